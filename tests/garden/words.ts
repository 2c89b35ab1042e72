/** A text in the languages of the site. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

const say = (en: string, zh: string): Words => ({ en, zh });

/** What comes before a plant's kind in its name. */
export const LOOKS: readonly Words[] = [
  say('Silver', '银叶'),
  say('Weeping', '垂枝'),
  say('River', '河岸'),
  say('Winter', '冬青'),
  say('Dwarf', '矮生'),
  say('Golden', '金边'),
  say('Northern', '北地'),
];

export const TREES: readonly Words[] = [
  say('birch', '桦'),
  say('maple', '槭'),
  say('lime', '椴'),
  say('cedar', '雪松'),
  say('oak', '栎'),
  say('ash', '梣'),
];

export const SHRUBS: readonly Words[] = [
  say('hazel', '榛'),
  say('lilac', '丁香'),
  say('broom', '金雀花'),
  say('barberry', '小檗'),
];

export const FERNS: readonly Words[] = [
  say('shield fern', '鳞毛蕨'),
  say('hart’s tongue', '对开蕨'),
  say('spleenwort', '铁角蕨'),
  say('polypody', '水龙骨'),
];

export const BEDS: readonly Words[] = [
  say('tulip bed', '郁金香花坛'),
  say('iris bed', '鸢尾花坛'),
  say('peony bed', '牡丹花坛'),
  say('aster bed', '紫菀花坛'),
];

export const HOUSES: readonly Words[] = [
  say('palm house', '棕榈馆'),
  say('orchid house', '兰馆'),
  say('cactus house', '仙人掌馆'),
  say('seed store', '种子库'),
];

export const PLACES: readonly Words[] = [
  say('North terrace', '北台地'),
  say('Spring meadow', '泉边草地'),
  say('Old quarry', '旧采石场'),
  say('Mill pond', '磨坊池'),
];

/** What events are about; a spring is in some of each kind. */
export const SUBJECTS: readonly Words[] = [
  say('The bark of old trees', '老树的树皮'),
  say('A spring under the hill', '山下的泉'),
  say('Mosses of the north wall', '北墙的苔藓'),
  say('How seeds travel', '种子怎样旅行'),
  say('The names of apples', '苹果的名字'),
  say('Light in the glasshouse', '温室里的光'),
  say('Water of the spring garden', '泉园的水'),
  say('A year of the meadow', '草地的一年'),
];

/** The kinds of events, as a part of their names. */
export const EVENTS = {
  talks: say('a talk', '讲座'),
  walks: say('a walk', '步行'),
  courses: say('a course of three evenings', '三晚课程'),
  notes: say('a note of the gardeners', '园丁札记'),
};

export const TAGS: readonly Words[] = [
  say('Soil', '土壤'),
  say('Water', '水'),
  say('Seeds', '种子'),
  say('Weather', '天气'),
];

/** Sentences that any page may say; none of them is true anywhere else. */
export const SENTENCES: readonly Words[] = [
  say(
    'It stands where the path of the garden turns towards the pond, and is watered by hand in dry years.',
    '它立在园中小径转向池塘的地方，旱年由人工浇灌。',
  ),
  say(
    'The oldest label of it was written in pencil, and can still be read.',
    '最早的标签是用铅笔写的，至今仍可辨认。',
  ),
  say(
    'In the second week of April the buds of the lower branches open, a few days before those at the top.',
    '四月第二周，下层枝条先萌芽，比顶端早几天。',
  ),
  say(
    'Visitors may touch the leaves, and are asked to leave the fruit to the birds.',
    '游人可以触摸叶片，果实请留给鸟儿。',
  ),
  say(
    'Cuttings of the plant are given away on the last Saturday of October, as long as there are any.',
    '十月最后一个周六分送插条，送完为止。',
  ),
  say(
    'The bed was dug anew after the flood, with sand of the river below and leaf mould of the wood above.',
    '水灾之后花坛重新翻过，下层是河沙，上层是林中的腐叶土。',
  ),
  say(
    'What grows beside it was chosen for its shade, which keeps the roots cool until the end of August.',
    '旁边的植物因其树荫而入选，到八月底为根部遮阳。',
  ),
  say('A bench stands nearby.', '近旁有一张长椅。'),
];

/** Headings of longer texts. */
export const HEADINGS: readonly Words[] = [
  say('Where it grows', '生长之处'),
  say('Through the year', '一年之中'),
  say('How it is cared for', '怎样照料'),
  say('Who planted it', '谁种下的'),
  say('What the birds leave', '鸟儿留下的'),
  say('Where to look next', '再看哪里'),
];

import {
  dateAt,
  eventsOf,
  filesOf,
  type Item,
  join,
  longText,
  nameAt,
  paragraphsFrom,
  pictureAt,
  sentencesFrom,
  wordAt,
} from './content.ts';
import { MENU } from './menu.ts';
import { BEDS, FERNS, HOUSES, PLACES, SHRUBS, SUBJECTS, TAGS, TREES, type Words } from './words.ts';

const MAIL = 'garden.example';

const countTo = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Plants with a page of their own. */
function plantsOf(folder: string, kinds: readonly Words[], count: number): Item[] {
  return countTo(count).map((place) => ({
    path: `collection/${folder}/${folder}-${place + 1}`,
    facts: {
      name: nameAt(kinds, place),
      title: join(wordAt(PLACES, place), { zh: '的植株', en: 'plant' }),
      school: wordAt(PLACES, place + 1),
      order: place + 1,
      photo: pictureAt(place),
      ...(folder === 'trees'
        ? { email: `tree-${place + 1}@${MAIL}` }
        : { visitingTime: { zh: '四月至十月', en: 'April to October' } }),
      ...(place % 3 === 1 ? filesOf() : {}),
    },
    texts: {
      introduction: sentencesFrom(place, 1 + (place % 4)),
      ...(folder === 'ferns' && place % 5 === 4
        ? {}
        : { professional: join({ zh: '- ', en: '-' }, wordAt(TAGS, place)) }),
      ...(folder === 'trees' ? { course: sentencesFrom(place + 5, 1) } : {}),
      description: longText(place),
    },
  }));
}

/** Beds that are open, or closed for the year; the telephone is no part of any page. */
function bedsOf(type: 'current' | 'post', count: number): Item[] {
  return countTo(count).map((place) => ({
    path: `collection/beds/${type}-${place + 1}`,
    facts: {
      name: join(nameAt(BEDS, place), {
        zh: type === 'current' ? '' : '旧址',
        en: type === 'current' ? 'in flower' : 'of last year',
      }),
      title: wordAt(PLACES, place),
      photo: pictureAt(place + 1),
      mobile: `+99 555 01${10 + place}`,
      ...(place % 6 === 3 ? {} : { email: `bed-${type}-${place + 1}@${MAIL}` }),
      ...(type === 'post' && place % 2 === 0 ? { company: wordAt(PLACES, place + 2) } : {}),
      type,
      order: place + 1,
    },
    texts: { introduction: sentencesFrom(place + 2, 2 + (place % 3)) },
  }));
}

function housesOf(count: number): Item[] {
  return countTo(count).map((place) => ({
    path: `collection/houses/house-${place + 1}`,
    facts: {
      name: nameAt(HOUSES, place),
      title: wordAt(PLACES, place),
      photo: pictureAt(place + 2),
      ...(place % 7 === 5 ? {} : { email: `house-${place + 1}@${MAIL}` }),
      mobile: `+99 555 02${10 + place}`,
      ...(place % 3 === 0 ? { company: wordAt(PLACES, place + 1) } : {}),
      order: place + 1,
    },
    texts: { introduction: sentencesFrom(place + 4, 1 + (place % 2)) },
  }));
}

/** Those who answer for a part of the garden, by their offices. */
function officesOf(folder: string, count: number, chiefs: readonly string[]): Item[] {
  return countTo(count).map((place) => ({
    path: `${folder}/office-${place + 1}`,
    facts: {
      name: join({ zh: '管护：', en: 'Warden:' }, nameAt(TREES, place)),
      title: wordAt(PLACES, place),
      committeeType: chiefs[place] ?? 'member',
      order: place + 1,
    },
    texts: { introduction: sentencesFrom(place, 1 + (place % 5)) },
  }));
}

function reportsOf(count: number): Item[] {
  return countTo(count).map((place) => ({
    path: `reports/report-${place + 1}`,
    facts: {
      name: join(wordAt(SUBJECTS, place), { zh: `，第${place + 1}期`, en: `no. ${place + 1}` }),
      cover: pictureAt(place),
      introduction: sentencesFrom(place, 2),
      publishedAt: dateAt(place * 3),
      ...(place % 3 === 1 ? filesOf() : {}),
    },
    texts: { description: paragraphsFrom(place, 3) },
  }));
}

function chaptersOf(count: number): Item[] {
  return countTo(count).map((place) => ({
    path: `almanac/year-${2020 + place}`,
    facts: {
      name: join(wordAt(SUBJECTS, place), { zh: `，${2020 + place}年`, en: `in ${2020 + place}` }),
      order: place + 1,
      cover: pictureAt(place),
      materials: [{ name: wordAt(SUBJECTS, place + 1), content: '/media/files/guide.pdf' }],
      ...filesOf(),
    },
    texts: { content: longText(place) },
  }));
}

/** What the home page tells in short, with where it leads. */
const NOTICES: Item[] = [
  '/plants/trees',
  '/programme/talks',
  '/garden/history',
  '/programme/almanac',
  '/garden/visit',
].map((path, place) => ({
  path: `home/latest-situations/notice-${place + 1}`,
  facts: {
    name: join(wordAt(SUBJECTS, place + 3), { zh: '：通知', en: '– a notice' }),
    introduction: sentencesFrom(place, 4),
    cover: pictureAt(place * 3),
    path,
    orderValue: place + 1,
  },
}));

const GATES = [
  { name: { zh: '正门', en: 'Main gate' }, zipCode: '10001', slug: 'gate' },
  { name: { zh: '山上小屋', en: 'Hill lodge' }, zipCode: '10002', slug: 'lodge' },
  { name: { zh: '种子交换处', en: 'Seed exchange' }, zipCode: '10003', slug: 'seeds' },
].map(({ slug, ...place }, index) => ({
  ...place,
  mobile: `+99 555 03${10 + index}`,
  email: `${slug}@${MAIL}`,
  address: { zh: `山路${index + 1}号`, en: `${index + 1} Hill Road` },
  url: `https://maps.example/${slug}`,
  cover: pictureAt(index * 3),
}));

const FORMS: Item[] = ['painting', 'camera', 'wedding'].map((code, place) => ({
  path: `forms/${code}-permit`,
  facts: { cover: pictureAt(place * 3), ...filesOf() },
  texts: { content: longText(place) },
}));

const SINGLE: Item[] = [
  {
    path: 'history',
    facts: {},
    texts: { introduction: join(longText(0), { zh: '\n\n', en: '\n\n' }, longText(2)) },
  },
  {
    path: 'welcome',
    facts: { cover: '/media/tall-1.webp', sign: '/media/sign.svg' },
    texts: { content: longText(1) },
  },
  {
    path: 'visit',
    facts: { name: { zh: '来访', en: 'Plan a visit' }, addresses: GATES },
    texts: { introduction: sentencesFrom(3, 2), description: longText(3) },
  },
  {
    path: 'almanac',
    facts: { name: { zh: '《年历》', en: 'Almanac' }, cover: '/media/tall-2.webp' },
    texts: { introduction: longText(2) },
  },
  {
    path: 'home/titles',
    facts: {
      id: 'titles',
      leftTitle: { zh: '近期活动', en: 'Coming up' },
      rightTitle: { zh: '园中', en: 'In the garden' },
    },
  },
  {
    path: 'home/site-infrastructure',
    facts: {
      topLogo: '/media/logo.svg',
      bottomLogo: '/media/logo.svg',
      copyRightNo: { zh: '© 山坡植物园', en: '© Hillside Botanical Garden' },
      recordNo: '园备0000号',
      code: '/media/code.svg',
      friendLinks: ['museum', 'library', 'observatory'].map((name, place) => ({
        id: name,
        name: join(wordAt(PLACES, place), { zh: '之友', en: 'friends' }),
        link: `https://${name}.example/`,
      })),
    },
  },
];

/** The entries of the menu as the server names them. */
const ENTRIES: Item[] = MENU.map(({ parent, ...facts }) => ({
  path: `home/navigations/entry-${facts.code}`,
  facts: { ...facts, ...(parent === undefined ? {} : { parent: `entry-${parent}` }) },
}));

/** All that the garden has to say. */
export const ITEMS: readonly Item[] = [
  ...plantsOf('trees', TREES, 41),
  ...plantsOf('shrubs', SHRUBS, 22),
  ...plantsOf('ferns', FERNS, 22),
  ...bedsOf('current', 23),
  ...bedsOf('post', 22),
  ...housesOf(23),
  ...eventsOf('talks', 23, 0),
  ...eventsOf('walks', 22, 1),
  ...eventsOf('courses', 24, 2),
  ...eventsOf('notes', 23, 3),
  ...officesOf('council', 6, ['chair', 'viceChair']),
  ...officesOf('wardens', 12, ['chair', 'viceChair', 'secretary']),
  ...reportsOf(45),
  ...chaptersOf(6),
  ...NOTICES,
  ...FORMS,
  ...SINGLE,
  ...ENTRIES,
];

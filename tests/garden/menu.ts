import type { Words } from './words.ts';

/** An entry of the menu as the server answers it. */
export interface MenuEntry {
  readonly code: string;
  readonly name: Words;
  readonly parent?: string;
  readonly state: 'PUBLISHED' | 'DRAFT';
  readonly display: boolean;
  readonly sortValue: number;
}

interface Group {
  readonly code: string;
  readonly name: Words;
  /** The pages of the group in their order: code, English name, Chinese name. */
  readonly pages: readonly (readonly [code: string, en: string, zh: string])[];
}

const GROUPS: readonly Group[] = [
  {
    code: 'garden',
    name: { zh: '本园', en: 'The garden' },
    pages: [
      ['history', 'History', '沿革'],
      ['welcome', 'Welcome', '欢迎'],
      ['council', 'Council', '理事会'],
      ['wardens', 'Wardens', '管护'],
      ['reports', 'Reports', '园讯'],
      ['visit', 'Plan a visit', '来访'],
    ],
  },
  {
    code: 'plants',
    name: { zh: '植物', en: 'Plants' },
    pages: [
      ['trees', 'Trees', '树木'],
      ['beds', 'Flower beds', '花坛'],
      ['shrubs', 'Shrubs', '灌木'],
      ['ferns', 'Ferns', '蕨类'],
      ['houses', 'Glasshouses', '温室'],
    ],
  },
  {
    code: 'programme',
    name: { zh: '活动', en: 'Programme' },
    pages: [
      ['talks', 'Talks', '种子库讲座'],
      ['walks', 'Walks', '园中步行'],
      ['courses', 'Courses', '三晚课程'],
      ['notes', 'Notes', '园丁札记'],
      ['almanac', 'Almanac', '《年历》'],
    ],
  },
  {
    code: 'permits',
    name: { zh: '许可', en: 'Permits' },
    pages: [
      ['painting-permit', 'Painting in the garden', '园中写生'],
      ['camera-permit', 'Filming with a tripod', '架设摄影'],
    ],
  },
];

/** What the menu does not show: a draft, which has a preview, and an entry that is hidden. */
const UNSEEN: readonly MenuEntry[] = [
  {
    code: 'wedding-permit',
    name: { zh: '婚礼', en: 'Weddings' },
    parent: 'permits',
    state: 'DRAFT',
    display: true,
    sortValue: 0,
  },
  {
    code: 'mushrooms',
    name: { zh: '蘑菇', en: 'Mushrooms' },
    parent: 'plants',
    state: 'PUBLISHED',
    display: false,
    sortValue: 0,
  },
];

/** The entries of the menu, the highest sort value first. */
export const MENU: readonly MenuEntry[] = [
  ...GROUPS.flatMap(({ code, name, pages }, group): MenuEntry[] => [
    { code, name, state: 'PUBLISHED', display: true, sortValue: 10 * (GROUPS.length - group) },
    ...pages.map(
      ([page, en, zh], place): MenuEntry => ({
        code: page,
        name: { zh, en },
        parent: code,
        state: 'PUBLISHED',
        display: true,
        sortValue: 10 * (pages.length - place),
      }),
    ),
  ]),
  ...UNSEEN,
];

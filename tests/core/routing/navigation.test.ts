import { describe, expect, test } from 'vitest';
import type { RouteTable } from '../../../src/core/manifest/route-model.ts';
import { readNavigation } from '../../../src/core/routing/navigation.ts';

const MENU = { title: {}, italic: false, sortValue: 0, notMenu: false };
const PAGE = {
  id: 'ferns',
  route: '/plants/ferns',
  aliases: [],
  section: '/plants',
  parent: undefined,
  views: [],
  tabs: undefined,
  search: undefined,
  renderers: { layouts: [], frames: [], override: undefined },
};
const PEOPLE = {
  route: '/plants',
  menu: { ...MENU, code: 'people' },
  description: undefined,
  children: { of: 'rounds', route: '/plants/:id', drafts: false },
};
const TABLE: RouteTable = {
  sections: [PEOPLE],
  routes: [{ ...PAGE, menu: { ...MENU, code: 'ferns' } }],
};
const read = (answer: unknown, table = TABLE) => readNavigation(answer, table);

const ENTRY = {
  id: '1',
  code: 'people',
  name: 'People',
  parent: '0',
  state: 'PUBLISHED',
  display: true,
  sortValue: 3,
};
const READ = {
  id: '1',
  code: 'people',
  name: 'People',
  parent: '0',
  published: true,
  display: true,
  sortValue: 3,
};

describe('the navigation list', () => {
  test.each<[string, object, object]>([
    ['whole', {}, {}],
    ['with a number for its id', { id: 7 }, { id: '7' }],
    ['with a number for its parent', { parent: 0 }, { parent: '0' }],
    ['without a parent', { parent: null }, { parent: undefined }],
    ['with an empty parent', { parent: '' }, { parent: undefined }],
    ['with an odd parent', { parent: {} }, { parent: undefined }],
    ['without a name', { name: undefined }, { name: '' }],
    ['with an odd name', { name: { zh: 'x' } }, { name: '' }],
    ['not published', { state: 'DRAFT' }, { published: false }],
    ['published in other letters', { state: 'published' }, { published: false }],
    ['without a state', { state: undefined }, { published: false }],
    ['not displayed', { display: false }, { display: false }],
    ['with a text for display', { display: 'true' }, { display: false }],
    ['with a number for display', { display: 1 }, { display: false }],
    ['without a sort value', { sortValue: undefined }, { sortValue: 0 }],
    ['with a sort value of null', { sortValue: null }, { sortValue: 0 }],
    ['with a text for sort value', { sortValue: '9' }, { sortValue: 0 }],
    ['with more than is read', { extra: '<script>' }, {}],
    [
      'with a name longer than a line',
      { name: 'a'.repeat(1001) },
      { name: `${'a'.repeat(1000)}…` },
    ],
    ['with a code as long as any may be', { code: 'a'.repeat(320) }, { code: 'a'.repeat(320) }],
  ])('reads an entry %s', (_, change, expected) => {
    expect(read([ENTRY, { ...ENTRY, ...change }])).toEqual([READ, { ...READ, ...expected }]);
  });

  test('passes over what is no entry and keeps the rest in order', () => {
    const odd = [null, 5, 'people', [], {}, { id: '1' }, { code: 'a' }, { id: '', code: 'a' }];
    const more = [
      { id: {}, code: 'a' },
      { id: '1', code: 5 },
      { id: true, code: 'a' },
      { id: '1', code: 'a'.repeat(321) },
    ];
    const entries = read([...odd, ENTRY, ...more, { ...ENTRY, id: '2' }]);
    expect(entries?.map(({ id }) => id).filter((id) => id !== '')).toEqual(['1', '2']);
  });

  test('with an entry that cannot be read hides no page by having none for it', () => {
    const shown = { id: '', name: '', parent: undefined, published: true, display: true };
    expect(read([ENTRY, { ...ENTRY, code: null }])).toEqual([
      READ,
      { ...shown, code: 'ferns', sortValue: 0 },
      { ...shown, code: 'rounds', sortValue: 0 },
    ]);
    expect(read([ENTRY])).toEqual([READ]);
  });

  test('of more entries than a menu can show is read in part, and hides nothing by the rest', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => ({ ...ENTRY, code: `c${index}` }));
    const entries = read([ENTRY, ...many]);
    expect(entries?.length).toBeLessThan(2100);
    expect(entries?.find(({ code }) => code === 'ferns')?.display).toBe(true);
  });

  test.each([null, undefined, {}, 'text', 5, { 0: ENTRY, length: 1 }])('is not %j', (answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test('may hide every page', () => {
    expect(read([{ ...ENTRY, display: false }])).toEqual([{ ...READ, display: false }]);
  });

  test.each<[string, readonly unknown[]]>([
    ['is empty', []],
    ['holds no entry', [1, 'a', null, {}]],
    ['holds ids alone', [{ id: '1' }, { id: '2' }]],
    ['holds entries whose values are all null', [{ id: null, code: null, state: null }]],
    ['does not say what is shown', [{ id: '1', code: 'people' }]],
    ['says so in values of other types', [{ ...ENTRY, state: 1, display: 'yes' }]],
    ['names nothing of the site', [{ ...ENTRY, code: 'products' }]],
  ])('is as good as none where it %s', (_, answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test.each(['people', 'ferns', 'rounds'])('is of use by the one entry %s', (code) => {
    expect(read([{ ...ENTRY, code }])).toEqual([{ ...READ, code }]);
  });

  test('of a site that asks for no entry by its code may name any', () => {
    const own = { sections: [], routes: [{ ...PAGE, menu: { ...MENU, code: undefined } }] };
    expect(read([{ ...ENTRY, code: 'products' }], own)).toEqual([{ ...READ, code: 'products' }]);
    expect(read([], own)).toEqual([]);
    expect(read([{}], own)).toBeUndefined();
  });
});

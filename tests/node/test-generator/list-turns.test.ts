import { expect, test, vi } from 'vitest';
import { arrange } from '../../../src/node/test-generator/suite/support/api.ts';
import { expectTurns } from '../../../src/node/test-generator/suite/support/expected-head.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: { languages: [{ code: 'en' }] },
}));

const LANGUAGE = { code: 'en', tag: 'en', direction: 'ltr', label: '', dates: 'en', siteName: '' };
const TURN = { number: 2, last: 3, language: LANGUAGE };
/** Links of a page with a list of its own and two parts, each at its second page. */
const TURNS = [
  '/people/a',
  '/people/a?page=3',
  '/people/a#news',
  '/people/a?page-news=3#news',
  '/people/a#papers',
];

test('a list of a page has links to the pages around it', () => {
  const pageAt = (number: number) => `/people/a${number === 1 ? '' : `?page=${number}`}`;
  expectTurns({ turns: TURNS }, TURN, pageAt);
  expect(() => expectTurns({ turns: TURNS }, { ...TURN, last: 2 }, pageAt)).toThrow();
});

test('a part of a page has links of its own, which lead to the part', () => {
  const pageAt = (part: string) => (number: number) =>
    `/people/a${number === 1 ? '' : `?page-${part}=${number}`}`;
  expectTurns({ turns: TURNS }, { ...TURN, part: 'news' }, pageAt('news'));
  expectTurns({ turns: TURNS }, { ...TURN, last: 2, part: 'papers' }, pageAt('papers'));
  // The one after the next, and a link where no page is.
  const far = TURNS.map((turn) => turn.replace('page-news=3', 'page-news=4'));
  expect(() => expectTurns({ turns: far }, { ...TURN, part: 'news' }, pageAt('news'))).toThrow();
  expect(() =>
    expectTurns({ turns: TURNS }, { ...TURN, last: 2, part: 'news' }, pageAt('news')),
  ).toThrow();
});

test('items that are equal by what a list is sorted by stay as they came, and so decide its end', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, year: id === 'c' ? 2025 : 2026 }));
  const source = {
    endpoint: '/papers',
    pageSize: 20,
    limit: 2,
    sort: { field: 'year', descending: true },
  };
  const idsOf = (all: readonly object[]) => all.map((item) => Reflect.get(item, 'id'));
  expect(idsOf(arrange(items, source))).toEqual(['a', 'b']);
  expect(idsOf(arrange(items.toReversed(), source))).toEqual(['b', 'a']);
});

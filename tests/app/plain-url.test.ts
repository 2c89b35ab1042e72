import { expect, test } from 'vitest';
import { toPlainUrl } from '../../src/app/plain-url.ts';
import type { SectionModel } from '../../src/core/manifest/route-model.ts';
import { FILTERS, listOf } from '../core/lists/list-of.ts';
import { menuOf, routeOf, SITE, sectionOf, viewOf } from '../core/site-of.ts';

const list = listOf({
  filters: FILTERS,
  time: { field: 'date', end: undefined, parameter: 'time' },
});
const PLAIN = routeOf('/talks', { views: [viewOf('view')] });
const FILTERED = routeOf('/talks', { views: [{ ...viewOf('view'), list }] });
const UNDATED = routeOf('/talks', {
  views: [viewOf('view'), { ...viewOf('list'), list: listOf({ filters: FILTERS }) }],
});
const PARTLY_DATED = routeOf('/talks', { views: [viewOf('view'), { ...viewOf('list'), list }] });
const SEARCH = routeOf('/talks', { views: [viewOf('view')], search: 'q' });

function plain(query: string, route = PLAIN) {
  const asked = new URL(`http://site.example/talks${query}`);
  const before = asked.href;
  const { url, isSearch, isDated } = toPlainUrl(SITE, [], route, asked);
  expect(asked.href).toBe(before);
  return { url: url.href.replace('http://site.example', ''), isSearch, isDated };
}

const isCertainAt =
  (sections: readonly SectionModel[] = []) =>
  (route: string) => {
    const row = routeOf(route, { views: [viewOf('view')] });
    return toPlainUrl(SITE, sections, row, new URL('http://site.example/a')).isCertain;
  };

const NOTHING = { isSearch: false, isDated: false };

test.each([
  ['', '/talks'],
  ['?utm_source=letter#part', '/talks'],
  ['?page=2&utm_source=letter', '/talks?page=2'],
  ['?page=1', '/talks'],
  ['?lang=en', '/talks?lang=en'],
])('a URL in its plain form has what its page reads: %s', (query, url) => {
  expect(plain(query)).toEqual({ url, ...NOTHING });
});

test('words that are searched for make it that of a search, where the page searches', () => {
  expect(plain('?q=oaks', SEARCH)).toEqual({ ...NOTHING, url: '/talks?q=oaks', isSearch: true });
  expect(plain('', SEARCH)).toEqual({ ...NOTHING, url: '/talks' });
  expect(plain('?q=oaks')).toEqual({ ...NOTHING, url: '/talks' });
});

test('a filter does too, and so a list that changes with the day says so', () => {
  expect(plain('?kind=paper', FILTERED)).toEqual({
    url: '/talks?kind=paper',
    isSearch: true,
    isDated: true,
  });
  expect(plain('', FILTERED)).toEqual({ url: '/talks', isSearch: false, isDated: true });
  expect(plain('', UNDATED)).toEqual({ url: '/talks', isSearch: false, isDated: false });
  expect(plain('', PARTLY_DATED)).toMatchObject({ isDated: true });
  expect(plain('?kind=paper', UNDATED)).toMatchObject({ isSearch: true, isDated: false });
});

test('a page is certain unless its path has parameters: a detail is where its item is', () => {
  expect(['/talks', '/talks/:id', '/:kind/talks'].map(isCertainAt())).toEqual([true, false, false]);
});

test('so are pages that the menus name', () => {
  const children = { of: 'calls', route: '/calls/:code', drafts: false };
  const section = sectionOf('/calls', menuOf('calls'));
  const sections = [sectionOf('/talks', menuOf('talks')), { ...section, children }];
  expect(['/calls/:code', '/talks/:id'].map(isCertainAt(sections))).toEqual([true, false]);
});

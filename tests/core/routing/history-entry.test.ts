import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RouteModel } from '../../../src/core/manifest/route-model.ts';
import {
  cacheKeyOf,
  type HistoryEntry,
  paramsAt,
  queryOf,
  searchState,
} from '../../../src/core/routing/history-entry.ts';
import { routeOf, viewOf } from '../site-of.ts';

const SEARCH = routeOf('/search', { search: 'q' });
const PLAIN = routeOf('/news');
const views = ['lectures', 'insights'].map((name) => viewOf(name));
const LISTED = routeOf('/search', { views: views.slice(0, 1) });
const TOGETHER = routeOf('/search', {
  tabs: { parameter: 'tab', together: true },
  search: 'q',
  views,
});
const APART = routeOf('/search', { tabs: { parameter: 'tab', together: false }, views });
const entryAt = (search: string, state?: unknown): HistoryEntry => ({
  pathname: '/search',
  search,
  state,
});

/** What other scripts, older versions of the site, or a hostile page may have left in the history. */
const FOREIGN: readonly unknown[] = [
  undefined,
  null,
  'tea',
  5,
  true,
  [],
  ['tea'],
  {},
  { query: undefined },
  { query: 5 },
  { query: ['tea'] },
  { query: { toString: 'tea' } },
  { asked: 5 },
  { usr: { query: 'tea' }, key: 'default' },
];

afterEach(() => {
  vi.useRealTimers();
});

describe('the parameters of a page', () => {
  test('are the URL’s own, and the words searched for where the page searches', () => {
    const entry = entryAt('?q=tea');
    expect(paramsAt(PLAIN, { id: '5' }, entry)).toEqual({ id: '5' });
    expect(paramsAt(SEARCH, { id: '5' }, entry)).toEqual({ id: '5', query: 'tea' });
  });
});

describe('the words searched for', () => {
  test.each<[string, string, unknown, string | undefined]>([
    ['the URL’s', '?q=tea', undefined, 'tea'],
    ['the URL’s, decoded', '?q=tea+%26%20%E6%B9%96', null, 'tea & 湖'],
    ['the URL’s first', '?q=tea&q=rice', null, 'tea'],
    ['the navigation’s', '', { query: 'tea', asked: 1 }, 'tea'],
    ['the navigation’s before the URL’s', '?q=rice', { query: 'tea', asked: 1 }, 'tea'],
    ['the navigation’s without a time', '', { query: 'tea' }, 'tea'],
    ['empty where the navigation’s are', '?q=rice', { query: '', asked: 1 }, ''],
    ['empty where the URL’s are', '?q=', null, ''],
    ['none', '', null, undefined],
    ['none in another parameter', '?p=tea', null, undefined],
  ])('are %s', (_, search, state, words) => {
    expect(queryOf(SEARCH, entryAt(search, state))).toBe(words);
  });

  test('are the URL’s where the state is not the site’s own', () => {
    for (const state of FOREIGN) {
      expect(queryOf(SEARCH, entryAt('?q=tea', state)), JSON.stringify(state)).toBe('tea');
      expect(queryOf(SEARCH, entryAt('', state)), JSON.stringify(state)).toBeUndefined();
    }
  });

  test('are none on a page that does not search', () => {
    expect(queryOf(PLAIN, entryAt('?q=tea', { query: 'tea', asked: 1 }))).toBeUndefined();
  });
});

/** The key of a page without parameters. */
function keyOf(route: RouteModel, entry: HistoryEntry): string {
  return cacheKeyOf({ route, params: {} }, entry);
}

describe('the key under which a page’s lists are kept', () => {
  test.each<[string, string, string]>([
    ['the route', '', '["search"]'],
    ['the route and the page', '?page=2', '["search"]?page=2'],
    ['the route without an empty query', '?', '["search"]'],
    ['the route without what the page does not read', '?a=b&q=tea&tab=c&page=x', '["search"]'],
    ['the route without the language', '?page=2&lang=en', '["search"]?page=2'],
  ])('is %s', (_, search, key) => {
    expect(keyOf(LISTED, entryAt(search))).toBe(key);
  });

  test('is the path where no page is', () => {
    expect(cacheKeyOf(undefined, entryAt('?page=2&a=b'))).toBe('/search');
  });

  test('tells pages apart that a path could be of', () => {
    const entry = { pathname: '/plants/ferns', search: '' };
    const keys = [routeOf('/plants/ferns'), routeOf('/plants/:id')].map((route) =>
      cacheKeyOf({ route, params: { id: 'ferns' } }, entry),
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('has the values of the route’s parameters, however the path spells them', () => {
    const route = routeOf('/plants/:id/:paper');
    const entry = { pathname: '/people/a/b', search: '' };
    const key = cacheKeyOf({ route, params: { id: 'a', paper: 'b' } }, entry);
    const alias = { route, params: { paper: 'b', id: 'a', query: 'tea' } };
    expect(cacheKeyOf(alias, { ...entry, pathname: '/papers/b/of/A' })).toBe(key);
    expect(cacheKeyOf({ route, params: { id: 'b', paper: 'a' } }, entry)).not.toBe(key);
    expect(cacheKeyOf({ route, params: { id: 'a","b', paper: '' } }, entry)).not.toBe(key);
  });

  test.each(['', '?page=2', '?lang=en', '?utm_source=post&page=3&lang=zh'])(
    'is the same for all tabs that came together (%s)',
    (search) => {
      const key = keyOf(TOGETHER, entryAt(search));
      const tab = '?tab=insights';
      expect(keyOf(TOGETHER, entryAt(tab))).toBe(key);
      expect(keyOf(APART, entryAt(tab))).not.toBe(keyOf(APART, entryAt(search)));
    },
  );

  test('tells the words of URLs apart', () => {
    const keys = ['', '?q=', '?q=tea', '?q=rice'].map((search) => keyOf(TOGETHER, entryAt(search)));
    expect(new Set(keys).size).toBe(4);
  });

  test('tells searches apart, and the same words asked again', () => {
    const states = [
      undefined,
      { query: 'tea', asked: 1 },
      { query: 'tea', asked: 2 },
      { query: 'rice', asked: 1 },
      { query: '', asked: 1 },
    ];
    const keys = states.map((state) => keyOf(TOGETHER, entryAt('', state)));
    expect(new Set(keys).size).toBe(states.length);
  });

  test('is the same whenever the reader comes back to a search', () => {
    const state = { query: 'tea', asked: 1 };
    const tab = keyOf(TOGETHER, entryAt('?tab=insights', { ...state }));
    expect(keyOf(TOGETHER, entryAt('', state))).toBe(tab);
  });

  test('takes nothing from a state that is not the site’s own', () => {
    for (const state of FOREIGN) {
      const key = keyOf(SEARCH, entryAt('?q=tea', state));
      expect(key, JSON.stringify(state)).toBe('["search"]?q=tea');
    }
  });

  test.each(['now', null, {}, undefined])('has the words without a time (%j)', (asked) => {
    const keys = ['tea', 'rice'].map((query) => keyOf(SEARCH, entryAt('', { query, asked })));
    expect(new Set([...keys, '["search"]']).size).toBe(3);
  });

  test('takes nothing from a state where the page does not search', () => {
    expect(keyOf(PLAIN, entryAt('', { query: 'tea', asked: 1 }))).toBe('["news"]');
  });
});

describe('the state of a search', () => {
  test('has the words and the time, so that asking again is another search', () => {
    vi.useFakeTimers({ now: 1000 });
    const first = searchState('tea');
    vi.setSystemTime(2000);
    const second = searchState('tea');
    expect([first, second]).toEqual([
      { query: 'tea', asked: 1000 },
      { query: 'tea', asked: 2000 },
    ]);
    const keys = [first, second].map((state) => keyOf(SEARCH, entryAt('', state)));
    expect(keys[0]).not.toBe(keys[1]);
  });
});

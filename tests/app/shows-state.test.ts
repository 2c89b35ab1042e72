import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listStateOf, showsState } from '../../src/app/shows-state.ts';
import { cacheKeyOf } from '../../src/core/index.ts';
import { FILTERS, listOf } from '../core/lists/list-of.ts';
import { routeOf, viewOf } from '../core/site-of.ts';

const UTC = { timeZone: undefined };
const TIME = { field: 'date', end: undefined, parameter: 'time' } as const;
const plain = routeOf('/talks', { views: [viewOf('view')] });
const filtered = routeOf('/talks', {
  views: [viewOf('view'), { ...viewOf('list'), list: listOf({ filters: FILTERS }) }],
});
const dated = routeOf('/talks', {
  views: [
    { ...viewOf('list'), list: listOf({ filters: FILTERS }) },
    { ...viewOf('view'), list: listOf({ filters: FILTERS, time: TIME }) },
  ],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-03-01T23:30:00Z'));
});
afterEach(() => void vi.useRealTimers());

test('the state of lists that readers work with is that of the URL, and of the day where it counts', () => {
  expect(listStateOf(UTC, plain, 'key')).toBeUndefined();
  expect(listStateOf(UTC, filtered, 'key')).toBe('key');
  expect(listStateOf(UTC, dated, 'key')).toBe('2026-03-01 key');
  expect(listStateOf({ timeZone: 'Europe/Berlin' }, dated, 'key')).toBe('2026-03-02 key');
});

const at = (search: string, pathname = '/talks') => ({ pathname, search });

/** Whether a page that was sent for one URL shows what another asks for. */
function shows(route: typeof plain, sentFor: string, location: ReturnType<typeof at>): boolean {
  const key = cacheKeyOf({ route, params: {} }, at(sentFor));
  const state = listStateOf(UTC, route, key);
  return showsState(UTC, { state, table: { sections: [], routes: [route] } }, location);
}

test('a page without such lists shows what any URL asks for', () => {
  expect(shows(plain, '', at('?kind=paper', '/nowhere'))).toBe(true);
});

test('a page of files shows the URL that it was written for, and not what is chosen in another', () => {
  expect(shows(filtered, '', at(''))).toBe(true);
  expect(shows(filtered, '', at('?utm_source=letter'))).toBe(true);
  expect(shows(filtered, '', at('?kind=paper'))).toBe(false);
  expect(shows(filtered, '?kind=paper', at('?kind=paper'))).toBe(true);
  expect(shows(filtered, '', at('', '/nowhere'))).toBe(false);
});

test('a page of upcoming items that was written yesterday does not show today’s', () => {
  const state = listStateOf(UTC, dated, cacheKeyOf({ route: dated, params: {} }, at('')));
  const sent = { state, table: { sections: [], routes: [dated] } };
  expect(showsState(UTC, sent, at(''))).toBe(true);
  vi.setSystemTime(new Date('2026-03-02T00:00:00Z'));
  expect(showsState(UTC, sent, at(''))).toBe(false);
});

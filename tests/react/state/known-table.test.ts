import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import type { RouteTable } from '../../../src/core/index.ts';
import { createKnownTable } from '../../../src/react/state/known-table.ts';
import { routeOf } from '../../core/site-of.ts';

const tableOf = (...routes: string[]): RouteTable => ({
  sections: [],
  routes: routes.map((route) => routeOf(route)),
});
const FIRST = tableOf('/trees');
const WHOLE = tableOf('/trees', '/ferns');

function open(loadTable?: () => Promise<RouteTable>) {
  const store = createStore();
  const known = createKnownTable({ store, table: FIRST, loadTable });
  return {
    known,
    shown: () => store.get(known.atom),
    find: async (path: string) => (await known.load())(path).routes.map(({ route }) => route),
  };
}

test('a page knows what came with it until all was asked for, which is done once', async () => {
  const loadTable = vi.fn(async () => WHOLE);
  const { shown, find } = open(loadTable);
  expect(shown()).toBe(FIRST);
  expect(loadTable).not.toHaveBeenCalled();
  expect(await find('/ferns')).toEqual(['/ferns']);
  expect(await find('/trees')).toEqual(['/trees']);
  expect(shown()).toBe(WHOLE);
  expect(loadTable).toHaveBeenCalledOnce();
});

test('a table that is whole is asked of nobody', async () => {
  const { shown, find } = open();
  expect(await find('/trees')).toEqual(['/trees']);
  expect(await find('/ferns')).toEqual([]);
  expect(shown()).toBe(FIRST);
});

test('one that could not be had is asked for again', async () => {
  const loadTable = vi.fn(async () => WHOLE).mockRejectedValueOnce(new Error('offline'));
  const { shown, find } = open(loadTable);
  await expect(find('/ferns')).rejects.toThrow('offline');
  expect(shown()).toBe(FIRST);
  expect(await find('/ferns')).toEqual(['/ferns']);
});

test('one that was edited holds from then on, and no other is asked for', async () => {
  const loadTable = vi.fn(async () => WHOLE);
  const { known, shown, find } = open(loadTable);
  const edited = tableOf('/shrubs');
  known.replace(edited);
  expect(shown()).toBe(edited);
  expect(await find('/shrubs')).toEqual(['/shrubs']);
  expect(await find('/ferns')).toEqual([]);
  expect(loadTable).not.toHaveBeenCalled();
});

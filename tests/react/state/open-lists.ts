import { createStore } from 'jotai';
import { vi } from 'vitest';
import type { ActiveView, MappedAnswer, MappedItem } from '../../../src/core/index.ts';
import type { ViewSource } from '../../../src/core/manifest/route-model.ts';
import type { ItemRequest } from '../../../src/react/site-runtime.ts';
import { ViewStates } from '../../../src/react/state/view-states.ts';
import { routeOf, sourceOf } from '../../core/site-of.ts';

export const KEY = '/list';
export const ITEM: ViewSource = { name: 'view', source: sourceOf('/item', { answers: 'one' }) };
export const LIST: ViewSource = { name: 'list', source: sourceOf('/list', { paging: 'client' }) };
export const PAGED: ViewSource = { name: 'list', source: sourceOf('/list', { paging: 'server' }) };

export const itemsOf = (count: number) => Array.from({ length: count }, () => ({}) as MappedItem);
export const answerOf = (count: number, hasMore = false): MappedAnswer => ({
  items: itemsOf(count),
  hasMore,
});
export const active = (views: readonly ViewSource[]): ActiveView[] =>
  views.map((view) => ({ ...view, firstPage: 0, choices: {} }));

export type LoadItems = (request: ItemRequest) => Promise<MappedAnswer | undefined>;

/** The lists of a page with some views, whose calls a test answers. */
export function openLists(
  views: readonly ViewSource[],
  loadItems: LoadItems = async () => answerOf(3),
) {
  const store = createStore();
  const load = vi.fn(loadItems);
  const states = new ViewStates({ store, loadItems: load });
  const visit = { route: routeOf(KEY, { views }), params: { id: '7' } };
  return {
    states,
    load,
    names: () => load.mock.calls.map(([{ view }]) => view.name),
    enter: (key = KEY, fresh = true) => states.enter(key, active(views), visit, { fresh }),
    openDrawer: (key: string) => states.open(key, active(views), visit),
    restore: (sent: Parameters<ViewStates['restore']>[3]) =>
      states.restore(KEY, active(views), visit, sent),
    read: (name = 'list', key = KEY) => {
      const state = states.stateOf(key, name);
      return state && store.get(state);
    },
  };
}

/** An answer that a test gives when it likes. */
export function later() {
  const waiting: { give: (answer: MappedAnswer) => void; fail: (error: unknown) => void }[] = [];
  const loadItems: LoadItems = () =>
    new Promise((give, fail) => {
      waiting.push({ give, fail });
    });
  return { waiting, loadItems };
}

/** Waits for what is done before a call is made. */
export const tick = () => new Promise((resolve) => setTimeout(resolve));

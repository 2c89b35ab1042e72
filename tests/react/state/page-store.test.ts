import { expect, test, vi } from 'vitest';
import type { PageModel } from '../../../src/core/index.ts';
import { createPageStore, type Registry } from '../../../src/react/site-runtime.ts';
import { routeOf, viewOf } from '../../core/site-of.ts';
import { NO_RENDERERS, pageOf } from './run-site.ts';

const Rendered = () => null;
const LAYOUT = { Layout: Rendered, Skeleton: Rendered };
const LISTS = { Controls: Rendered, Items: Rendered };

/** A store of pages whose code is loaded by functions that count. */
function openStore(first?: PageModel) {
  const layout = vi.fn(async () => LAYOUT);
  const frame = vi.fn(async () => Rendered);
  const override = vi.fn(async () => Rendered);
  const lists = vi.fn(async () => LISTS);
  const loadPage = vi.fn(async (id: string) => pageOf({ id, route: `/${id}` }));
  const registry: Registry = {
    ...NO_RENDERERS,
    layouts: { prose: layout, table: layout },
    frames: { single: frame },
    overrides: { special: override },
    lists,
  };
  return {
    store: createPageStore(registry, loadPage, first),
    layout,
    frame,
    override,
    lists,
    loadPage,
  };
}

const needs = (change: object = {}) => ({
  layouts: [],
  frames: [],
  override: undefined,
  ...change,
});
const HERE = routeOf('/here', { renderers: needs({ layouts: ['prose'], frames: ['single'] }) });

test('a page is loaded with the renderers that it names, and no others', async () => {
  const { store, layout, frame, override, lists } = openStore();
  expect(store.page('here')).toBeUndefined();
  const page = await store.load(HERE);
  expect(page.id).toBe('here');
  expect(store.page('here')).toBe(page);
  expect(store.layout('prose')).toBe(LAYOUT);
  expect(store.frame('single')).toBe(Rendered);
  expect([layout, frame, override, lists].map((load) => load.mock.calls.length)).toEqual([
    1, 1, 0, 0,
  ]);
});

test('what is there is not loaded again', async () => {
  const { store, layout, frame, override, lists, loadPage } = openStore();
  const view = { ...viewOf('view'), list: { filters: [] } as never };
  const renderers = needs({ layouts: ['prose'], frames: ['single'], override: 'special' });
  for (const route of ['/one', '/other', '/one']) {
    await store.load(routeOf(route, { renderers, views: [view] }));
  }
  expect(loadPage.mock.calls).toEqual([['one'], ['other']]);
  expect([layout, frame, override, lists].map((load) => load.mock.calls.length)).toEqual([
    1, 1, 1, 1,
  ]);
});

test('a page that came with the HTML is not asked for', async () => {
  const first = pageOf({ id: 'here', route: '/here' });
  const { store, loadPage } = openStore(first);
  expect(store.page('here')).toBe(first);
  expect(await store.load(HERE)).toBe(first);
  expect(loadPage).not.toHaveBeenCalled();
});

test('what lists are worked with by comes with the first page that has such a list', async () => {
  const { store, lists } = openStore();
  await store.load(HERE);
  expect([store.lists(), lists.mock.calls.length]).toEqual([undefined, 0]);
  const view = { ...viewOf('view'), list: { filters: [] } as never };
  await store.load(routeOf('/list', { views: [viewOf('other'), view] }));
  expect(store.lists()).toBe(LISTS);
});

test('a site may have nothing that lists are worked with by', async () => {
  const store = createPageStore(NO_RENDERERS, async (id) => pageOf({ id, route: `/${id}` }));
  const view = { ...viewOf('view'), list: { filters: [] } as never };
  await store.load(routeOf('/list', { views: [view] }));
  expect(store.lists()).toBeUndefined();
});

test('a page with its own renderer has that', async () => {
  const { store, override } = openStore();
  await store.load(routeOf('/own', { renderers: needs({ override: 'special' }) }));
  expect(store.override('special')).toBe(Rendered);
  expect(override).toHaveBeenCalledOnce();
});

test('a name that nothing goes by is said, with those that there are', async () => {
  const { store } = openStore();
  await expect(
    store.load(routeOf('/one', { renderers: needs({ layouts: ['prosa'] }) })),
  ).rejects.toThrow('There is no layout "prosa"; there are: prose, table');
  await expect(
    store.load(routeOf('/two', { renderers: needs({ frames: ['singl'] }) })),
  ).rejects.toThrow('There is no frame "singl"; there are: single');
  await expect(
    store.load(routeOf('/three', { renderers: needs({ override: 'other' }) })),
  ).rejects.toThrow('There is no override "other"; there are: special');
  // What is not loaded yet cannot be rendered.
  expect(() => store.layout('prose')).toThrow('There is no layout "prose"; there are: none');
  expect(() => store.frame('single')).toThrow('There is no frame "single"; there are: none');
  expect(() => store.override('special')).toThrow(
    'There is no override "special"; there are: none',
  );
});

test('what a view maps its items to is read of its page, and a view that it has not is said', async () => {
  const introduction = { layout: { type: 'prose', slots: {} } } as never;
  const { store } = openStore({ ...pageOf({ id: 'here', route: '/here' }), introduction });
  expect(await store.loadSlots(HERE, 'introduction')).toMatchObject({ type: 'prose' });
  await expect(store.loadSlots(HERE, 'vew')).rejects.toThrow('The page "here" has no view "vew"');
});

test('an edited page is shown once it is to be, and its items are mapped by it before that', async () => {
  const titled = (en: string): PageModel => ({
    ...pageOf({ id: 'here', route: '/here' }),
    introduction: { layout: { type: en, slots: {} } } as never,
  });
  const { store } = openStore(titled('before'));
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const after = titled('after');
  const showIt = store.replace(after);
  expect(store.page('here')).not.toBe(after);
  expect(await store.loadSlots(HERE, 'introduction')).toMatchObject({ type: 'after' });
  expect(listener).not.toHaveBeenCalled();
  showIt();
  expect(store.page('here')).toBe(after);
  expect(listener).toHaveBeenCalledOnce();
  // Another edit is not kept from its turn by the one before.
  const last = titled('last');
  store.replace(last)();
  expect(await store.loadSlots(HERE, 'introduction')).toMatchObject({ type: 'last' });
  stop();
  store.replace(after)();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an edited page that nobody has opened is left for when it is', () => {
  const { store } = openStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.replace(pageOf({ id: 'other', route: '/other' }))();
  expect(store.page('other')).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
});

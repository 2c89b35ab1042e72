import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { cacheKeyOf, type ListState } from '../../../src/core/index.ts';
import type { RouteModel, RouteTable } from '../../../src/core/manifest/route-model.ts';
import { createRoutes } from '../../../src/react/routes.tsx';
import {
  contextOfRequest,
  createLoaders,
  type RuntimeOptions,
  type SiteData,
  type SiteRuntime,
} from '../../../src/react/site-runtime.ts';
import { entryOf, menuOf, routeOf, sectionOf, viewOf } from '../../core/site-of.ts';
import { runSite } from './run-site.ts';

const ORIGIN = 'http://site.example';
const never = new Promise<never>(() => undefined);

interface Visit {
  readonly isNew?: boolean;
  readonly state?: unknown;
}

/** A site whose URLs are asked for as a server does; what it answers is where one leads, or how it fails. */
function open(
  table: Partial<RouteTable>,
  data: Partial<SiteData> = {},
  options: Partial<RuntimeOptions> = {},
) {
  const runtime = runSite(table, data, { timeout: 30, ...options });
  const handler = createStaticHandler(
    createRoutes({ sections: [], routes: [], ...table }, createLoaders(contextOfRequest)),
  );
  const ask = async (url: string, { isNew = true, state }: Visit = {}) => {
    const answer = await handler.query(new Request(ORIGIN + url), {
      requestContext: { runtime, isNewVisit: () => isNew, navigationState: () => state },
    });
    if (answer instanceof Response) return answer.headers.get('Location');
    return Object.values((answer as StaticHandlerContext).errors ?? {})[0];
  };
  return { runtime, ask };
}

describe('an alias leads to its page', () => {
  test('with the same parameters and query', async () => {
    const { ask } = open({ routes: [routeOf('/ferns/:id', { aliases: ['/fern/:id'] })] });
    expect(await ask('/fern/7?a=b')).toBe('/ferns/7?a=b');
    expect(await ask('/ferns/7?a=b')).toBeUndefined();
  });
});

describe('the URL of a section', () => {
  const section = sectionOf('/plants', menuOf('plants'));
  const FERNS = routeOf('/plants/ferns', { section: '/plants', menu: menuOf('ferns') });
  const NAVIGATION = [entryOf('plants'), entryOf('ferns')];

  test('leads to the first page of its menu, by the server’s navigation', async () => {
    const trees = routeOf('/plants/trees', { section: '/plants', menu: menuOf('trees') });
    const table = { sections: [section], routes: [FERNS, trees] };
    const navigation = [...NAVIGATION, entryOf('trees', { sortValue: 5 })];
    const { ask } = open(table, { loadNavigation: async () => navigation });
    expect(await ask('/plants?a=b')).toBe('/plants/trees?a=b');
  });

  test('leads to it by the manifests where the server is silent', async () => {
    const { ask } = open(
      { sections: [section], routes: [FERNS] },
      { loadNavigation: () => Promise.reject(new Error('gone')) },
    );
    expect(await ask('/plants')).toBe('/plants/ferns');
  });

  test('announces one that has no page yet', async () => {
    const { ask } = open({ sections: [section] }, { loadNavigation: async () => NAVIGATION });
    expect(await ask('/plants')).toBeUndefined();
  });

  test('is not there where the server hides it', async () => {
    const navigation = [entryOf('plants', { display: false }), entryOf('ferns')];
    const { ask } = open(
      { sections: [section], routes: [FERNS] },
      { loadNavigation: async () => navigation },
    );
    expect(await ask('/plants')).toMatchObject({ status: 404 });
  });

  test('cannot be had where nobody knows whether it has pages', async () => {
    const { ask } = open(
      { sections: [section] },
      { loadNavigation: () => Promise.reject(new Error('gone')) },
    );
    expect(await ask('/plants')).toMatchObject({ status: 503 });
  });
});

describe('a page', () => {
  const FERNS = routeOf('/ferns/:id', { views: [viewOf('view')] });
  const keyOf = (route: RouteModel, pathname: string, search = '', params = {}) =>
    cacheKeyOf({ route, params }, { pathname, search });
  const readList = (runtime: SiteRuntime, key: string, name = 'view'): ListState | undefined => {
    const state = runtime.views.stateOf(key, name);
    return state && runtime.store.get(state);
  };

  test('has its code and its data', async () => {
    const { runtime, ask } = open({ routes: [FERNS] });
    expect(await ask('/ferns/7')).toBeUndefined();
    expect(runtime.pages.page(FERNS.id)).toBeDefined();
    const key = keyOf(FERNS, '/ferns/7', '', { id: '7' });
    expect(runtime.views.isCurrent(key)).toBe(true);
    expect(readList(runtime, key)?.status).toBe('ready');
  });

  test('is shown without data that takes longer than it waits, as are menus', async () => {
    const { runtime, ask } = open(
      { routes: [FERNS] },
      { loadItems: () => never, loadNavigation: () => never },
    );
    expect(await ask('/ferns/7')).toBeUndefined();
    expect(readList(runtime, keyOf(FERNS, '/ferns/7', '', { id: '7' }))?.status).toBe('loading');
  });

  test('does not leave a timer behind', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    const set = vi.spyOn(globalThis, 'setTimeout');
    const { ask } = open({ routes: [FERNS] }, {}, { timeout: 54_321 });
    await ask('/ferns/7');
    const timers = set.mock.calls.flatMap(([, wait], index) =>
      wait === 54_321 ? [set.mock.results[index]?.value] : [],
    );
    const cleared = clear.mock.calls.map(([timer]) => timer);
    expect(timers).toHaveLength(2);
    expect(timers.filter((timer) => !cleared.includes(timer))).toEqual([]);
    clear.mockRestore();
    set.mockRestore();
  });

  test('whose code cannot be had fails', async () => {
    const { runtime, ask } = open({ routes: [FERNS] });
    vi.spyOn(runtime.pages, 'load').mockRejectedValue(new Error('no chunk'));
    expect(await ask('/ferns/7')).toMatchObject({ message: 'no chunk' });
  });

  test('that is being left does not fail, as the reader would see that for a moment', async () => {
    const leaving = (isLeaving: boolean) => {
      const recovery = { isLeaving: () => isLeaving, isDue: () => false, loadAnew: () => never };
      const { runtime, ask } = open({ routes: [FERNS] }, {}, { recovery });
      vi.spyOn(runtime.pages, 'load').mockRejectedValue(new Error('no chunk'));
      const wait = new Promise((resolve) => setTimeout(() => resolve('still loading'), 100));
      return Promise.race([ask('/ferns/7'), wait]);
    };
    expect(await leaving(true)).toBe('still loading');
    expect(await leaving(false)).toMatchObject({ message: 'no chunk' });
  });

  test('is asked for by the row that edits have put in the place of its own', async () => {
    const { runtime, ask } = open({ routes: [FERNS] });
    const edited = { ...FERNS, views: [viewOf('other')] };
    runtime.edit({ table: { sections: [], routes: [edited] } });
    await ask('/ferns/7');
    const key = keyOf(edited, '/ferns/7', '', { id: '7' });
    expect(readList(runtime, key, 'other')?.status).toBe('ready');
    expect(readList(runtime, key)).toBeUndefined();
  });

  /** How often the API was asked as URLs of a page were visited one after the other. */
  async function countCalls(change: Partial<RouteModel>, visits: readonly [string, Visit?][]) {
    const route = routeOf('/list', { views: [viewOf('view'), viewOf('past')], ...change });
    const loadItems = vi.fn(async () => ({ items: [], hasMore: false }));
    const { ask } = open({ routes: [route] }, { loadItems });
    const counts: number[] = [];
    for (const [url, visit] of visits) {
      await ask(url, visit);
      counts.push(loadItems.mock.calls.length);
    }
    return counts;
  }

  test('is asked for anew by each visit, and not on the way back', async () => {
    expect(await countCalls({}, [['/list'], ['/list'], ['/list', { isNew: false }]])).toEqual([
      2, 4, 4,
    ]);
  });

  test('with tabs whose data comes together is asked for once for all of them', async () => {
    const tabs = { parameter: 'tab', together: true };
    expect(await countCalls({ tabs }, [['/list'], ['/list?tab=past'], ['/list']])).toEqual([
      2, 2, 2,
    ]);
    const oneByOne = { parameter: 'tab', together: false };
    expect(await countCalls({ tabs: oneByOne }, [['/list'], ['/list?tab=past']])).toEqual([1, 2]);
  });

  test('whose table is shown in another order needs no other data', async () => {
    const orders = ['name', '-name'];
    expect(await countCalls({ orders }, [['/list'], ['/list?order=name']])).toEqual([2, 2]);
    expect(await countCalls({}, [['/list'], ['/list?order=name']])).toEqual([2, 4]);
  });

  test('of another tab begins with its first slice', async () => {
    const items = Array.from({ length: 45 }, () => ({}));
    const tabs = { parameter: 'tab', together: true };
    const route = routeOf('/list', { views: [viewOf('view'), viewOf('past')], tabs });
    const { runtime, ask } = open(
      { routes: [route] },
      { loadItems: async () => ({ items: items as never, hasMore: false }) },
    );
    await ask('/list');
    const key = keyOf(route, '/list');
    const shown = (name: string) => {
      const { first, end } = readList(runtime, key, name) ?? {};
      return [first, end];
    };
    await runtime.views.showMore(key, 'past', 20);
    expect(shown('past')).toEqual([0, 40]);
    await ask('/list?tab=past');
    expect(shown('past')).toEqual([0, 20]);
    await ask('/list?tab=past&page=3');
    expect(shown('past')).toEqual([40, 45]);
    // On the way back it is as it was left.
    await runtime.views.showMore(key, 'view', 20);
    await ask('/list', { isNew: false });
    expect(shown('view')).toEqual([0, 40]);
  });

  test('that searches asks for the words of the navigation', async () => {
    const route = routeOf('/search', { views: [viewOf('view')], search: 'q' });
    const loadItems = vi.fn(async () => ({ items: [], hasMore: false }));
    const { ask } = open({ routes: [route] }, { loadItems });
    await ask('/search?q=oaks');
    await ask('/search', { state: { query: 'ferns', asked: 1 } });
    const asked = loadItems.mock.calls as unknown as [{ visit: { params: object } }][];
    expect(asked.map(([{ visit }]) => visit.params)).toEqual([
      { query: 'oaks' },
      { query: 'ferns' },
    ]);
  });
});

test('a URL that no page has is answered by what the router shows there', async () => {
  const { ask } = open({ routes: [routeOf('/ferns')] });
  expect(await ask('/nowhere')).toBeUndefined();
});

test('a request without its context is a mistake of the code', () => {
  const message = 'a request was queried without its route context';
  expect(() => contextOfRequest({ context: {} })).toThrow(message);
  expect(() => contextOfRequest({ context: undefined as never })).toThrow(message);
});

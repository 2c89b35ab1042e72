import type { DataRouter } from 'react-router-dom';
import {
  activeViews,
  cacheKeyOf,
  type HistoryEntry,
  matchRoute,
  paramsAt,
  type RoutePlace,
  type RouteTable,
} from '../core/index.ts';
import type { SiteRuntime } from '../react/site-runtime.ts';

/** What says which page is shown, and which one is gone to from it; undefined before there is any. */
export type FindRouter = () => Pick<DataRouter, 'state'> | undefined;

/**
 * Loads all that the pages shown need by another route table: their renderers, and their lists with as many
 * items as before.
 */
export async function fillViews(
  views: SiteRuntime['views'],
  runtime: SiteRuntime,
  table: RouteTable,
  findRouter: FindRouter,
): Promise<void> {
  const filled = new Set<string>();
  for (;;) {
    // A reader may go elsewhere meanwhile.
    const { location, navigation } = findRouter()?.state ?? {};
    const entry = [location, navigation?.location].find(
      (one) => one !== undefined && !filled.has(keyAt(table, one)),
    );
    if (entry === undefined) return;
    const place = matchRoute(table, entry.pathname);
    filled.add(keyAt(table, entry));
    if (place === undefined) continue;
    await Promise.all([runtime.pages.load(place.route), fillLists(views, runtime, place, entry)]);
  }
}

async function fillLists(
  views: SiteRuntime['views'],
  runtime: SiteRuntime,
  { route, params }: RoutePlace,
  entry: HistoryEntry,
): Promise<void> {
  const cacheKey = cacheKeyOf({ route, params }, entry);
  const active = activeViews(route, new URLSearchParams(entry.search));
  const visit = { route, params: paramsAt(route, params, entry) };
  await views.enter(cacheKey, active, visit, { fresh: true });
  const before = keyAt(runtime.table, entry);
  const endOf = (states: SiteRuntime['views'], key: string, name: string) => {
    const state = states.stateOf(key, name);
    return state === undefined ? 0 : runtime.store.get(state).end;
  };
  await Promise.all(
    active.map(async ({ name }) => {
      const wanted = endOf(runtime.views, before, name);
      let end = -1;
      while (endOf(views, cacheKey, name) > end && endOf(views, cacheKey, name) < wanted) {
        end = endOf(views, cacheKey, name);
        await views.showMore(cacheKey, name, end);
      }
    }),
  );
}

/** The key under which the lists of the page at an entry of the history are cached. */
function keyAt(table: RouteTable, entry: HistoryEntry): string {
  return cacheKeyOf(matchRoute(table, entry.pathname), entry);
}

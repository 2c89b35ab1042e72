import type { DataRouter } from 'react-router-dom';
import {
  activeViews,
  type HistoryEntry,
  listsKey,
  matchRoute,
  paramsAt,
  type RoutePlace,
  type RouteTable,
} from '../core/index.ts';
import type { Engine } from '../react/site-engine.ts';

/** What says which page is shown, and which one is gone to from it; undefined before there is any. */
export type FindRouter = () => Pick<DataRouter, 'state'> | undefined;

/**
 * Loads all that the pages shown need by another route table: their renderers, and their lists with as many
 * items as before.
 */
export async function fillViews(
  views: Engine['views'],
  engine: Engine,
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
    await Promise.all([engine.code.load(place.route), fillLists(views, engine, place, entry)]);
  }
}

async function fillLists(
  views: Engine['views'],
  engine: Engine,
  { route, params }: RoutePlace,
  entry: HistoryEntry,
): Promise<void> {
  const cacheKey = listsKey({ route, params }, entry);
  const active = activeViews(route, new URLSearchParams(entry.search));
  const visit = { route, params: paramsAt(route, params, entry) };
  await views.enter(cacheKey, active, visit, { fresh: true });
  const before = keyAt(engine.table, entry);
  const endOf = (states: Engine['views'], key: string, name: string) => {
    const state = states.stateOf(key, name);
    return state === undefined ? 0 : engine.store.get(state).end;
  };
  await Promise.all(
    active.map(async ({ name }) => {
      const wanted = endOf(engine.views, before, name);
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
  return listsKey(matchRoute(table, entry.pathname), entry);
}

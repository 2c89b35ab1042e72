import { cacheKeyOf, matchRoute, type RouteModel, type SiteModel, todayIn } from '../core/index.ts';
import type { Snapshot } from '../react/site-runtime.ts';

/**
 * A key for the state in which a page shows its lists. It changes each day where they have upcoming and past
 * items. Undefined for a page whose lists cannot be filtered or sorted.
 */
export function listStateOf(
  { timeZone }: Pick<SiteModel, 'timeZone'>,
  { views }: Pick<RouteModel, 'views'>,
  key: string,
): string | undefined {
  const lists = views.flatMap(({ list }) => list ?? []);
  if (lists.length === 0) return undefined;
  const isDated = lists.some(({ time }) => time !== undefined);
  return isDated ? `${todayIn(timeZone ?? 'UTC')} ${key}` : key;
}

/**
 * Whether a snapshot has the lists in the state that the URL asks for, today. A server of exported files sends
 * the same snapshot for every state and day; the browser then renders the page by itself.
 */
export function showsState(
  site: Pick<SiteModel, 'timeZone'>,
  { state, table }: Pick<Snapshot, 'state' | 'table'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (state === undefined) return true;
  const place = matchRoute(table, pathname);
  const key = cacheKeyOf(place, { pathname, search });
  return place !== undefined && listStateOf(site, place.route, key) === state;
}

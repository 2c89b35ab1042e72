import { listsKey, matchRoute, type RouteModel, type SiteModel, todayIn } from '../core/index.ts';
import type { Snapshot } from '../react/site-engine.ts';

/**
 * What a page shows of its lists, by the key of those: another on each day where they say what is over.
 * Undefined for a page whose URL chooses nothing of them.
 */
export function stateOf(
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
 * Whether a snapshot shows what a URL chooses of the page's lists, today. A server that sends files has
 * one for the page, whatever is chosen and whenever; the browser then renders it by itself.
 */
export function showsState(
  site: Pick<SiteModel, 'timeZone'>,
  { state, table }: Pick<Snapshot, 'state' | 'table'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (state === undefined) return true;
  const place = matchRoute(table, pathname);
  const key = listsKey(place, { pathname, search });
  return place !== undefined && stateOf(site, place.route, key) === state;
}

import { listsKey, matchRoute } from '../core/index.ts';
import type { Snapshot } from '../react/site-engine.ts';

/**
 * Whether a snapshot shows what a URL chooses of the page's lists. A server that sends files has one for
 * the page, whatever is chosen; the browser then renders it by itself.
 */
export function showsState(
  { state, table }: Pick<Snapshot, 'state' | 'table'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (state === undefined) return true;
  return listsKey(matchRoute(table, pathname), { pathname, search }) === state;
}

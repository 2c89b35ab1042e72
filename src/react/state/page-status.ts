import {
  type ActiveView,
  activeViews,
  cacheKeyOf,
  isRouteOpen,
  type RouteModel,
  type RoutePlace,
} from '../../core/index.ts';
import type { SiteRuntime } from './runtime.ts';

/** What an API answers to a call that is wrong by itself, such as a search with too many words. */
const REFUSALS = [400, 414, 422];

/**
 * The HTTP status that says of a page what its HTML says: there, not there, or not to be had now. A
 * page in its loading state is one that cannot be had yet: a browser gets the rest by itself, while a
 * search engine comes again in place of listing what is no content.
 */
export function pageStatus(
  runtime: SiteRuntime,
  location: { readonly pathname: string; readonly search: string },
  place: RoutePlace | undefined,
): number {
  const entries = runtime.store.get(runtime.shell.navigation);
  const route = place?.route;
  if (route === undefined || !isRouteOpen(runtime.table, route, entries, location.pathname))
    return 404;
  const states = neededViews(route, location.search).flatMap((view) => {
    const state = runtime.views.stateOf(cacheKeyOf(place, location), view.name);
    const { role, source } = view;
    return state === undefined
      ? []
      : [{ role, answers: source.answers, ...runtime.store.get(state) }];
  });
  const gone = states.filter(
    ({ answers, failure }) => answers === 'one' && failure?.status === 404,
  );
  if (gone.some(({ role }) => role === undefined)) return 404;
  const missing = states.filter(
    (state) => !gone.includes(state) && (state.status === 'failed' || state.status === 'loading'),
  );
  if (missing.length === 0) return 200;
  return missing.every(({ failure }) => REFUSALS.includes(failure?.status ?? 0)) ? 400 : 503;
}

/** The views of a page without which it is not whole. */
export function neededViews(route: RouteModel, search: string): ActiveView[] {
  return activeViews(route, new URLSearchParams(search)).filter(({ role }) => role !== 'related');
}

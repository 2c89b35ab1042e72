import type { RouteModel } from '../manifest/route-model.ts';
import { isRecord } from '../mapping/read-path.ts';
import { printQuery } from '../older-browsers.ts';
import { isParameter } from './match-pattern.ts';
import { readSearch } from './plain-search.ts';
import { PAGE_PARAMETER } from './views.ts';

/** A place in the reader's history, as far as the site reads it. */
export interface HistoryEntry {
  readonly pathname: string;
  readonly search: string;
  /** The state of the entry, whatever has set it. */
  readonly state?: unknown;
}

type RouteParams = Readonly<Record<string, string | undefined>>;

/** A page, and the values of its route's parameters. */
export interface RoutePlace {
  readonly route: RouteModel;
  readonly params: RouteParams;
}

/** The words that a reader searched for, as a navigation's state carries them. */
export interface SearchState {
  readonly query: string;
  /** When they were submitted: the same words submitted again are another search. */
  readonly asked: number;
}

/** The state of a navigation to a page that searches. */
export function searchState(query: string): SearchState {
  return { query, asked: Date.now() };
}

/** The words searched for on a page: a navigation's, else the URL's; undefined for none. */
export function queryOf(route: RouteModel, entry: HistoryEntry): string | undefined {
  if (route.search === undefined) return undefined;
  const state = readState(entry);
  return state?.query ?? new URLSearchParams(entry.search).get(route.search) ?? undefined;
}

/** The values of a route's parameters at a place, the words searched for among them. */
export function paramsAt(route: RouteModel, params: RouteParams, entry: HistoryEntry): RouteParams {
  return route.search === undefined ? params : { ...params, query: queryOf(route, entry) };
}

/**
 * The key under which a page's lists are cached: its route with the values of its parameters, what it
 * reads of the query, and the search that it shows. A path alone would not do, since it does not say
 * whose lists they are. Tabs whose data came together are one page, at whichever slice each begins.
 * The language is the same for as long as the document is there.
 *
 * @param place undefined where the entry is no page's
 */
export function cacheKeyOf(place: RoutePlace | undefined, entry: HistoryEntry): string {
  if (place === undefined) return entry.pathname;
  const { route } = place;
  const search = readSearch(route, new URLSearchParams(entry.search));
  if (route.tabs?.together) {
    search.delete(route.tabs.parameter);
    search.delete(PAGE_PARAMETER);
  }
  const state = route.search === undefined ? undefined : readState(entry);
  return `${placeKey(place)}${printQuery(search)}${state === undefined ? '' : `#${state.asked}:${state.query}`}`;
}

/** An alias may name the parameters of its route in another order. */
function placeKey({ route, params }: RoutePlace): string {
  const names = route.route.split('/').filter(isParameter);
  return JSON.stringify([route.id, ...names.map((name) => params[name.slice(1)])]);
}

function readState({ state }: HistoryEntry): SearchState | undefined {
  if (!isRecord(state) || typeof state.query !== 'string') return undefined;
  return { query: state.query, asked: typeof state.asked === 'number' ? state.asked : 0 };
}

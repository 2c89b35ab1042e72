import { chooseLanguage, LANGUAGE_KEY } from '../language.ts';
import type { RouteModel } from '../manifest/route-model.ts';
import type { SiteModel } from '../manifest/site-model.ts';
import { printQuery } from '../older-browsers.ts';
import { ORDER_PARAMETER } from './table-orders.ts';
import { activeViews, pageParameter, shownView } from './views.ts';

/**
 * What a page reads of a URL's query to say which of its data it shows: the chosen tab, the
 * words searched for, what is chosen of its lists, the page or slice. One order and one spelling; the language is not part of it.
 */
export function readSearch(route: RouteModel, search: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  const { tabs, search: searched, views } = route;
  const shown = shownView(route, search);
  if (tabs !== undefined && shown !== undefined && shown !== views[0]) {
    read.set(tabs.parameter, shown.name);
  }
  if (searched !== undefined) {
    const words = search.get(searched);
    if (words !== null) read.set(searched, words);
  }
  const active = activeViews(route, search);
  for (const { choices } of active) {
    for (const [name, value] of Object.entries(choices)) read.set(name, value);
  }
  for (const { name, source, firstPage } of active) {
    if (source.paging !== 'none' && firstPage > 0) {
      read.set(pageParameter(route, name), String(firstPage + 1));
    }
  }
  return read;
}

/**
 * The query of a URL as far as its page reads it: two URLs of a route whose plain queries
 * are the same show the same page. Empty where nothing is read.
 */
export function plainSearch(site: SiteModel, route: RouteModel, search: URLSearchParams): string {
  const read = readSearch(route, search);
  const order = search.get(ORDER_PARAMETER);
  if (order !== null && route.orders?.includes(order)) read.set(ORDER_PARAMETER, order);
  const language = search.get(LANGUAGE_KEY);
  if (language) read.set(LANGUAGE_KEY, chooseLanguage(site, [language]));
  return printQuery(read);
}

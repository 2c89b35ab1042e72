import { chooseLanguage, LANGUAGE_KEY } from '../language.ts';
import type { RouteModel } from '../manifest/route-model.ts';
import type { SiteModel } from '../manifest/site-model.ts';
import { printQuery } from '../older-browsers.ts';
import { firstPage, pageParameter, shownView } from './views.ts';

/**
 * What a page reads of an address's query to say which of its data it shows: the chosen tab, the
 * words searched for, the page or slice. One order and one spelling; the language is not part of it.
 */
export function readSearch(route: RouteModel, search: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  const { tabs, search: searched, views } = route;
  const shown = shownView(route, search);
  if (tabs !== undefined && shown !== undefined && shown !== views[0]) {
    read.set(tabs.parameter, shown.name);
  }
  const words = searched === undefined ? null : search.get(searched);
  if (searched !== undefined && words !== null) read.set(searched, words);
  for (const view of tabs === undefined ? views : [shown]) {
    if (view === undefined || view.source.paging === 'none') continue;
    const parameter = pageParameter(route, view.name);
    const page = firstPage(search, parameter);
    if (page > 0) read.set(parameter, String(page + 1));
  }
  return read;
}

/**
 * The query of an address as far as its page reads it: two addresses of a route whose plain queries
 * are the same show the same page. Empty where nothing is read.
 */
export function plainSearch(site: SiteModel, route: RouteModel, search: URLSearchParams): string {
  const read = readSearch(route, search);
  const language = search.get(LANGUAGE_KEY);
  if (language) read.set(LANGUAGE_KEY, chooseLanguage(site, [language]));
  return printQuery(read);
}

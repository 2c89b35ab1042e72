import type { Source } from '../../../core/manifest/manifest-types.ts';
import { queryNames, templateNames } from '../../../core/mapping/links.ts';

/** What the query of any source may name: the language of the page. */
export const LANGUAGE_NAMES: readonly string[] = ['language', 'tag'];

/** The names of a route's parameters. */
export function routeParametersOf(route: string): string[] {
  return [...route.matchAll(/:([a-zA-Z0-9]+)/g)].map((match) => match[1] ?? '');
}

/** The fields of a page's item that fill the source of a further view, in the order of their names. */
export function filledFields({ endpoint, query = {} }: Source, route: string): string[] {
  const known = [...routeParametersOf(route), ...LANGUAGE_NAMES];
  const names = [...templateNames(endpoint), ...Object.values(query).flatMap(queryNames)];
  return [...new Set(names)].filter((name) => !known.includes(name)).sort();
}

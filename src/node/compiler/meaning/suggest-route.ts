import { isParameter } from '../../../core/routing/match-pattern.ts';
import { suggest } from '../text/suggest.ts';

/**
 * The end of a sentence that names the route which is meant by a link that leads to none: one with as many parameters
 * first, and of those the only one that has all segments of the link and some more.
 */
export function suggestRoute(link: string, routes: readonly string[]): string {
  const names = [...link.matchAll(/\{[^{}]+\}/g)].map(([name]) => name);
  if (names.length === 0) return suggest(link, routes);
  const alike = routes
    .filter((route) => route.split('/').filter(isParameter).length === names.length)
    .map((route) => fillWith(names, route));
  const longer = alike.filter((route) => hasSegments(route.split('/'), link.split('/')));
  const [only, ...others] = longer;
  if (only !== undefined && others.length === 0) return `; did you mean "${only}"?`;
  return suggest(link, alike.length === 0 ? routes.map(asTemplate) : alike);
}

/** A route as a template writes it, with names of its own. */
function fillWith(names: readonly string[], route: string): string {
  const rest = [...names];
  return route.replace(/:\w+/g, (parameter) => rest.shift() ?? parameter);
}

function asTemplate(route: string): string {
  return route.replace(/:(\w+)/g, '{$1}');
}

/** Whether segments have others among them, in the same order. */
function hasSegments(segments: readonly string[], wanted: readonly string[]): boolean {
  let found = 0;
  for (const segment of segments) if (segment === wanted[found]) found += 1;
  return found === wanted.length;
}

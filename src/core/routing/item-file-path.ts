import { createPatternMatcher, isParameter } from './match-pattern.ts';

/** What fills the parameters of a page's URL. */
type Params = Readonly<Record<string, string | undefined>>;

/** The path of the file that a block makes of a page's item: `/whats-on/events/night.ics`. */
export function itemFilePath(route: string, params: Params, ending: string): string {
  const segments = itemFilePattern(route)
    .split('/')
    .map((segment) =>
      isParameter(segment) ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment,
    );
  return `${segments.join('/')}.${ending}`;
}

/** What fills the route's parameters at the path of such a file; undefined for a path of none. */
export function itemFileParams(
  route: string,
  path: string,
  ending: string,
): Readonly<Record<string, string>> | undefined {
  if (!path.endsWith(`.${ending}`)) return undefined;
  const match = createPatternMatcher([{ pattern: itemFilePattern(route), owner: route }], {
    isExact: true,
  });
  return match(path.slice(0, -ending.length - 1))?.params;
}

/** Where the files of a route's items stand, without their ending; the home page's stand beside it. */
export function itemFilePattern(route: string): string {
  return route === '/' ? '/index' : route;
}

import { createPatternMatcher, isParameter } from '../../../core/routing/match-pattern.ts';

/** The routes of a site, asked whether a link leads to one of them. */
export interface KnownRoutes {
  readonly all: readonly string[];
  /** Whether a path or a template such as `/people/{id}` leads to a route. */
  readonly has: (link: string) => boolean;
  /** The route that a path or a template leads to. */
  readonly find: (link: string) => string | undefined;
}

/** What links lead to is what the site's router shows there; other spellings of a route are none. */
export function indexRoutes(routes: readonly string[]): KnownRoutes {
  const match = createPatternMatcher(routes.map((pattern) => ({ pattern, owner: undefined })));
  const find = (link: string): string | undefined => {
    const pattern = match(link)?.pattern;
    return pattern !== undefined && isSpelledOut(pattern, link) ? pattern : undefined;
  };
  return { all: routes, find, has: (link) => find(link) !== undefined };
}

function isSpelledOut(pattern: string, link: string): boolean {
  const parts = pattern.split('/');
  const segments = link.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, index) => isParameter(part) || part === segments[index])
  );
}

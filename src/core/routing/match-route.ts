import type { RouteModel } from '../manifest/route-model.ts';

/** A page of the site, and what fills the parameters of its route. */
export interface MatchedRoute {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The page at a path, by route or alias; of several the one with the fewest parameters. A template
 * of paths (`/people/{id}`) is at the page that it leads to.
 */
export function matchRoute(routes: readonly RouteModel[], path: string): MatchedRoute | undefined {
  const found = routes.flatMap((route) =>
    [route.route, ...route.aliases].flatMap((pattern) => {
      const params = matchPattern(pattern, path);
      return params === undefined ? [] : [{ route, params }];
    }),
  );
  const count = ({ params }: MatchedRoute) => Object.keys(params).length;
  return found.sort((a, b) => count(a) - count(b))[0];
}

/** What fills the parameters of a route (`/people/:id`) at a path; undefined at another page's. */
export function matchPattern(
  route: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const pattern = route.split('/');
  const segments = path.split('/');
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

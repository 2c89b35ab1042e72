import { matchPath } from 'react-router-dom';
import type { RouteModel } from '../../core/index.ts';

/** A page by its row in the route table, and the values of its parameters. */
export interface FoundPage {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page at a path of the site; undefined where there is none. */
export function findPage(routes: readonly RouteModel[], pathname: string): FoundPage | undefined {
  for (const route of routes) {
    for (const pattern of [route.route, ...route.aliases]) {
      const match = matchPath(pattern, pathname);
      if (match !== null) return { route, params: match.params };
    }
  }
  return undefined;
}

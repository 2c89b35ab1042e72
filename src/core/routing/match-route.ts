import type { RouteModel, RouteTable } from '../manifest/route-model.ts';
import { createPatternMatcher, type MatchPattern } from './match-pattern.ts';

/** A page of the site, and what fills the parameters of its route. */
export interface MatchedRoute {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string>>;
}

/** A table does not change, so its patterns are indexed once. */
const matchers = new WeakMap<RouteTable, MatchPattern<RouteModel | undefined>>();

/**
 * The page at a path, by route or alias. A template of paths (`/people/{id}`) is at the page that it
 * leads to; a section's own path is at none.
 */
export function matchRoute(table: RouteTable, path: string): MatchedRoute | undefined {
  const match = matchers.get(table) ?? createMatcher(table);
  matchers.set(table, match);
  const found = match(path);
  return found?.owner && { route: found.owner, params: found.params };
}

function createMatcher({ sections, routes }: RouteTable): MatchPattern<RouteModel | undefined> {
  return createPatternMatcher([
    ...sections.map(({ route }) => ({ pattern: route, owner: undefined })),
    ...routes.flatMap((owner) =>
      [owner.route, ...owner.aliases].map((pattern) => ({ pattern, owner })),
    ),
  ]);
}

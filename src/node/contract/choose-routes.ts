import type { RouteModel, RouteTable } from '../../core/manifest/route-model.ts';
import { matchRoute } from '../../core/routing/match-route.ts';
import { matchesPattern } from '../command-line/index.ts';
import type { PlannedRoute } from './planned-view.ts';

/** The routes that are checked, and those that have to be asked to know their URLs. */
export interface ChosenRoutes {
  readonly checked: readonly PlannedRoute[];
  readonly asked: readonly PlannedRoute[];
}

/**
 * The routes that patterns such as `/people/*` name; all of them where there are none. Of a detail
 * the lists are asked that lead to it, and of a search those that lead where its results do.
 */
export function chooseRoutes(
  table: RouteTable,
  routes: readonly PlannedRoute[],
  patterns: readonly string[],
): ChosenRoutes {
  if (patterns.length === 0) return { checked: routes, asked: routes };
  const checked = routes.filter(({ route }) =>
    patterns.some((pattern) => matchesPattern(route.route, pattern)),
  );
  const asked = new Set(checked);
  for (let size = -1; size !== asked.size; ) {
    size = asked.size;
    const wanted = new Set([...asked].flatMap((route) => wantedBy(route, table)));
    const leading = routes.filter((route) =>
      targetsOf(route, table).some((target) => wanted.has(target)),
    );
    for (const route of leading) asked.add(route);
  }
  return { checked, asked: routes.filter((route) => asked.has(route)) };
}

/** The pages of which a URL has to be known before a route can be asked. */
function wantedBy(planned: PlannedRoute, table: RouteTable): RouteModel[] {
  const { route } = planned;
  if (route.search !== undefined) return targetsOf(planned, table);
  return route.route.includes(':') ? [route] : [];
}

function targetsOf({ views }: PlannedRoute, table: RouteTable): RouteModel[] {
  return views.flatMap(({ links }) =>
    links.flatMap((link) => matchRoute(table, link.value)?.route ?? []),
  );
}

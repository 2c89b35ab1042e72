import { findTie, isParameter } from '../../../core/routing/match-pattern.ts';
import type { Finding } from '../findings/finding.ts';

/** A route or an alias, and whose it is. */
export interface OwnedRoute {
  readonly route: string;
  readonly owner: string;
  readonly report: (message: string) => Finding;
}

/**
 * Routes that meet at a path although neither spells out more of it. Only their order would tell
 * which of them is shown there, and a browser comes to know routes in an order of its own.
 */
export function findTies(routes: readonly OwnedRoute[]): Finding[] {
  const bySpread = new Map<string, Map<string, OwnedRoute[]>>();
  return routes.flatMap((one) => {
    const form = formOf(one.route);
    const spread = spreadOf(form);
    const byForm = bySpread.get(spread) ?? new Map<string, OwnedRoute[]>();
    bySpread.set(spread, byForm);
    // Of one form, those that meet are the same route.
    const others = [...byForm].flatMap(([other, known]) => (other === form ? [] : known));
    const known = byForm.get(form);
    if (known === undefined) byForm.set(form, [one]);
    else known.push(one);
    return others.flatMap((other) => reportTie(one, other)).slice(0, 1);
  });
}

/** Where a route has parameters: `-:` for `/people/:id`. */
function formOf(route: string): string {
  const segments = route.split('/').slice(1);
  return segments.map((segment) => (isParameter(segment) ? ':' : '-')).join('');
}

/** What is the same of forms whose routes can meet with neither ranked before the other: how long they are, and how much they spell out. */
function spreadOf(form: string): string {
  const parameters = [...form].filter((segment) => segment === ':').length;
  return `${form.length} ${parameters}`;
}

function reportTie(one: OwnedRoute, other: OwnedRoute): Finding[] {
  const path = findTie(one.route, other.route);
  if (path === undefined) return [];
  return [
    one.report(
      `the route "${one.route}" and "${other.route}" of ${other.owner} both match "${path}", and neither spells out more of it; spell out more of one`,
    ),
  ];
}

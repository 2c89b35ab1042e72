import { findTie, isParameter } from '../../../core/routing/match-pattern.ts';
import type { Finding } from '../findings/finding.ts';

/** A route or an alias, and whose it is. */
export interface Url {
  readonly route: string;
  readonly owner: string;
  readonly report: (message: string) => Finding;
}

/**
 * Routes that meet at a path although neither spells out more of it. Only their order would tell
 * which of them is shown there, and a browser comes to know routes in an order of its own.
 */
export function findTies(urls: readonly Url[]): Finding[] {
  const byForm = new Map<string, Url[]>();
  return urls.flatMap((url) => {
    const form = formOf(url.route);
    const others = [...byForm]
      .filter(([other]) => canTie(form, other))
      .flatMap(([, known]) => known);
    const known = byForm.get(form);
    if (known === undefined) byForm.set(form, [url]);
    else known.push(url);
    return others.flatMap((other) => reportTie(url, other)).slice(0, 1);
  });
}

/** Where a route has parameters: `-:` for `/people/:id`. */
function formOf(route: string): string {
  const segments = route.split('/').slice(1);
  return segments.map((segment) => (isParameter(segment) ? ':' : '-')).join('');
}

/**
 * Whether routes of two forms can meet with neither ranked before the other: they are as long, and
 * spell out as much. Of one form, those that meet are the same route.
 */
function canTie(form: string, other: string): boolean {
  return form !== other && [...form].sort().join('') === [...other].sort().join('');
}

function reportTie(url: Url, other: Url): Finding[] {
  const path = findTie(url.route, other.route);
  if (path === undefined) return [];
  return [
    url.report(
      `the route "${url.route}" and "${other.route}" of ${other.owner} both match "${path}", and neither spells out more of it; spell out more of one`,
    ),
  ];
}

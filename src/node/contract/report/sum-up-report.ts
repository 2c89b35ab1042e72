import type { Exchange } from '../calls/exchange.ts';
import type { WalkedSite } from '../calls/walk-site.ts';
import type { ContractFinding } from '../contract-finding.ts';
import type { CheckedRoute, ContractReport, SlowestCall } from '../contract-report.ts';
import type { Hide } from '../hide-secrets.ts';
import { printable } from '../printable.ts';

export interface ReportInputs {
  readonly options: { readonly origin: string; readonly languages: readonly string[] };
  readonly walked: readonly WalkedSite[];
  readonly findings: readonly ContractFinding[];
  readonly routes: readonly string[];
  readonly exchanges: readonly Exchange[];
  readonly hide: Hide;
}

/** The report of a check: its findings, and what it asked. */
export function sumUpReport(parts: ReportInputs): ContractReport {
  const { options, walked, findings, routes, exchanges } = parts;
  const sorted = exchanges.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    origin: options.origin,
    languages: options.languages,
    findings,
    routes: walked.flatMap((walk) => routes.flatMap((route) => sumUpRoute(walk, route))),
    calls: exchanges.length,
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    slowest: findSlowest(exchanges, parts.hide),
  };
}

/** A route that asks for nothing, as one that is only announced, is not checked. */
function sumUpRoute(walk: WalkedSite, route: string): CheckedRoute[] {
  const own = walk.asked.filter(({ view }) => view.route === route);
  const isAsked = own.length > 0;
  if (!isAsked && !walk.unknown.includes(route)) return [];
  const exchanges = new Set(own.flatMap(({ pages }) => pages.map(({ exchange }) => exchange)));
  const milliseconds = [...exchanges].reduce((sum, exchange) => sum + exchange.milliseconds, 0);
  return [{ route, language: walk.language, isAsked, milliseconds: Math.round(milliseconds) }];
}

function findSlowest(exchanges: readonly Exchange[], hide: Hide): SlowestCall | undefined {
  const [slowest] = [...exchanges].sort((a, b) => b.milliseconds - a.milliseconds);
  return (
    slowest && {
      url: printable(hide(slowest.url)),
      language: slowest.language,
      milliseconds: Math.round(slowest.milliseconds),
    }
  );
}

import type { ContractFinding } from './contract-finding.ts';

/** What a check of an API found, and how much it asked. */
export interface ContractReport {
  readonly origin: string;
  readonly languages: readonly string[];
  readonly findings: readonly ContractFinding[];
  /** Every page that was to be checked, `SITE` first where what all pages show was checked too. */
  readonly routes: readonly CheckedRoute[];
  readonly calls: number;
  /** Of all answers, in milliseconds. */
  readonly median: number;
  readonly slowest: SlowestCall | undefined;
}

export interface CheckedRoute {
  readonly route: string;
  readonly language: string;
  /** Whether anything was asked; nothing is where no answer leads to a page of the route. */
  readonly isAsked: boolean;
  /** How long its calls took, in milliseconds. */
  readonly milliseconds: number;
}

export interface SlowestCall {
  readonly url: string;
  readonly language: string;
  readonly milliseconds: number;
}

/** Whether a report is to end a build: by an error, of a strict check by a warning too. */
export function isBroken({ findings }: ContractReport, isStrict: boolean): boolean {
  return findings.some(({ severity }) => isStrict || severity === 'error');
}

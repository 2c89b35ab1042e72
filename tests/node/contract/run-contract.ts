import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import {
  type ContractOptions,
  type ContractSite,
  checkContract,
} from '../../../src/node/contract/check-contract.ts';
import type { ContractFinding } from '../../../src/node/contract/contract-finding.ts';
import type { ContractReport } from '../../../src/node/contract/contract-report.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';

let site: ContractSite | undefined;

/** The garden's manifests. */
export function gardenSite(): ContractSite {
  if (site !== undefined) return site;
  const { compiled, manifests } = compileRight(GARDEN);
  site = { root: GARDEN, compiled, manifests };
  return site;
}

/** Checks an API against the garden's manifests; a slow machine is no finding. */
export function check(
  origin: string,
  options: Partial<ContractOptions> = {},
  checked = gardenSite(),
): Promise<ContractReport> {
  return checkContract(checked, {
    api: undefined,
    origin,
    only: [],
    languages: ['zh', 'en'],
    pages: 'edges',
    headers: new Headers(),
    media: false,
    slow: 60_000,
    timeout: undefined,
    concurrency: 4,
    ...options,
  });
}

/** A finding in short: `C301 manifests/garden/reports.json:25:20`. */
export function shortFinding({ code, file, line, column }: ContractFinding): string {
  return `${code} ${file}:${line}:${column}`;
}

/**
 * Where a part of a manifest stands.
 *
 * @param marked the part with `»` before the place, which is there once
 */
export function placeOf(file: string, marked: string): string {
  const text = readFileSync(path.join(GARDEN, file), 'utf8');
  const [before = '', after = ''] = marked.split('»');
  expect(text.split(before + after), `${marked} in ${file}`).toHaveLength(2);
  const lines = (text.split(before + after)[0] + before).split('\n');
  return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONTRACT_CODES } from '../../../src/node/contract/contract-codes.ts';
import { printFindings } from '../../../src/node/docs/print-findings.ts';
import { startApi } from './broken-api.ts';
import { CALL_BREAKS, type PlantedBreak } from './call-breaks.ts';
import { FIELD_BREAKS } from './field-breaks.ts';
import { check, gardenSite, placeOf, shortFinding } from './run-contract.ts';

const PAGE = printFindings();
const BREAKS = { ...CALL_BREAKS, ...FIELD_BREAKS };

// Some answers are late on purpose.
describe('of one break, only that is said', { timeout: 30_000 }, () => {
  test.each(Object.entries(BREAKS))('%s', async (_, planted) => {
    const { origin } = await startApi(planted);
    const { findings } = await check(origin, planted.options, siteOf(planted));
    const found = planted.found.map(([code, file, marked]) => `${code} ${placeOf(file, marked)}`);
    expect(findings.map(shortFinding)).toEqual(found);
  });
});

test.each(Object.entries(CONTRACT_CODES))(
  '%s is explained on the page of findings',
  (code, kind) => {
    expect(PAGE).toMatch(new RegExp(`^### ${code}$`, 'm'));
    expect(PAGE).toContain(`**${kind.name}** (${kind.severity}). ${kind.meaning}`);
  },
);

test('every code is planted', () => {
  const planted = Object.values(BREAKS).flatMap(({ found }) => found.map(([code]) => code));
  // What is chosen of lists needs a site whose API filters some: chosen-lists.test.ts.
  const codes = [...new Set([...planted, 'C207', 'C208'])];
  expect(codes.sort()).toEqual(Object.keys(CONTRACT_CODES).sort());
});

/** The site as its project has it, or where no description of the API is. */
function siteOf({ isUndescribed }: PlantedBreak) {
  if (isUndescribed !== true) return gardenSite();
  const root = mkdtempSync(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { ...gardenSite(), root };
}

import { expect, test } from 'vitest';
import type { Finding } from '../../../src/node/compiler/index.ts';
import { logFaults } from '../../../src/node/site-plugin/show-findings.ts';

const place = { file: 'manifests/home.json', line: 3, column: 5 };
const WARNING: Finding = { code: 'M301', severity: 'warning', message: 'too late', ...place };
const MISTAKE: Finding = { code: 'M101', severity: 'error', message: 'unknown', ...place };

/** What the terminal says of a site with findings, one change after the other. */
function log(...changes: readonly (readonly Finding[])[]): string[] {
  const lines: string[] = [];
  const print = (kind: string) => (words: string) => lines.push(`${kind}: ${words.split('\n')[0]}`);
  const logger = { error: print('error'), warn: print('warn'), info: print('info') };
  let before: readonly Finding[] = [];
  for (const findings of changes) {
    logFaults(logger, { findings, failure: undefined }, before.length > 0);
    before = findings;
  }
  return lines;
}

test('the terminal says what is wrong, and once that nothing is any more', () => {
  expect(log([], [MISTAKE], [WARNING], [], [])).toEqual([
    'error: the site has 1 error',
    'warn: the site has 1 warning',
    'info: the site is valid again',
  ]);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import {
  FINDING_CODES,
  type FindingExample,
  type FindingKind,
} from '../../../src/node/compiler/index.ts';
import { printFindings } from '../../../src/node/docs/print-findings.ts';
import { SMALL_CONTENT } from './small-content.ts';
import { SMALL_FILES } from './small-files.ts';
import { type Changes, PROJECT, replaceIn, writeSite } from './small-site.ts';

const KINDS: [string, FindingKind][] = Object.entries(FINDING_CODES);
const PAGE = printFindings();

/** A file that the small site has of the project itself; empty where there is none. */
function readProject(name: string): string {
  const file = path.join(PROJECT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The small site with an example in it. */
function siteOf(example: FindingExample, which: 'wrong' | 'fixed'): Changes {
  const name = example.file.replace(/^manifests\//, '');
  if ('make' in example) {
    if (which === 'fixed') return {};
    const text = { ...SMALL_FILES, ...SMALL_CONTENT }[name] ?? readProject(name);
    const others = (example.also ?? []).map((other) => [other, null] as const);
    return { [name]: example.make(text), ...Object.fromEntries(others) };
  }
  return { [name]: replaceIn(name, example.part ?? example.fixed, example[which]) };
}

/** The findings of a site; those of the small site as it is are asked for once. */
const findingsOf = (() => {
  let unchanged: ReturnType<typeof validateSite> | undefined;
  return async (changes: Changes) => {
    const isUnchanged = Object.keys(changes).length === 0;
    if (!isUnchanged) return (await validateSite(writeSite(changes))).findings;
    unchanged ??= validateSite(writeSite({}));
    return (await unchanged).findings;
  };
})();

describe.each(KINDS)('the example of %s', (code, { example, meaning, severity }) => {
  test('has that finding and no other', async () => {
    const findings = await findingsOf(siteOf(example, 'wrong'));
    expect(findings.map((finding) => [finding.code, finding.file, finding.severity])).toEqual([
      [code, example.foundIn ?? example.file, severity],
    ]);
  });

  test('is right when it is fixed', async () => {
    expect(await findingsOf(siteOf(example, 'fixed'))).toEqual([]);
  });

  test('stands on the page below an anchor of its own', () => {
    expect(PAGE).toMatch(new RegExp(`^### ${code}$`, 'm'));
    expect(PAGE).toContain(meaning);
  });
});

describe('the page of findings', () => {
  test('is as new as the code', () => {
    expect(readFileSync(path.join(PROJECT, 'src/docs/findings.md'), 'utf8')).toBe(PAGE);
  });

  test('says something of its own of each', () => {
    const meanings = KINDS.map(([, { meaning }]) => meaning);
    expect(new Set(meanings).size).toBe(KINDS.length);
    for (const meaning of meanings) expect(meaning).toMatch(/^[^.]{20}.*\.$/);
  });
});

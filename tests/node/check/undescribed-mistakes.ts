import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import type { Changes } from '../compiler/small-site.ts';
import { writeUndescribedSite } from '../content/undescribed-site.ts';

/** What was changed, the findings as code, place and line, and what the first of them says. */
export type Mistake = readonly [changes: Changes, findings: readonly string[], says: string];

/** A test for each mistake in the site without a description, by what it is in. */
export function testMistakes(
  mistakes: Readonly<Record<string, Readonly<Record<string, Mistake>>>>,
): void {
  describe.each(Object.entries(mistakes))('without a description, %s', (_, inOne) => {
    test.each(Object.entries(inOne))('%s is found', async (_, [changes, wanted, says]) => {
      const { findings } = await validateSite(writeUndescribedSite(changes));
      const places = findings.map(({ code, file, line }) => `${code} ${file}:${line}`);
      expect(places).toEqual(wanted);
      expect(findings[0]?.message).toContain(says);
    });
  });
}

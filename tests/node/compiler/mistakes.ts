import { expect, test } from 'vitest';
import { compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

/** One mistake in the small site, and the one finding that it has to give. */
export interface Mistake {
  readonly code: string;
  readonly file: string;
  /** The text that is replaced, which stands in the file once. */
  readonly part: string;
  /** What it becomes; `»` marks the place of the finding. */
  readonly wrong: string;
  /** A part of the message: the offending value and the fix. */
  readonly says: string;
}

/** A test for each mistake: one finding, its code, its exact place, and the fix. */
export function testMistakes(mistakes: Readonly<Record<string, Mistake>>): void {
  for (const [what, mistake] of Object.entries(mistakes)) {
    test(`${what} is ${mistake.code}`, () => expectFinding(mistake));
  }
}

function expectFinding({ code, file, part, wrong, says }: Mistake): void {
  const { text, place } = readMark(replaceIn(file, part, wrong));
  const { findings, compiled } = compileSite({ [file]: text });
  expect(findings.map(describeFinding)).toEqual([`${code} manifests/${file}:${place}`]);
  expect(findings[0]?.message).toContain(says);
  expect(compiled === undefined).toBe(findings[0]?.severity === 'error');
}

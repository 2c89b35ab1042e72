import { getLocation } from 'jsonc-parser';
import type { JsonPath, StudioFinding } from '../../core/studio/data.ts';
import type { Finding } from '../compiler/index.ts';

/** The most findings whose values are looked for; nobody reads more at once. */
const MOST_PLACED = 200;

/**
 * Findings as the studio shows them.
 *
 * @param textOf the text of a file; null where there is none
 */
export function presentFindings(
  findings: readonly Finding[],
  textOf: (file: string) => string | null,
): StudioFinding[] {
  return findings.map(({ file, line, column, code, severity, message, edits }, index) => {
    const path = index < MOST_PLACED ? pathAt(textOf(file), file, line, column) : undefined;
    return {
      file,
      line,
      column,
      ...(path !== undefined && { path }),
      code,
      severity,
      message,
      ...(edits !== undefined && { fix: edits }),
    };
  });
}

/** The way to the value that a place of a JSON file is in. */
export function pathAt(
  text: string | null,
  file: string,
  line: number,
  column: number,
): JsonPath | undefined {
  if (text === null || !file.endsWith('.json')) return undefined;
  return getLocation(text, offsetAt(text, line, column)).path;
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return start + column - 1;
}

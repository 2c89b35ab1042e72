import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser';
import type { JsonPath, StudioFinding } from '../../core/studio/data.ts';
import type { Finding } from '../compiler/index.ts';

/** The most findings whose values are looked for; nobody reads more at once. */
const MAX_PLACED = 200;

/**
 * Findings as the studio shows them.
 *
 * @param textOf the text of a file; null where there is none
 */
export function presentFindings(
  findings: readonly Finding[],
  textOf: (file: string) => string | null,
): StudioFinding[] {
  const files = new Map<string, ReadJson | undefined>();
  const read = (file: string): ReadJson | undefined => {
    if (!files.has(file)) files.set(file, readJson(file, textOf(file)));
    return files.get(file);
  };
  return findings.map(({ file, line, column, code, severity, message, edits }, index) => {
    const path = index < MAX_PLACED ? pathAt(read(file), line, column) : undefined;
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

/** A file that says what it should, as far as its syntax goes. */
interface ReadJson {
  readonly text: string;
  readonly tree: Node;
}

function readJson(file: string, text: string | null): ReadJson | undefined {
  const tree = text !== null && file.endsWith('.json') ? parseTree(text) : undefined;
  return text === null || tree === undefined ? undefined : { text, tree };
}

/** The way to the value that a place of a JSON file is in; to a key's, its property. */
function pathAt(file: ReadJson | undefined, line: number, column: number): JsonPath | undefined {
  if (file === undefined) return undefined;
  const node = findNodeAtOffset(file.tree, offsetAt(file.text, line, column));
  return node && getNodePath(node);
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

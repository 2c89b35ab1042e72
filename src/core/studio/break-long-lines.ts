import { applyEdits, type Node, parseTree } from 'jsonc-parser';
import { detectStyle, indentOf, isOnOneLine } from './json-style.ts';
import { LINE_WIDTH } from './print-json.ts';
import { columnsOf } from './text-width.ts';

/** More lines than a manifest has; each turn breaks one. */
const MAX_TURNS = 2000;

/**
 * Breaks the lines of a JSON text that are longer than the formatter's, as it would: the outermost object
 * or list of a line gets a line for each entry.
 *
 * @param before the text that it was made of; lines that it has too are left as they are
 */
export function breakLongLines(text: string, before: string): string {
  const known = new Set(before.split(/\r?\n/));
  let current = text;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const root = parseTree(current, [], { disallowComments: true });
    const node = root && findLong(current, root, known, 0);
    if (node === undefined) break;
    current = openOut(current, node);
  }
  return current;
}

interface PlacedNode {
  readonly node: Node;
  readonly depth: number;
}

function findLong(
  text: string,
  node: Node,
  known: ReadonlySet<string>,
  depth: number,
): PlacedNode | undefined {
  if (node.type === 'property') {
    const [, value] = node.children ?? [];
    return value && findLong(text, value, known, depth);
  }
  if (isOnOneLine(text, node)) {
    const line = lineAt(text, node.offset);
    return columnsOf(line) > LINE_WIDTH && !known.has(line) ? { node, depth } : undefined;
  }
  for (const child of node.children ?? []) {
    const found = findLong(text, child, known, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Writes an object or a list with a line for each entry, as that stands. */
function openOut(text: string, { node, depth }: PlacedNode): string {
  const style = detectStyle(text);
  const entries = (node.children ?? []).map(({ offset, length }) =>
    text.slice(offset, offset + length),
  );
  const [open, close] = node.type === 'array' ? '[]' : '{}';
  const lines = entries.map((entry) => indentOf(style, depth + 1) + entry);
  const content =
    open + style.eol + lines.join(`,${style.eol}`) + style.eol + indentOf(style, depth) + close;
  return applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, end === -1 ? undefined : end);
  return line.replace(/\r$/, '');
}

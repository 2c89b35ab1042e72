import { applyEdits, type Edit, type Node } from 'jsonc-parser';
import { detectStyle, indentOf, isOnOneLine, type JsonStyle } from './json-style.ts';

/** Prints an entry for a place: how deep it stands, and how many columns stand before it on its line. */
type PrintEntry = (style: JsonStyle, depth: number, taken: number) => string;

/** Puts an entry into an object or a list, as the others of it stand: each on a line, or all on one. */
export function insertEntry(text: string, parent: Node, index: number, print: PrintEntry): string {
  const entries = parent.children ?? [];
  const style = detectStyle(text);
  const depth = depthOf(parent) + 1;
  const [before, after] = [entries[index - 1], entries[index]];
  const isInline = entries.length > 0 && isOnOneLine(text, parent);
  if (isInline) {
    const content = print(style, depth, Number.NEGATIVE_INFINITY);
    const edit =
      before === undefined
        ? { offset: after?.offset ?? 0, length: 0, content: `${content}, ` }
        : { offset: before.offset + before.length, length: 0, content: `, ${content}` };
    return applyEdits(text, [edit]);
  }
  const indent = indentOf(style, depth);
  const content = style.eol + indent + print(style, depth, indent.length);
  if (entries.length === 0) {
    const whole = content + style.eol + indentOf(style, depth - 1);
    return applyEdits(text, [
      { offset: parent.offset + 1, length: parent.length - 2, content: whole },
    ]);
  }
  const edit =
    before === undefined
      ? { offset: parent.offset + 1, length: 0, content: `${content},` }
      : { offset: before.offset + before.length, length: 0, content: `,${content}` };
  return applyEdits(text, [edit]);
}

/** Takes an entry with the comma beside it, and its line. */
export function removalOf(container: Node, entry: Node): Edit {
  const entries = container.children ?? [];
  const index = entries.indexOf(entry);
  const [before, after] = [entries[index - 1], entries[index + 1]];
  if (before !== undefined) {
    const offset = before.offset + before.length;
    return { offset, length: entry.offset + entry.length - offset, content: '' };
  }
  if (after !== undefined) {
    return { offset: entry.offset, length: after.offset - entry.offset, content: '' };
  }
  const [open, close] = [container.offset + 1, container.offset + container.length - 1];
  return { offset: open, length: close - open, content: '' };
}

/** How many objects and lists stand around a node. */
export function depthOf(node: Node): number {
  let depth = 0;
  for (let parent = node.parent; parent !== undefined; parent = parent.parent) {
    if (parent.type !== 'property') depth += 1;
  }
  return depth;
}

import type { Node } from 'jsonc-parser';
import { printJson } from './print-json.ts';

/** How a JSON text is written. */
export interface JsonStyle {
  /** What a level is indented by. */
  readonly indent: string;
  readonly eol: string;
}

/** The style of the house, in which texts without lines of their own are taken to be. */
const HOUSE: JsonStyle = { indent: '  ', eol: '\n' };

/** The style of a text, by its first line that is indented. */
export function detectStyle(text: string): JsonStyle {
  const [, eol = HOUSE.eol, indent = HOUSE.indent] = /(\r?\n)([ \t]+)\S/.exec(text) ?? [];
  return { indent, eol };
}

/** What stands before a line of so many levels. */
export function indentOf({ indent }: JsonStyle, depth: number): string {
  return indent.repeat(Math.max(0, depth));
}

/** Whether the first entry of an object or a list stands on the line of its bracket. */
export function isOnOneLine(text: string, { offset, children = [] }: Node): boolean {
  const [first] = children;
  return first !== undefined && !text.slice(offset, first.offset).includes('\n');
}

/**
 * A value as the house writes it where it stands at a place of a line: on that line if it fits, or a
 * line for each entry.
 *
 * @param depth how many objects and lists stand around it
 * @param taken the columns before it; less than nothing where all has to stand on one line
 */
export function printValue(value: unknown, style: JsonStyle, depth: number, taken: number): string {
  return printJson(value, depth, taken)
    .split('\n')
    .map((line, index) => (index === 0 ? line : reindent(line, style)))
    .join(style.eol);
}

function reindent(line: string, { indent }: JsonStyle): string {
  const spaces = /^ */.exec(line)?.[0].length ?? 0;
  return indent.repeat(spaces / HOUSE.indent.length) + line.slice(spaces);
}

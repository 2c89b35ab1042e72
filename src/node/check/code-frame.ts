import type { styleText } from 'node:util';
import { columnsOf } from '../../core/studio/text-width.ts';

/** Colours a text, or leaves it as it is: `styleText` does either, by where it is printed. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** The most characters of a line that are shown: a manifest may be one line of a million. */
const WINDOW = 100;
/** The characters left of the column that stay in sight where a line is cut. */
const CHARACTERS_BEFORE = 60;

const TAB = '\t';
/** What would move the cursor or colour the rest of the screen. */
const CONTROLS = /(?!\t)\p{Cc}/gu;

/**
 * A line of a text with the ones before and after it, numbered, and a caret below a column.
 *
 * @param place line and column, counted from 1, the column in UTF-16 units
 */
export function frameCode(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
  paint: Paint,
): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const digits = String(last).length;
  const start = windowStart(lines[line - 1] ?? '', column);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((number) => {
    const shown = cut(lines[number - 1] ?? '', start);
    const isMarked = number === line;
    const gutter = paint('dim', ` ${isMarked ? '>' : ' '} ${String(number).padStart(digits)} |`);
    const row = `${gutter} ${shown.replace(CONTROLS, '\u00b7')}`.trimEnd();
    if (!isMarked) return [row];
    const before = shown.slice(0, column - 1 - start + (start > 0 ? 1 : 0));
    const margin = paint('dim', `   ${' '.repeat(digits)} |`);
    return [row, `${margin} ${blank(before)}${paint('red', '^')}`];
  });
}

/** Where the part of the lines begins that is shown; a pair of surrogates stays whole. */
function windowStart(line: string, column: number): number {
  if (line.length <= WINDOW) return 0;
  const start = Math.max(0, Math.min(column - 1 - CHARACTERS_BEFORE, line.length - WINDOW));
  return isInsidePair(line, start) ? start + 1 : start;
}

function cut(line: string, start: number): string {
  const end = start + WINDOW;
  const part = line.slice(start, isInsidePair(line, end) ? end + 1 : end);
  return `${start > 0 ? '…' : ''}${part}${line.length > end ? '…' : ''}`;
}

function isInsidePair(line: string, index: number): boolean {
  return /[\udc00-\udfff]/.test(line[index] ?? '') && /[\ud800-\udbff]/.test(line[index - 1] ?? '');
}

/** Blanks as wide as a text: a tab for a tab, two for a wide character. */
function blank(text: string): string {
  return [...text]
    .map((character) => (character === TAB ? TAB : ' '.repeat(columnsOf(character))))
    .join('');
}

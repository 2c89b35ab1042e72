import { columnsOf } from './text-width.ts';

/** The longest line of the repository's formatter. */
export const LINE_WIDTH = 100;
const INDENT = 2;

/**
 * JSON as the repository's formatter leaves it: on one line what fits there, else a line for each
 * entry. An object at the top has a line for each of its properties in any case.
 *
 * @param depth how many levels stand around the value where the text goes
 * @param taken the columns before it on its line, where it may stay on that; at the top it never does
 */
export function printJson(value: unknown, depth = 0, taken?: number): string {
  return taken === undefined ? printOpen(value, depth) : printFitting(value, depth, taken);
}

/** A value on one line. */
function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = propertiesOf(value).map(([name, entry]) => `${name}: ${printFlat(entry)}`);
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

/** A value at a place of a line: `taken` columns stand before it, and a comma may follow. */
function printFitting(value: unknown, depth: number, taken: number): string {
  const flat = printFlat(value);
  const fits = taken + columnsOf(flat) + 1 <= LINE_WIDTH;
  return fits ? flat : printOpen(value, depth);
}

function printOpen(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return printFlat(value);
  const indent = ' '.repeat((depth + 1) * INDENT);
  const lines = Array.isArray(value)
    ? value.map((entry) => indent + printFitting(entry, depth + 1, indent.length))
    : propertiesOf(value).map(([name, entry]) => {
        const before = `${indent}${name}: `;
        return before + printFitting(entry, depth + 1, columnsOf(before));
      });
  if (lines.length === 0) return printFlat(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(depth * INDENT)}${close}`;
}

/** The properties with their names quoted; those without a value are none. */
function propertiesOf(value: object): [string, unknown][] {
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    entry === undefined ? [] : [[JSON.stringify(name), entry]],
  );
}

/** A map of texts that could be read without a parser. */
export interface PlainTexts {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The line of each field, counted from 1. */
  readonly lines: ReadonlyMap<string, number>;
  /** The index of the first line behind it. */
  readonly end: number;
}

const FIELD = /^ {2}([A-Za-z_]\w*): (\S(?:.*\S)?)$/;
/** The beginning of a text that stands below its name as it is, without line breaks at its end. */
const LITERAL = '|-';
const INDENT = '    ';

/**
 * Reads the map of texts that begins on a line: fields indented by two spaces, each a value on its line
 * or a literal text indented by four. Undefined where the lines are anything else, or may be.
 *
 * @param start the index of its first line
 * @param readValue reads a value that stands on one line; undefined for one that only a parser reads
 */
export function readPlainTexts(
  lines: readonly string[],
  start: number,
  readValue: (text: string) => unknown,
): PlainTexts | undefined {
  const fields: Record<string, unknown> = {};
  const places = new Map<string, number>();
  let at = start;
  for (let line = lines[at]; line?.startsWith('  '); line = lines[at]) {
    const [, name = '', written = ''] = FIELD.exec(line) ?? [];
    if (name === '' || name === '__proto__' || places.has(name)) return undefined;
    const literal = written === LITERAL ? readLiteral(lines, at + 1) : undefined;
    const value = written === LITERAL ? literal?.text : readValue(written);
    if (value === undefined) return undefined;
    fields[name] = value;
    places.set(name, at + 1);
    at = literal?.end ?? at + 1;
  }
  return places.size === 0 ? undefined : { fields, lines: places, end: at };
}

/** A literal text, which ends where a line is indented less. */
function readLiteral(lines: readonly string[], start: number) {
  const [first = ''] = lines.slice(start, start + 1);
  // Where the first line is indented further, so is the text.
  if (!first.startsWith(INDENT) || first[INDENT.length] === ' ') return undefined;
  let end = start;
  while (end < lines.length && (lines[end] === '' || lines[end]?.startsWith(INDENT))) end += 1;
  const text = lines.slice(start, end).map((line) => line.slice(INDENT.length));
  const isBlank = (line: string) => line !== '' && line.trim() === '';
  if (text.some(isBlank) || lines.slice(start, end).some(isBlank)) return undefined;
  return { text: text.join('\n').replace(/\n+$/, ''), end };
}

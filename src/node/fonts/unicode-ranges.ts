/** The ranges of a `unicode-range`, which the schema has validated. */
export function parseRanges(unicodeRange: string): (readonly [number, number])[] {
  return [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
}

/** The characters of ranges of code points. */
export function listRange(ranges: readonly (readonly [number, number])[]): string[] {
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
}

/** Characters as a `unicode-range`. */
export function printRanges(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => codeRange(from, to)).join(', ');
}

function codeRange(from: number, to: number): string {
  const start = `U+${from.toString(16)}`;
  return from === to ? start : `${start}-${to.toString(16)}`;
}

/** The most characters of a value that are shown. */
const MOST = 80;

/**
 * What would move a terminal's cursor, colour it, or change the order of what is read: controls,
 * formats such as the override of direction, and separators of lines.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A text of an answer as it is safe to print, on one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** A value of an answer as a report shows it: short, on one line. */
export function showValue(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing');
}

/** A text of an answer as a report shows it. */
export function shorten(text: string): string {
  const characters = [...printable(text.slice(0, MOST * 4).replace(/\s+/g, ' '))];
  return characters.length > MOST
    ? `${characters.slice(0, MOST - 1).join('')}…`
    : characters.join('');
}

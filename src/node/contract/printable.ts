/** The most characters of a value, and of a message, that are shown. */
const MAX_LENGTH = 80;
const MAX_MESSAGE_LENGTH = 400;
/** The most characters of a value that are stored until it is shown. */
const MAX_PRINTED = 10_000;

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

/** A value of an answer as text, to be shown later. */
export function describeValue(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, MAX_PRINTED);
}

/** A value's text as a report shows it: short, on one line. */
export function shortValue(text: string): string {
  return shorten(text, MAX_LENGTH);
}

/** A message as a report shows it: an answer may have brought names of any length into it. */
export function shortMessage(text: string): string {
  return shorten(text, MAX_MESSAGE_LENGTH);
}

function shorten(text: string, most: number): string {
  const shown = [...printable(text.replace(/\s+/g, ' '))];
  return shown.length > most ? `${shown.slice(0, most - 1).join('')}…` : shown.join('');
}

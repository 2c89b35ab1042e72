/** Fewer digits are no telephone number. */
const FEWEST_DIGITS = 3;
/** A number as people write it, from its first digit or plus sign on. */
const NUMBER = /\+?\(?\d[\d\s().\-–/·]*/;
/** What follows a number where it has an extension: a word or a sign for it, and its digits. */
const EXTENSION = /^[^\p{L}\d+#]*(?:\p{L}[^\d+]*|;ext=|#\s*)(\d{1,7})\D*$/u;

/**
 * The URL that calls a telephone number, its extension apart: `tel:+4955501;ext=12` (RFC 3966).
 *
 * @param text as people write it: `+49 (0) 555 01, ext. 12`
 * @returns undefined for a text in which there is no number
 */
export function phoneUrl(text: string): string | undefined {
  const found = NUMBER.exec(text);
  if (found === null) return undefined;
  const [written] = found;
  // The zero in brackets is dialled within the country alone.
  const dialled = written.startsWith('+') ? written.replace('(0)', '') : written;
  const number = dialled.replace(/[^+\d]/g, '');
  if (number.replace('+', '').length < FEWEST_DIGITS) return undefined;
  const [, extension] = EXTENSION.exec(text.slice(found.index + written.length)) ?? [];
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}

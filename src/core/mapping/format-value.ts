import { LIMITS, type Limit } from './answer-limits.ts';
import { cutMarkup, cutText } from './cut-text.ts';
import { toPlainText } from './text-of.ts';
import type { TextValue } from './values.ts';

/** What texts need from outside: the allow-list, which differs on server and browser. */
export interface TextContext {
  /** HTML reduced to what the allow-list lets through. */
  readonly sanitize: (html: string) => string;
  /** The BCP 47 tag in whose way dates are written out; English where a text is only tried. */
  readonly locale?: string;
}

/** How a field's value becomes a text: a pure function, and what is known of it. */
export interface Format {
  /** Whether values are HTML, so that a long one is cut between its tags. */
  readonly isMarkup?: boolean;
  /** Whether the text says when something is: alone it is no content. */
  readonly isDate?: boolean;
  /** The text of a value that is not blank; undefined leaves the slot empty. */
  readonly write: (value: string, context: TextContext) => TextValue | undefined;
}

/** The formats by the names that manifests call them. */
export type Formats = Readonly<Record<string, Format>>;

export interface FormatContext extends TextContext {
  readonly formats: Formats;
}

/**
 * A field's value in a named format; undefined for a value that is missing or of another type.
 *
 * @param limit how much of it is read
 * @throws for a format that there is none of, which the compiler has ruled out
 */
export function formatValue(
  value: unknown,
  name: string,
  context: FormatContext,
  limit: Limit = LIMITS.text,
): TextValue | undefined {
  const format = context.formats[name];
  if (format === undefined) throw new Error(`There is no format "${name}"`);
  const text = readString(value, limit, format.isMarkup);
  return text === undefined ? undefined : format.write(text, context);
}

/** HTML of a field, cleaned; undefined where it shows nothing. */
export function cleanHtml(
  value: unknown,
  context: TextContext,
  limit: Limit = LIMITS.text,
): string | undefined {
  const text = readString(value, limit, true);
  return text === undefined ? undefined : sanitizeHtml(text, context);
}

/** The words of a field that may hold HTML; undefined where it has none. */
export function plainWords(
  value: unknown,
  context: TextContext,
  limit: Limit = LIMITS.text,
): string | undefined {
  const text = readString(value, limit, true);
  return text === undefined ? undefined : wordsOfHtml(text, context);
}

/** HTML that has been read, cleaned; undefined where it shows nothing. */
export function sanitizeHtml(text: string, { sanitize }: TextContext): string | undefined {
  const html = sanitize(text);
  return NOTHING_TO_SEE.test(html) ? undefined : html;
}

/** The words of HTML that has been read; undefined where it has none. */
export function wordsOfHtml(text: string, { sanitize }: TextContext): string | undefined {
  return toPlainText(sanitize(text)) || undefined;
}

/** A text or a number as a text, as far as it is read; undefined for a blank one. */
export function readString(value: unknown, limit: Limit, isMarkup = false): string | undefined {
  const whole = typeof value === 'number' ? String(value) : value;
  if (typeof whole !== 'string') return undefined;
  const text = isMarkup ? cutMarkup(whole, limit) : cutText(whole, limit);
  return text.trim() === '' ? undefined : text;
}

/** Markup around no word and no picture. */
const NOTHING_TO_SEE = /^(?:\s|&nbsp;|<(?!img\b)[^<>]*>)*$/;

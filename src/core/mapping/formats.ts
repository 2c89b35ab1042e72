import dayjs from 'dayjs';
import type { FormatName } from '../manifest/slot-model.ts';
import { cutMarkup, cutText, LIMITS, type Limit } from './limits.ts';
import { toPlainText } from './text-of.ts';
import type { TextValue } from './values.ts';

/** What mapping needs from outside: the allow-list, which differs on server and browser. */
export interface FormatContext {
  /** HTML reduced to what the allow-list lets through. */
  readonly sanitize: (html: string) => string;
}

type Format = (value: string, context: FormatContext) => TextValue | undefined;

/** The formats by name; TypeScript holds the table complete. */
const FORMATS: Record<FormatName, Format> = {
  text: (value) => ({ kind: 'plain', text: value }),
  'rich-text': (value, { sanitize }) => {
    const html = sanitize(value);
    return html === '' ? undefined : { kind: 'html', html };
  },
  'plain-text': (value, { sanitize }) => plain(toPlainText(sanitize(value))),
  date: (value) => {
    const text = writtenDay(value);
    return text === undefined ? undefined : { kind: 'plain', text };
  },
  'date-time': (value) => {
    const day = writtenDay(value);
    const hour = /[T ]([01]\d|2[0-3]):[0-5]\d/.exec(value)?.[0].slice(1);
    return day === undefined ? undefined : { kind: 'plain', text: hour ? `${day} ${hour}` : day };
  },
};

/** Formats whose values are read as HTML. */
const OF_MARKUP: ReadonlySet<FormatName> = new Set(['rich-text', 'plain-text']);

/**
 * A field's value in a named format; undefined for a value that is missing or of another type.
 *
 * @param limit how much of it is read
 */
export function formatValue(
  value: unknown,
  format: FormatName,
  context: FormatContext,
  limit: Limit = LIMITS.text,
): TextValue | undefined {
  const whole = typeof value === 'number' ? String(value) : value;
  if (typeof whole !== 'string') return undefined;
  const text = OF_MARKUP.has(format) ? cutMarkup(whole, limit) : cutText(whole, limit);
  return text.trim() === '' ? undefined : FORMATS[format](text, context);
}

/**
 * The day that a date names, as it is written: `2026-03-05T20:00:00Z` is the fifth for every
 * reader, wherever the server or the reader is. A day that no calendar has is none.
 */
function writtenDay(value: string): string | undefined {
  const day = /^\d{4}[-/]\d{2}[-/]\d{2}(?=$|[T ])/.exec(value.trim())?.[0].replaceAll('/', '-');
  return day !== undefined && dayjs(day).format('YYYY-MM-DD') === day ? day : undefined;
}

function plain(text: string): TextValue | undefined {
  return text === '' ? undefined : { kind: 'plain', text };
}

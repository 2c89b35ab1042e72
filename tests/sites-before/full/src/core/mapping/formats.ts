import dayjs from 'dayjs';
import type { FormatName } from '../manifest/slot-model.ts';
import { cutMarkup, cutText, LIMITS, type Limit } from './limits.ts';
import { toPlainText } from './text-of.ts';
import type { TextValue } from './values.ts';

/** What mapping needs from outside: the allow-list, which differs on server and browser. */
export interface FormatContext {
  /** HTML reduced to what the allow-list lets through. */
  readonly sanitize: (html: string) => string;
  /** The BCP 47 tag in whose way dates are written out; English where a text is only tried. */
  readonly locale?: string;
}

type Format = (value: string, context: FormatContext) => TextValue | undefined;

/** The formats by name; TypeScript holds the table complete. */
const FORMATS: Record<FormatName, Format> = {
  text: (value) => ({ kind: 'plain', text: value }),
  'rich-text': (value, { sanitize }) => {
    const html = sanitize(value);
    return NOTHING_TO_SEE.test(html) ? undefined : { kind: 'html', html };
  },
  'plain-text': (value, { sanitize }) => plain(toPlainText(sanitize(value))),
  date: (value) => written(readDate(value), ({ day }) => day),
  'date-time': (value) =>
    written(readDate(value), ({ day, hour }) => [day, hour].filter(Boolean).join(' '), true),
  'long-date': (value, { locale }) => written(readDate(value), ({ day }) => writeOut(day, locale)),
  'long-date-time': (value, { locale }) =>
    written(
      readDate(value),
      ({ day, hour }) => [writeOut(day, locale), hour].filter(Boolean).join(' · '),
      true,
    ),
  year: (value) => written(readDate(value), ({ day }) => day.slice(0, 4)),
};

/** Markup around no word and no picture. */
const NOTHING_TO_SEE = /^(?:\s|&nbsp;|<(?!img\b)[^<>]*>)*$/;

/** A date as it is written, wherever the server or the reader is. */
interface WrittenDate {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:mm. */
  readonly hour: string | undefined;
  /** How far the hour is from that of Greenwich: `Z` or `+08:00`. */
  readonly offset: string;
}

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
 * The day and the hour that a date names, as it is written: `2026-03-05T20:00:00Z` is the fifth for
 * every reader. A day that no calendar has is none.
 */
function readDate(value: string): WrittenDate | undefined {
  const text = value.trim();
  const day = /^\d{4}[-/]\d{2}[-/]\d{2}(?=$|[T ])/.exec(text)?.[0].replaceAll('/', '-');
  if (day === undefined || dayjs(day).format('YYYY-MM-DD') !== day) return undefined;
  const hour = /^.{10}[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text)?.[1];
  return { day, hour, offset: /(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.[0] ?? '' };
}

function written(
  date: WrittenDate | undefined,
  write: (date: WrittenDate) => string,
  hasHour = false,
): TextValue | undefined {
  if (date === undefined) return undefined;
  const { day, hour, offset } = date;
  const time = hasHour && hour !== undefined ? `${day}T${hour}${offset}` : day;
  return { kind: 'plain', text: write(date), time };
}

/**
 * A day with its weekday, in the words of a language. No two engines join them alike; a dot between
 * them is right in every language.
 */
function writeOut(day: string, locale = 'en'): string {
  const date = new Date(`${day}T00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const written = write({ year: 'numeric', month: 'long', day: 'numeric' });
  return `${written} · ${write({ weekday: 'long' })}`;
}

function plain(text: string): TextValue | undefined {
  return text === '' ? undefined : { kind: 'plain', text };
}

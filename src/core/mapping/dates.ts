import dayjs from 'dayjs';
import type { TextValue } from './values.ts';

/** A date as it is written, wherever the server or the reader is. */
export interface DateParts {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:mm. */
  readonly hour: string | undefined;
  /** How far the hour is from that of Greenwich: `Z` or `+08:00`. */
  readonly offset: string;
}

/**
 * The day and the hour that a date names, as it is written: `2026-03-05T20:00:00Z` is the fifth for
 * every reader. A day that no calendar has is none.
 */
export function datePartsOf(value: string): DateParts | undefined {
  const text = value.trim();
  const day = /^\d{4}[-/]\d{2}[-/]\d{2}(?=$|[T ])/.exec(text)?.[0].replaceAll('/', '-');
  if (day === undefined || dayjs(day).format('YYYY-MM-DD') !== day) return undefined;
  const hour = /^.{10}[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text)?.[1];
  return { day, hour, offset: /(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.[0] ?? '' };
}

/** The hour that a text is by itself, as `18:30`; undefined for any other. */
export function readHour(text: string): string | undefined {
  return /^\s*((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?\s*$/.exec(text)?.[1];
}

/**
 * A date as a text, with what machines read of it; undefined for what is no date.
 *
 * @param hasHour whether the text says the hour, where the date has one
 */
export function writeDate(
  value: string,
  write: (date: DateParts) => string,
  hasHour = false,
): TextValue | undefined {
  const date = datePartsOf(value);
  if (date === undefined) return undefined;
  const { day, hour, offset } = date;
  const time = hasHour && hour !== undefined ? `${day}T${hour}${offset}` : day;
  return { kind: 'plain', text: write(date), time };
}

/**
 * A day with its weekday, in the words of a language. No two engines join them alike; a dot between
 * them is right in every language.
 */
export function writeOutDay(day: string, locale = 'en'): string {
  const date = new Date(`${day}T00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const written = write({ year: 'numeric', month: 'long', day: 'numeric' });
  return `${written} · ${write({ weekday: 'long' })}`;
}

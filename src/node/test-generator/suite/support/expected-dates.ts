import { type Expected, plain, type TextOptions, text, writtenDay } from './expectations.ts';
import { FACTS } from './facts.ts';

// Dates in the manner of a language, which generated tests hold formats to.

/** How a date is written. */
export interface DateOptions {
  readonly style: 'short' | 'medium' | 'long' | 'full';
  /** The field with the end of a range, which stands in the values. */
  readonly end?: string;
  /** Whether the hour is said too. */
  readonly hour?: boolean;
}

/** What the clocks of the site's place show. */
export interface Moment {
  readonly day: string;
  readonly hour: string;
  /** As machines read it. */
  readonly time: string;
}

/** A date, or the days or hours from one to another. */
export function localDates(
  values: readonly unknown[],
  locale: string,
  { style, hour = false }: DateOptions,
  more: TextOptions,
): Expected {
  const [start, end] = values.map(localMoment);
  if (start === undefined || start.day === '') return [];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const one = ({ day, hour: own }: Moment) =>
    [days.format(noonOf(day)), ...(hour && own !== '' ? [hours.format(atHour(own))] : [])].join(
      ' · ',
    );
  const time = hour ? start.time : start.day;
  const isRange = end !== undefined && end.day + end.hour > start.day + start.hour;
  if (!isRange) return text(one(start), { ...more, time });
  const hasHours = hour && start.hour !== '' && end.hour !== '';
  if (start.day === end.day) {
    const range = hasHours && hours.formatRange(atHour(start.hour), atHour(end.hour));
    const words = range ? `${days.format(noonOf(start.day))} · ${range}` : one(start);
    return text(words, { ...more, time });
  }
  const words = hasHours
    ? `${one(start)} – ${one(end)}`
    : daysBetween([start.day, end.day], locale, style);
  return text(words, { ...more, time });
}

/** A day of languages that have a sign for each part of it: its year, its month, and its day with what follows. */
const SIGNED_DAY = /^(\d+年)(\d+月)(\d+日.*)$/;

/**
 * Days from one to another, as the engine writes them. Where days have signs, as `2026年6月1日月曜日`, the end
 * leaves out the year, or the year and the month, that the start has said: `～3日水曜日`.
 */
export function daysBetween(
  [start, end]: readonly [string, string],
  locale: string,
  style: DateOptions['style'],
): string {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' });
  const range = days.formatRange(noonOf(start), noonOf(end));
  const [first, last] = [start, end].map((day) =>
    SIGNED_DAY.exec(days.format(noonOf(day)))?.slice(1),
  );
  if (first === undefined || last === undefined) return range;
  const dash = /\s*[至~～〜–—-]\s*/.exec(range)?.[0] ?? '';
  const other = last.findIndex((part, index) => part !== first[index]);
  return first.join('') + dash + last.slice(other).join('');
}

/** A date on the clocks of the site's place. */
export function localMoment(value: unknown): Moment {
  const [, day = '', hour = '', offset = ''] =
    /^(\d{4}[-/]\d{2}[-/]\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?/.exec(
      plain(value),
    ) ?? [];
  const written = day.replaceAll('/', '-');
  if (hour === '') return { day: written, hour, time: written };
  const time = `${written}T${hour}${offset}`;
  if (offset === '' || FACTS.timeZone === undefined) return { day: written, hour, time };
  return { ...clockAt(new Date(time)), time };
}

/** Day and hour of a date, as they are written. */
export function writtenMoment(value: unknown): Moment {
  const day = writtenDay(value);
  const hour = day === '' ? '' : (/[T ](\d{2}:\d{2})/.exec(plain(value))?.[1] ?? '');
  const offset = /(?:Z|[+-]\d{2}:\d{2})$/.exec(plain(value))?.[0] ?? '';
  return { day, hour, time: hour === '' ? day : `${day}T${hour}${offset}` };
}

/** A day written out in a language, with its weekday. */
export function dayInWords(day: string, locale: string): string {
  if (day === '') return '';
  const date = new Date(`${day}T00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  return `${write({ year: 'numeric', month: 'long', day: 'numeric' })} · ${write({ weekday: 'long' })}`;
}

/** What the clocks of the site's place show at a time. */
export function clockAt(date: Date): Omit<Moment, 'time'> {
  const zone = FACTS.timeZone === undefined ? {} : { timeZone: FACTS.timeZone };
  // Swedes write dates as machines do.
  const written = date.toLocaleString('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', hour = ''] = written.split(' ');
  return { day, hour };
}

/**
 * When the clocks of the site's place show a time: they may be changed between it and the first guess.
 *
 * @param shown the time as if it were one in UTC
 */
export function atPlace(shown: string): Date {
  const time = Date.parse(shown);
  const ahead = (other: number) => {
    const { day, hour } = clockAt(new Date(other));
    return Date.parse(`${day}T${hour}Z`) - other;
  };
  return new Date(time - ahead(time - ahead(time)));
}

/** The middle of a day, in UTC. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00Z`);
}

/** A time of day, in UTC. */
export function atHour(hour: string): Date {
  return new Date(`2000-01-01T${hour}Z`);
}

import { type DateParts, datePartsOf } from './dates.ts';
import type { TextContext } from './format-value.ts';

/** How much of a date is written out. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full';

/**
 * The day and the hour that the clocks of the site's place show at a time. A date that does not say
 * how far it is from Greenwich is one of that place already.
 */
export function localPartsOf(
  value: string,
  { timeZone }: Pick<TextContext, 'timeZone'>,
): DateParts | undefined {
  const parts = datePartsOf(value);
  if (parts?.hour === undefined || parts.offset === '' || timeZone === undefined) return parts;
  const clock = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(`${parts.day}T${parts.hour}${parts.offset}`));
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    clock.find((part) => part.type === type)?.value ?? '';
  const day = `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
  return { ...parts, day, hour: `${read('hour')}:${read('minute')}` };
}

/** A date as machines read it: as it is written, with its hour where it has one. */
export function machineDate(value: string): string | undefined {
  const parts = datePartsOf(value);
  if (parts === undefined) return undefined;
  return parts.hour === undefined ? parts.day : `${parts.day}T${parts.hour}${parts.offset}`;
}

/** A day in the manner of a language. */
export function writeLocalDay(day: string, style: DateStyle, locale = 'en'): string {
  return dayWriter(style, locale).format(atNoon(day));
}

/** Days from one to another in the manner of a language; what both have in common is said once. */
export function writeLocalDays(
  [start, end]: readonly [string, string],
  style: DateStyle,
  locale = 'en',
): string {
  const writer = dayWriter(style, locale);
  const first = writer.formatToParts(atNoon(start));
  const range = writer.formatRangeToParts(atNoon(start), atNoon(end));
  const isYearSaidTwice = range.filter(({ type }) => type === 'year').length > 1;
  if (!isYearSaidTwice || !hasSigns(first)) return widen(joinParts(range));
  const last = writer.formatToParts(atNoon(end));
  const other = last.findIndex(({ value }, index) => value !== first[index]?.value);
  // Signs and brackets around it may be of both days.
  const shared = joinParts(range.filter(({ source }) => source === 'shared'));
  const dash = /\s*至\s*|[^\p{L}()（）]+/u.exec(shared)?.[0] ?? ' – ';
  return widen(joinParts(first) + dash + joinParts(last.slice(other)));
}

/**
 * Whether a date begins with the year and a sign for it, as `2026年3月3日`. Engines write ranges of such dates
 * in figures or twice in full; readers expect an end without what the start has said.
 */
function hasSigns([first, second]: readonly Intl.DateTimeFormatPart[]): boolean {
  return first?.type === 'year' && /^\p{L}/u.test(second?.value ?? '');
}

function joinParts(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ value }) => value).join('');
}

/** A time of day (`20:00`) in the manner of a language. */
export function writeLocalHour(hour: string, locale = 'en'): string {
  return widen(hourWriter(locale).format(atHour(hour)));
}

/** Times of one day from one to another in the manner of a language. */
export function writeLocalHours([start, end]: readonly [string, string], locale = 'en'): string {
  return widen(hourWriter(locale).formatRange(atHour(start), atHour(end)));
}

/** No two engines join a day and an hour alike; a dot between them is right in every language. */
export function joinDayAndHour(day: string, hour: string | undefined): string {
  return hour === undefined ? day : `${day} · ${hour}`;
}

/** Some engines set narrow spaces where others have plain ones; a page is to be the same in all. */
function widen(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ');
}

// Days and hours are in the place's time zone already: they are written as UTC, which moves none.

function dayWriter(dateStyle: DateStyle, locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
}

function hourWriter(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
}

function atNoon(day: string): Date {
  return new Date(`${day}T12:00Z`);
}

function atHour(hour: string): Date {
  return new Date(`2000-01-01T${hour}Z`);
}

import { read } from './api.ts';
import type { Entity } from './entity.ts';
import { type Expected, link, plain, type TextOptions, text } from './expectations.ts';
import { FACTS } from './facts.ts';
import { fillUrl } from './files.ts';

// Texts in the manner of a language, which generated tests hold formats to.

interface DateOptions {
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

/** A date, with its hour where that is asked for. */
export function localDate(
  value: unknown,
  locale: string,
  options: DateOptions,
  more: TextOptions = {},
): Expected {
  return writtenDate([value], locale, options, more);
}

/** The days, or the hours, from one date to another. */
export function dateRange(
  values: readonly [unknown, unknown],
  locale: string,
  options: DateOptions,
  more: TextOptions = {},
): Expected {
  return writtenDate(values, locale, options, more);
}

function writtenDate(
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
    : days.formatRange(noonOf(start.day), noonOf(end.day));
  return text(words, { ...more, time });
}

/** A time of day, or from one to another. */
export function localTime(
  values: readonly [unknown, unknown],
  locale: string,
  more: TextOptions = {},
): Expected {
  const [start = '', end = ''] = values.map((value) =>
    /^\d{2}:\d{2}/.test(plain(value)) ? plain(value).slice(0, 5) : localMoment(value).hour,
  );
  if (start === '') return [];
  const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const words =
    end > start ? hours.formatRange(atHour(start), atHour(end)) : hours.format(atHour(start));
  return text(words, { ...more, time: localMoment(values[0]).time || start });
}

/** How far off a date is. */
export function relativeDate(value: unknown, locale: string, more: TextOptions = {}): Expected {
  const { day } = localMoment(value);
  if (day === '') return [];
  const today = clockAt(new Date()).day;
  const days = Math.round((noonOf(day).getTime() - noonOf(today).getTime()) / 86_400_000);
  const far = Math.abs(days);
  const [unit, length]: [Intl.RelativeTimeFormatUnit, number] =
    far >= 365
      ? ['year', 365.2425]
      : far >= 61
        ? ['month', 30.436875]
        : far >= 14
          ? ['week', 7]
          : ['day', 1];
  // A year or a month may be a little shorter than one is on average.
  const count = Math.sign(days) * Math.floor(far / length + 0.02);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit);
  return text(words, { ...more, time: day });
}

interface NumberOptions {
  readonly style?: 'decimal' | 'percent' | 'compact';
  readonly digits?: number;
}

/** A number. */
export function localNumber(
  value: unknown,
  locale: string,
  { style, digits }: NumberOptions,
  more: TextOptions = {},
): Expected {
  const number = Number(plain(value));
  if (plain(value) === '' || Number.isNaN(number)) return [];
  const written = new Intl.NumberFormat(locale, {
    style: style === 'percent' ? 'percent' : 'decimal',
    notation: style === 'compact' ? 'compact' : 'standard',
    maximumFractionDigits: digits,
  });
  return text(written.format(number), more);
}

/** An amount of money. */
export function money(
  value: unknown,
  locale: string,
  { currency, digits }: { readonly currency: string; readonly digits?: number },
  more: TextOptions = {},
): Expected {
  const amount = Number(plain(value));
  if (plain(value) === '' || Number.isNaN(amount)) return [];
  const places =
    digits === undefined ? {} : { minimumFractionDigits: 0, maximumFractionDigits: digits };
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency, ...places });
  return text(written.format(amount), more);
}

interface NamesOptions {
  readonly text?: string;
  readonly link?: string;
  readonly join?: 'and' | 'or';
}

/** Names joined to a sentence, each a link where it leads somewhere; those of a link are none. */
export function names(
  value: unknown,
  locale: string,
  { text: field, link: template, join }: NamesOptions,
  { href, ...more }: TextOptions = {},
): Expected {
  const entries: readonly unknown[] =
    typeof value === 'object' && value !== null ? [value].flat() : [value];
  const known = entries
    .map((entry) => ({ entry, name: plain(nameOf(entry, field)) }))
    .filter(({ name }) => name !== '');
  const type = join === 'or' ? 'disjunction' : 'conjunction';
  const parts = new Intl.ListFormat(locale, { type }).formatToParts(known.map(({ name }) => name));
  if (href !== undefined)
    return text(parts.map(({ value: part }) => part).join(''), { ...more, href });
  const left = [...known];
  return parts.flatMap(({ type: kind, value: words }): Expected => {
    const entry = kind === 'element' ? left.shift()?.entry : undefined;
    const url = template && isEntity(entry) ? fillUrl(template, entry) : '';
    if (url !== '') return link(words, url);
    return [{ words }];
  });
}

/** A text that leads somewhere, if what its URL is made of is there. */
export function linked(value: unknown, url: string, more: TextOptions = {}): Expected {
  if (url === '' || more.href !== undefined) return text(value, more);
  return link(value, url);
}

/** A telephone number that is a link. */
export function calls(value: unknown, more: TextOptions = {}): Expected {
  return text(value, { href: `tel:${plain(value).replace(/[^+\d]/g, '')}`, ...more });
}

/** An ORCID iD that leads to its record. */
export function orcid(value: unknown, more: TextOptions = {}): Expected {
  const id = plain(value).replace(/^https?:\/\/orcid\.org\//, '');
  return linked(id, id && `https://orcid.org/${id}`, more);
}

/** A time as it is written: a year or a month of one is read by machines, too. */
export function written(value: unknown): Expected {
  const words = plain(value);
  return text(words, /^\d{4}(?:-\d{2})?$/.test(words) ? { time: words } : {});
}

function nameOf(entry: unknown, field: string | undefined): unknown {
  return isEntity(entry) && field !== undefined ? read(entry, field) : entry;
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null;
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

function clockAt(date: Date): Omit<Moment, 'time'> {
  const zone = FACTS.timeZone === undefined ? {} : { timeZone: FACTS.timeZone };
  // Swedes write dates as machines do.
  const written = date.toLocaleString('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', hour = ''] = written.split(' ');
  return { day, hour };
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00Z`);
}

function atHour(hour: string): Date {
  return new Date(`2000-01-01T${hour}Z`);
}

import type { Entity } from './entity.ts';
import { type Expected, link, plain, text } from './expectations.ts';
import { daysBetween, localMoment } from './expected-dates.ts';
import { FACTS } from './facts.ts';

// Links to files that are made of lists, publications as files have them, and what agendas show of times.

/** A link to the file of an item, which one without an id does not have. */
export function fileLink(words: string, list: string, item: Entity, language: string): Expected {
  const id = plain(item.id);
  if (id === '') return [];
  const path = list.replace(/\.[^.]+$/, (ending) => `/${encodeURIComponent(id)}${ending}`);
  return link(words, inLanguage(path, language), false);
}

/** A path in a language, as links name it. */
export function inLanguage(path: string, language: string): string {
  return language === FACTS.languages[0]?.code ? path : `${path}?lang=${language}`;
}

/** A DOI that leads to what it names, written by itself, as a URL or with `doi:` before it. */
export function doi(value: unknown): Expected {
  const name = plain(value).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  if (!/^10\.\d{4,9}\/\S+$/.test(name)) return [];
  const url = name.split('/').map(encodeURIComponent).join('/');
  return link(`doi:${name}`, `https://doi.org/${url}`);
}

/** The year of a date; another text as it is. */
export function publishedYear(value: unknown): Expected {
  const words = plain(value);
  return text(/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(words) ? words.slice(0, 4) : words);
}

/** The day of a date on the clocks of the site's place. */
export function dayOf(value: unknown): string {
  return localMoment(value).day;
}

/**
 * When an event is on its day; one that ends on another says when, within twelve hours that it is the next
 * day, and of whole days from which to which.
 */
export function hours(
  values: readonly [unknown, unknown],
  locale: string,
  ofNextDay: (time: string) => string,
): Expected {
  const [start, end] = values.map(localMoment);
  if (start === undefined || start.day === '') return [];
  const isLater = end !== undefined && end.time > start.time;
  const hasHours = start.hour !== '' && isLater && end.hour !== '';
  const isOtherDay = isLater && end.day !== start.day;
  if (isOtherDay && start.hour === '' && end.hour === '') {
    return [{ words: daysBetween([start.day, end.day], locale, 'long'), time: start.time }];
  }
  const isNight =
    isOtherDay && hasHours && Date.parse(end.time) - Date.parse(start.time) < 12 * 3_600_000;
  const from =
    start.hour === '' && isOtherDay
      ? write(start.day, locale, 'day')
      : write(start.hour, locale, 'hour');
  const words = isLater
    ? [isOtherDay ? write(end.day, locale, 'day') : '', write(end.hour, locale, 'hour')]
    : [];
  const until = isNight
    ? ofNextDay(write(end.hour, locale, 'hour'))
    : words.filter(Boolean).join(' · ');
  return [
    ...(from === '' ? [] : [{ words: from, time: start.time }]),
    ...(end === undefined || until === ''
      ? []
      : [{ words: '–' }, { words: until, time: end.time }]),
  ];
}

/** A day in words, with its weekday. */
export function fullDay(day: string, locale: string): string {
  return write(day, locale, 'day');
}

function write(value: string, locale: string, what: 'day' | 'hour'): string {
  if (value === '') return '';
  return what === 'day'
    ? new Date(`${value}T12:00Z`).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' })
    : new Date(`2000-01-01T${value}Z`).toLocaleTimeString(locale, {
        timeStyle: 'short',
        timeZone: 'UTC',
      });
}

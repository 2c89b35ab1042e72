import type { LiveText } from '../../../src/core/index.ts';

const DAY = 86_400_000;

/** The units in which a distance of days is said: from how many days on, and how long one is. */
const UNITS = [
  { unit: 'year', from: 365, days: 365.2425 },
  { unit: 'month', from: 61, days: 30.436875 },
  { unit: 'week', from: 14, days: 7 },
  { unit: 'day', from: 0, days: 1 },
] as const;

/** By how much a year or a month may be shorter than one is on average, as a share of it. */
const SHORTER = 0.02;

/** How far off a day is, in the manner of a language: “in 3 days”, “yesterday”. */
export const live: LiveText = (time, { locale, timeZone, now }) => {
  const days = Math.round((dayOf(time.slice(0, 10)) - dayOf(todayIn(timeZone, now))) / DAY);
  const { unit, days: length } = UNITS.find(({ from }) => Math.abs(days) >= from) ?? UNITS[3];
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return words.format(Math.sign(days) * Math.floor(Math.abs(days) / length + SHORTER), unit);
};

function dayOf(day: string): number {
  return Date.parse(`${day}T00:00Z`);
}

function todayIn(timeZone: string | undefined, now: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(now);
  const read = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${read('year')}-${read('month')}-${read('day')}`;
}

import { localPartsOf } from '../mapping/local-dates.ts';

/** Says which of two values comes first; undefined comes last, in rising and in falling order. */
export type Compare = (a: string | undefined, b: string | undefined) => number;

/**
 * Orders texts as a language does, numbers by what they count, and dates by when they are.
 *
 * @param timeZone the site's, in which its days begin; undefined takes times as they are written
 */
export function createCompare(locale: string, descending: boolean, timeZone?: string): Compare {
  const collator = new Intl.Collator(locale, { numeric: true });
  const compareDates = createDateCompare(timeZone);
  return (a, b) => {
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    const order = isDate(a) && isDate(b) ? compareDates(a, b) : collator.compare(a, b);
    return descending ? -order : order;
  };
}

/** Whether a text is a day, be it with a time. */
export function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.test(value);
}

/**
 * Orders dates: times that name their offset as instants; among days, and times that name none, these
 * stand where the clocks of the time zone have them. A day comes before the times on it.
 */
export function createDateCompare(timeZone?: string): (a: string, b: string) => number {
  const clocks = new Map<string, string>();
  const clockOf = (value: string): string => {
    const known = clocks.get(value);
    if (known !== undefined) return known;
    const { day, hour } = localPartsOf(value, { timeZone }) ?? { day: value };
    const clock = hour === undefined ? day : `${day}T${hour}`;
    clocks.set(value, clock);
    return clock;
  };
  return (a, b) => {
    const [left, right] = [instantOf(a), instantOf(b)];
    if (left !== undefined && right !== undefined) return left - right;
    const [first, second] = [clockOf(a), clockOf(b)];
    return first < second ? -1 : Number(first > second);
  };
}

/** The instant of a time that says how far it is from Greenwich; undefined for others. */
export function instantOf(value: string): number | undefined {
  if (!/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return undefined;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : instant;
}

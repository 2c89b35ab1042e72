/**
 * The day it is in a time zone, as YYYY-MM-DD.
 *
 * @param timeZone a name of the IANA database, such as `Europe/Berlin`
 */
export function todayIn(timeZone: string, now = Date.now()): string {
  const minute = Math.floor(now / MINUTE);
  const known = days.get(timeZone);
  if (known?.minute === minute) return known.day;
  const format = known?.format ?? createFormat(timeZone);
  const day = writeDay(format, now);
  days.set(timeZone, { format, minute, day });
  return day;
}

/** The day before a day. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const MINUTE = 60_000;

/** The last day asked for in each time zone, for its minute: in no zone does a day begin within a minute. */
const days = new Map<string, LastDay>();

interface LastDay {
  /** Stored, as making one takes longer than using it. */
  readonly format: Intl.DateTimeFormat;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly day: string;
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en', options);
}

function writeDay(format: Intl.DateTimeFormat, time: number): string {
  const parts = format.formatToParts(time);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year')}-${read('month')}-${read('day')}`;
}

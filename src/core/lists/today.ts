/**
 * The day it is in a time zone, as YYYY-MM-DD.
 *
 * @param timeZone a name of the IANA database, such as `Europe/Berlin`
 */
export function todayIn(timeZone: string, now = Date.now()): string {
  const parts = formatIn(timeZone).formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year')}-${read('month')}-${read('day')}`;
}

/** The day before a day. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Making a format takes longer than all that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', options);
  formats.set(timeZone, format);
  return format;
}

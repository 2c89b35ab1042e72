import { type DateParts, datePartsOf } from '../../src/react/index.ts';

const DAY = 24 * 60 * 60_000;

/** Whether a value is a day, be it with a time, on which an event can stand in a calendar. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && datePartsOf(value) !== undefined;
}

/**
 * The lines that say when an event begins and ends: days for one whose hours nobody knows, points in
 * time where that is known, and else times as clocks show them wherever they are read.
 *
 * @returns undefined for a beginning that is no date
 */
export function calendarTimes(
  { start, end }: { readonly start: string; readonly end: string | undefined },
  timeZone: string | undefined,
): string[] | undefined {
  const from = datePartsOf(start);
  const until = end === undefined ? undefined : datePartsOf(end);
  if (from === undefined) return undefined;
  if (from.hour === undefined || (until !== undefined && until.hour === undefined)) {
    const last = until !== undefined && until.day >= from.day ? until.day : from.day;
    // The end of days is the first that the event does not have any more.
    return [`DTSTART;VALUE=DATE:${plain(from.day)}`, `DTEND;VALUE=DATE:${plain(dayAfter(last))}`];
  }
  const [first, last] = [printTime(from, timeZone), until && printTime(until, timeZone)];
  const isRange = last !== undefined && last > first && last.endsWith('Z') === first.endsWith('Z');
  return [`DTSTART:${first}`, ...(isRange ? [`DTEND:${last}`] : [])];
}

function printTime({ day, hour = '', offset }: DateParts, timeZone: string | undefined): string {
  const floating = `${plain(day)}T${hour.replace(':', '')}00`;
  if (offset !== '') return printUniversal(Date.parse(`${day}T${hour}${offset}`));
  if (timeZone === undefined) return floating;
  return printUniversal(universalTime(`${day}T${hour}Z`, timeZone));
}

/**
 * The point in time at which the clocks of a zone show a time. The distance to Greenwich is that of the
 * place itself: where the clocks are changed in between, a second look finds it.
 */
function universalTime(asIfUniversal: string, timeZone: string): number {
  const shown = Date.parse(asIfUniversal);
  const guess = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(guess, timeZone);
}

/** Milliseconds by which the clocks of a zone are ahead of Greenwich, at a whole minute. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(time);
  const read = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const clock = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
  );
  return clock - time;
}

function printUniversal(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY).toISOString().slice(0, 10);
}

function plain(day: string): string {
  return day.replaceAll('-', '');
}

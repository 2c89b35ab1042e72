import { expect } from '@playwright/test';
import { plain } from './expectations.ts';
import { atPlace, type Moment, noonOf, writtenMoment } from './expected-dates.ts';
import { inLanguage } from './expected-files.ts';
import { FACTS } from './facts.ts';

// The calendar files that layouts and blocks make of events.

/** What a calendar says of an event, by the names of its lines; `times` are those of beginning and end. */
export type CalendarEvent = Readonly<Record<string, string>>;

const DAY = 86_400_000;

/**
 * The events of a calendar, which has to be one that other programs read. URLs are without their origin,
 * which may be another than that of the tests.
 */
export function eventsIn(calendar: string): readonly CalendarEvent[] {
  const [head = '', ...events] = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect([first, calendar.split('\r\n').slice(-2)]).toEqual([
    'BEGIN:VCALENDAR',
    ['END:VCALENDAR', ''],
  ]);
  expect(lines).toContain('VERSION:2.0');
  expect(head).toMatch(/^PRODID:\S/m);
  for (const event of events) {
    // By them a calendar knows an event when it is sent again.
    expect(event).toMatch(/^UID:\S+\r$/m);
    expect(event).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  }
  return events.map((event) => {
    const lines = event.slice(0, event.indexOf('END:VEVENT')).split('\r\n').filter(Boolean);
    const named = lines.map((line) => [line.slice(0, line.indexOf(':')), line] as const);
    const values = named.map(([name, line]) => [name, line.slice(name.length + 1)] as const);
    const { URL: url = '', ...others } = Object.fromEntries(values);
    const times = named.flatMap(([name, line]) => (/^DT(?:START|END)/.test(name) ? [line] : []));
    return {
      ...{ SUMMARY: '', LOCATION: '', DESCRIPTION: '' },
      ...others,
      URL: url && withoutOrigin(url),
      times: times.join(' '),
    };
  });
}

/** What a calendar has to say of an event that begins and ends at these times. */
export function calendarEvent(
  [start, end]: readonly [unknown, unknown],
  texts: Readonly<Record<string, unknown>>,
): CalendarEvent {
  const written = Object.entries(texts).map(([name, text]) => [name, calendarText(text)] as const);
  return {
    times: timesOf(writtenMoment(start), writtenMoment(end)),
    ...Object.fromEntries(written),
  };
}

/** The URL of an event's page, as `eventsIn` has it; empty for an event without one. */
export function eventUrl(url: unknown, language: string): string {
  const path = plain(url);
  return path && withoutOrigin(path.startsWith('/') ? inLanguage(path, language) : path);
}

/** Days where one of the times has no hour, the end being the day after the last; else points in time. */
function timesOf(start: Moment, end: Moment): string {
  if (start.hour === '' || (end.day !== '' && end.hour === '')) {
    const last = end.day > start.day ? end.day : start.day;
    const after = new Date(noonOf(last).getTime() + DAY).toISOString().slice(0, 10);
    return `DTSTART;VALUE=DATE:${bare(start.day)} DTEND;VALUE=DATE:${bare(after)}`;
  }
  const [from, until] = [pointOf(start), end.day === '' ? '' : pointOf(end)];
  const isRange = until > from && until.endsWith('Z') === from.endsWith('Z');
  return isRange ? `DTSTART:${from} DTEND:${until}` : `DTSTART:${from}`;
}

/** A time in UTC, or as clocks show it wherever it is read where neither it nor the site says more. */
function pointOf({ day, hour, time }: Moment): string {
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(time);
  if (!hasOffset && FACTS.timeZone === undefined) return `${bare(day)}T${bare(hour)}00`;
  const date = hasOffset ? new Date(time) : atPlace(`${day}T${hour}Z`);
  return `${bare(date.toISOString().slice(0, 16))}00Z`;
}

function calendarText(value: unknown): string {
  return plain(value)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url, 'https://own.invalid');
  return pathname + search + hash;
}

function bare(time: string): string {
  return time.replace(/[-:]/g, '');
}

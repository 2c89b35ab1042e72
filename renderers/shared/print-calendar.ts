import { calendarTimes } from './calendar-times.ts';

/** An event as a calendar has it; empty texts are left out. */
export interface CalendarEvent {
  readonly uid: string;
  /** As the API sent them. */
  readonly start: string;
  readonly end: string | undefined;
  readonly summary: string;
  readonly place: string;
  readonly description: string;
  readonly url: string | undefined;
}

/** Octets of a line, its end not counted. */
const MAX_LINE_OCTETS = 75;
/** When an event was last changed: nobody knows, and every answer has to be the same. */
const NEVER = '19700101T000000Z';

/**
 * A calendar of RFC 5545.
 *
 * @param timeZone the zone of times that name none; undefined for that of whoever reads them
 */
export function printCalendar(
  name: string,
  events: readonly CalendarEvent[],
  timeZone: string | undefined,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Colophon//Agenda//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => printEvent(event, timeZone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function printEvent(event: CalendarEvent, timeZone: string | undefined): string[] {
  const times = calendarTimes(event, timeZone);
  if (times === undefined) return [];
  const texts = [
    ['SUMMARY', event.summary.trim()],
    ['LOCATION', event.place.trim()],
    ['DESCRIPTION', event.description.trim()],
  ].filter(([, text]) => text !== '');
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${NEVER}`,
    ...times,
    ...texts.map(([property, text = '']) => `${property}:${escapeText(text)}`),
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
  ];
}

/** A value of the type TEXT; control characters have no place in one. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line of at most 75 octets, and the rest of it in lines that begin with a space; no character is cut. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let own = '';
  let octets = 0;
  const encoder = new TextEncoder();
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(own);
      own = ' ';
      octets = 1;
    }
    own += character;
    octets += size;
  }
  return [...lines, own].join('\r\n');
}

import { describe, expect, test } from 'vitest';
import { calendarTimes } from './calendar-times.ts';
import { type CalendarEvent, escapeText, foldLine, printCalendar } from './print-calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'events.one@site.example',
  start: '2026-03-05T20:00:00+01:00',
  end: '2026-03-05T21:30:00+01:00',
  summary: 'Rope, by hand; twice',
  place: 'Hall 2',
  description: 'One\nTwo \\ three',
  url: 'https://site.example/events/one',
};

test('a calendar has its events with all that is known of them', () => {
  const lines = printCalendar('Events', [EVENT], undefined).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Colophon//Agenda//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Events',
    'X-WR-CALNAME:Events',
    'BEGIN:VEVENT',
    'UID:events.one@site.example',
    'DTSTAMP:19700101T000000Z',
    'DTSTART:20260305T190000Z',
    'DTEND:20260305T203000Z',
    'SUMMARY:Rope\\, by hand\\; twice',
    'LOCATION:Hall 2',
    'DESCRIPTION:One\\nTwo \\\\ three',
    'URL:https://site.example/events/one',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event whose beginning is no date is left out', () => {
  expect(printCalendar('', [{ ...EVENT, start: 'soon' }], undefined)).not.toContain('VEVENT');
});

test.each([
  ['a;b,c', 'a\\;b\\,c'],
  ['a\\b', 'a\\\\b'],
  ['a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
  ['a\u0000\u0007b', 'ab'],
  ['BEGIN:VEVENT\nUID:x', 'BEGIN:VEVENT\\nUID:x'],
])('the text %j is written %j', (text, written) => {
  expect(escapeText(text)).toBe(written);
});

describe('a line', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length;
  test.each([
    ['of 75 octets', 'x'.repeat(75), 1],
    ['of 76 octets', 'x'.repeat(76), 2],
    ['of characters of two octets', 'é'.repeat(80), 3],
    ['of characters of three octets', '字'.repeat(80), 4],
    ['of characters of two code units', '😀'.repeat(40), 3],
  ])('%s is folded without cutting a character', (_, line, count) => {
    const lines = foldLine(line).split('\r\n');
    expect(lines).toHaveLength(count);
    expect(lines.every((part) => octets(part) <= 75)).toBe(true);
    expect(lines.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
  });
});

describe('the times of an event', () => {
  test.each<[string, string | undefined, string | undefined, string[] | undefined]>([
    // Known points in time.
    ['2026-03-05T20:00Z', undefined, undefined, ['DTSTART:20260305T200000Z']],
    [
      '2026-12-31T23:30:00-05:00',
      '2027-01-01T01:00:00-05:00',
      undefined,
      ['DTSTART:20270101T043000Z', 'DTEND:20270101T060000Z'],
    ],
    // Clocks of the site's place, in winter and in summer.
    ['2026-01-05T20:00', undefined, 'Europe/Berlin', ['DTSTART:20260105T190000Z']],
    ['2026-07-05T20:00', undefined, 'Europe/Berlin', ['DTSTART:20260705T180000Z']],
    // The night in which they are put forward, before and after.
    ['2026-03-29T01:30', undefined, 'Europe/Berlin', ['DTSTART:20260329T003000Z']],
    ['2026-03-29T03:30', undefined, 'Europe/Berlin', ['DTSTART:20260329T013000Z']],
    ['2026-07-05T20:00', undefined, 'Asia/Kolkata', ['DTSTART:20260705T143000Z']],
    // Clocks wherever they are read.
    [
      '2026-07-05T20:00',
      '2026-07-05T21:00',
      undefined,
      ['DTSTART:20260705T200000', 'DTEND:20260705T210000'],
    ],
    // Days, of which the end is the day after.
    [
      '2026-02-28',
      undefined,
      'Europe/Berlin',
      ['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301'],
    ],
    [
      '2026-12-30',
      '2027-01-01',
      undefined,
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'],
    ],
    // Both are days where the hour of one is not known.
    [
      '2026-03-05T20:00Z',
      '2026-03-06',
      undefined,
      ['DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260307'],
    ],
    // An end before the beginning is none.
    ['2026-03-05T20:00Z', '2026-03-05T19:00Z', undefined, ['DTSTART:20260305T200000Z']],
    ['soon', undefined, undefined, undefined],
  ])('from %s to %s in %s are %j', (start, end, timeZone, lines) => {
    expect(calendarTimes({ start, end }, timeZone)).toEqual(lines);
  });
});

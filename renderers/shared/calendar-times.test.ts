import { describe, expect, test } from 'vitest';
import { calendarTimes, isDay } from './calendar-times.ts';

describe('a value is a day of a calendar', () => {
  test.each([
    ['2026-03-05', true],
    ['2026-03-05T20:00+01:00', true],
    ['soon', false],
    ['', false],
    [5, false],
    [null, false],
    [undefined, false],
    [new Date(0), false],
  ])('where it is %j: %j', (value, is) => {
    expect(isDay(value)).toBe(is);
  });
});

const times = (start: string, end?: string, timeZone?: string) =>
  calendarTimes({ start, end }, timeZone);

describe('the times of an event in a calendar', () => {
  test.each([
    // The nights in which clocks are put back or forward, before and after.
    ['2026-10-25T01:30', 'Europe/Berlin', '20261024T233000Z'],
    ['2026-10-25T03:30', 'Europe/Berlin', '20261025T023000Z'],
    ['2026-03-08T01:30', 'America/New_York', '20260308T063000Z'],
    ['2026-03-08T03:30', 'America/New_York', '20260308T073000Z'],
    // Another day than the clocks of the place show.
    ['2026-01-01T00:30', 'Asia/Tokyo', '20251231T153000Z'],
    ['2026-12-31T23:59', 'America/New_York', '20270101T045900Z'],
    ['2026-07-05T00:00', 'UTC', '20260705T000000Z'],
  ])('at %s in %s begin at %s', (start, zone, point) => {
    expect(times(start, undefined, zone)).toEqual([`DTSTART:${point}`]);
  });

  test('that are known as points in time are the same in each zone', () => {
    const [start, end] = ['2026-07-05T20:00-04:00', '2026-07-05T21:00Z'];
    expect(times(start, '2026-07-06T01:00Z', 'Asia/Tokyo')).toEqual([
      'DTSTART:20260706T000000Z',
      'DTEND:20260706T010000Z',
    ]);
    expect(times(start, end, 'Asia/Tokyo')).toEqual(['DTSTART:20260706T000000Z']);
  });

  test.each([
    // Of which one is a point in time, and the other one of any clock.
    ['2026-07-05T20:00', '2026-07-05T21:00Z', ['DTSTART:20260705T200000']],
    ['2026-07-05T20:00Z', '2026-07-05T21:00', ['DTSTART:20260705T200000Z']],
    // That end as they begin, or at no date.
    ['2026-07-05T20:00', '2026-07-05T20:00', ['DTSTART:20260705T200000']],
    ['2026-07-05T20:00', 'late', ['DTSTART:20260705T200000']],
  ])('from %s to %s have no end', (start, end, lines) => {
    expect(times(start, end)).toEqual(lines);
  });

  test.each([
    ['2026-07-05', '2026-07-05', '20260706'],
    ['2026-07-05', '2026-07-04', '20260706'],
    ['2026-07-05', 'late', '20260706'],
    ['2026-07-05', '2026-07-06T12:00', '20260707'],
    ['2026-07-05T12:00', '2026-07-05', '20260706'],
    ['2026-12-31', undefined, '20270101'],
    ['2028-02-28', undefined, '20280229'],
  ])('that are the days from %s to %s are over on %s', (start, end, over) => {
    const first = start.slice(0, 10).replaceAll('-', '');
    expect(times(start, end, 'Europe/Berlin')).toEqual([
      `DTSTART;VALUE=DATE:${first}`,
      `DTEND;VALUE=DATE:${over}`,
    ]);
  });

  test('are none where the beginning is no date, whatever the end', () => {
    expect(times('soon', '2026-07-05')).toBeUndefined();
  });
});

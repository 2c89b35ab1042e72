import { describe, expect, test } from 'vitest';
import { datePartsOf, readHour } from '../../../src/core/mapping/dates.ts';

describe('a date', () => {
  test.each([
    ['2026-03-05', '2026-03-05', undefined, ''],
    [' 2026/03/05\n', '2026-03-05', undefined, ''],
    ['2026-03-05 09:30', '2026-03-05', '09:30', ''],
    ['2026-03-05T23:59:59Z', '2026-03-05', '23:59', 'Z'],
    ['2026-03-05T00:00:00.000+08:00', '2026-03-05', '00:00', '+08:00'],
    ['2026-03-05T10:00-05:30', '2026-03-05', '10:00', '-05:30'],
    ['2024-02-29', '2024-02-29', undefined, ''],
    // An hour that no clock shows is none, and the day stays.
    ['2026-03-05T24:00', '2026-03-05', undefined, ''],
    ['2026-03-05T20:60', '2026-03-05', undefined, ''],
    ['2026-03-05 at 20:00', '2026-03-05', undefined, ''],
    ['2026-03-05T20:00+8', '2026-03-05', '20:00', ''],
    ['2026-03-05T20:00Zulu', '2026-03-05', '20:00', ''],
  ])('that is written as %j is of the day %s, the hour %s and the offset "%s"', (...row) => {
    const [text, day, hour, offset] = row;
    expect(datePartsOf(text)).toEqual({ day, hour, offset });
  });

  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-3-5',
    '2026',
    '12026-03-05',
    'on 2026-03-05',
    '2026-03-051',
    '2026-03-05,',
    '05.03.2026',
    '',
  ])('is not %j', (text) => {
    expect(datePartsOf(text)).toBeUndefined();
  });
});

describe('an hour by itself', () => {
  test.each([
    ['18:30', '18:30'],
    [' 08:05 ', '08:05'],
    ['23:59:59', '23:59'],
    ['00:00', '00:00'],
    ['24:00', undefined],
    ['18:60', undefined],
    ['18:30:60', undefined],
    ['8:00', undefined],
    ['118:30', undefined],
    ['18:30 Uhr', undefined],
    ['at 18:30', undefined],
    ['18:300', undefined],
    ['', undefined],
  ])('in %j is %s', (text, hour) => {
    expect(readHour(text)).toBe(hour);
  });
});

import { describe, expect, test } from 'vitest';
import { createCompare, instantOf } from '../../../src/core/lists/compare-values.ts';

const up = createCompare('en', false);
const down = createCompare('en', true);
const sorted = (values: readonly (string | undefined)[], compare = up) => [...values].sort(compare);

describe('values in order', () => {
  test('are texts as a language has them', () => {
    expect(sorted(['Zoo', 'apple', 'Äpfel'])).toEqual(['Äpfel', 'apple', 'Zoo']);
    expect(sorted(['ö', 'z'], createCompare('de', false))).toEqual(['ö', 'z']);
    expect(sorted(['ö', 'z'], createCompare('sv', false))).toEqual(['z', 'ö']);
  });

  test('are numbers by what they count, also within texts', () => {
    expect(sorted(['10', '9', '100'])).toEqual(['9', '10', '100']);
    expect(sorted(['Room 10', 'Room 9'])).toEqual(['Room 9', 'Room 10']);
  });

  test('have what is not there at the end, whichever way they run', () => {
    // Arrays sort undefined to the end by themselves, so that pairs are compared.
    for (const compare of [up, down]) {
      expect(compare(undefined, 'a')).toBeGreaterThan(0);
      expect(compare('a', undefined)).toBeLessThan(0);
      expect(compare(undefined, undefined)).toBe(0);
    }
  });

  test('run the other way where that is asked for', () => {
    expect(sorted(['a', 'c', 'b'], down)).toEqual(['c', 'b', 'a']);
    expect(sorted(['2026-01-02', '2026-01-10'], down)).toEqual(['2026-01-10', '2026-01-02']);
  });

  test.each([
    ['days', '2026-01-02', '2026-01-10'],
    ['a day and a time on it', '2026-01-02', '2026-01-02T09:00'],
    ['a day and a time after a space', '2026-01-02', '2026-01-02 09:00'],
    ['times without an offset', '2026-01-02T09:00', '2026-01-02T10:00'],
    ['days that no calendar has', '2026-02-30', '2026-03-01'],
    ['a day that no calendar has, behind others', '2026-02-10', '2026-02-30'],
    ['instants', '2026-01-02T10:00+09:00', '2026-01-02T02:00Z'],
    [
      'instants of which one is the next day elsewhere',
      '2026-01-03T00:30+02:00',
      '2026-01-02T23:00Z',
    ],
    ['an instant and a day, as they are written', '2026-01-02', '2026-01-02T00:30+02:00'],
  ])('are dates by when they are: %s', (_, earlier, later) => {
    expect(up(earlier, later)).toBeLessThan(0);
    expect(up(later, earlier)).toBeGreaterThan(0);
    expect(up(later, later)).toBe(0);
    expect(down(earlier, later)).toBeGreaterThan(0);
  });

  test('are instants on the day that it is in the site’s time zone, among days', () => {
    const compare = createCompare('en', false, 'America/New_York');
    // Three in the morning in Greenwich is the evening before in New York.
    const dates = [
      '2026-11-28',
      '2026-11-27T03:00Z',
      '2026-11-27',
      '2026-11-26',
      '2026-11-26T09:00',
    ];
    expect(sorted(dates, compare)).toEqual([
      '2026-11-26',
      '2026-11-26T09:00',
      '2026-11-27T03:00Z',
      '2026-11-27',
      '2026-11-28',
    ]);
  });

  test('are texts where only one is a date, or neither is one whole', () => {
    const collator = new Intl.Collator('en', { numeric: true });
    for (const [a, b] of [
      ['2026-01-02', 'autumn'],
      ['2026-1-2', '2026-1-10'],
      ['x2026-01-02', 'x2026-01-10'],
      ['2026-01-02x', '2026-01-10'],
    ] as const) {
      expect(Math.sign(up(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }
  });
});

describe('an instant', () => {
  test.each([
    ['2026-01-02T09:00Z', Date.UTC(2026, 0, 2, 9)],
    ['2026-01-02T09:00:30+02:00', Date.UTC(2026, 0, 2, 7, 0, 30)],
    ['2026-01-02T09:00:00-0330', Date.UTC(2026, 0, 2, 12, 30)],
  ])('is that of %s', (value, instant) => {
    expect(instantOf(value)).toBe(instant);
  });

  test.each([
    '2026-01-02',
    '2026-01-02T09:00',
    '2026-13-45T09:00Z',
    'Z',
    '2026-01-02T09:00Z later',
    '2026-01-02 09:00:00 GMT+0200 (CEST)',
    '2026-01-02T09:00+2',
  ])('is none of %s', (value) => {
    expect(instantOf(value)).toBeUndefined();
  });
});

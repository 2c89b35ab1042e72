import { describe, expect, test } from 'vitest';
import { live } from './live.ts';

describe('a relative date', () => {
  const now = Date.parse('2026-03-05T23:30:00Z');
  test.each([
    ['2026-03-05', 'UTC', 'today'],
    ['2026-03-06', 'UTC', 'tomorrow'],
    // It is the sixth there already.
    ['2026-03-06', 'Asia/Shanghai', 'today'],
    ['2026-03-08', 'UTC', 'in 3 days'],
    ['2026-03-02', 'UTC', '3 days ago'],
    ['2026-03-06T00:10', 'UTC', 'tomorrow'],
    // The last day that is said in a unit, and the first in the next one.
    ['2026-03-18', 'UTC', 'in 13 days'],
    ['2026-03-19', 'UTC', 'in 2 weeks'],
    ['2026-02-19', 'UTC', '2 weeks ago'],
    ['2026-05-04', 'UTC', 'in 8 weeks'],
    ['2026-05-05', 'UTC', 'in 2 months'],
    ['2027-03-04', 'UTC', 'in 11 months'],
    ['2027-03-05', 'UTC', 'next year'],
    ['2026-03-26', 'UTC', 'in 3 weeks'],
    ['2026-06-05', 'UTC', 'in 3 months'],
    ['2025-03-05', 'UTC', 'last year'],
    ['2024-03-05', 'UTC', '2 years ago'],
    ['2026-12-05', 'UTC', 'in 9 months'],
  ])('%s is said in %s as “%s”', (value, timeZone, wanted) => {
    expect(live(value, { locale: 'en', timeZone, now })).toBe(wanted);
  });

  test('is said in the manner of the language', () => {
    const german = { locale: 'de', timeZone: 'UTC', now };
    expect(live('2026-03-08', german)).toBe('in 3 Tagen');
    expect(live('2026-03-07', german)).toBe('übermorgen');
  });
});

import { describe, expect, test } from 'vitest';
import { isoDate, readDate, universalDate } from '../../../src/core/discovery/written-date.ts';

describe('a date', () => {
  test.each([
    ['2026-03-05', '2026-03-05', '2026-03-05'],
    ['2026/03/05', '2026-03-05', '2026-03-05'],
    ['2026-03-05T20:00:00+08:00', '2026-03-05T20:00:00+08:00', '2026-03-05T20:00:00+08:00'],
    ['2026-03-05T20:00+0800', '2026-03-05T20:00:00+08:00', '2026-03-05T20:00:00+08:00'],
    ['2026-03-05T20:00:00.123z', '2026-03-05T20:00:00Z', '2026-03-05T20:00:00Z'],
    ['2026-03-05 20:00', '2026-03-05T20:00:00', '2026-03-05'],
    ['2026-03-05T25:00:00Z', '2026-03-05', '2026-03-05'],
    ['2026-03-05T20:00:30-05:30', '2026-03-05T20:00:30-05:30', '2026-03-05T20:00:30-05:30'],
    ['2026-03-05T20:00:00.5', '2026-03-05T20:00:00', '2026-03-05'],
    ['2026-03-05T20:60:00Z', '2026-03-05', '2026-03-05'],
    ['2026-03-05T20:00 Z', '2026-03-05', '2026-03-05'],
    ['2026-03-05T20:00Zulu', '2026-03-05', '2026-03-05'],
  ])('%s is %s as it is written, and %s to the world', (written, own, universal) => {
    const date = readDate(written);
    expect(date && isoDate(date)).toBe(own);
    expect(date && universalDate(date)).toBe(universal);
  });

  test('of a day alone has no hour and no zone', () => {
    expect(readDate(' 2026-03-05 ')).toEqual({
      day: '2026-03-05',
      time: undefined,
      hasZone: false,
    });
  });

  test('has its hour whatever spaces stand around it', () => {
    expect(readDate('\n2026-03-05T20:00Z ')?.time).toBe('2026-03-05T20:00:00Z');
  });

  test('may be as long as a line', () => {
    expect(readDate(`2026-03-05${' '.repeat(990)}`)?.day).toBe('2026-03-05');
  });

  test.each([
    ['2026-02-30'],
    ['soon'],
    [''],
    [20260305],
    [null],
    [undefined],
    [{}],
    [`2026-03-05${' '.repeat(991)}`],
  ])('%s is none', (written) => {
    expect(readDate(written)).toBeUndefined();
  });
});

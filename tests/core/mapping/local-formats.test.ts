import { describe, expect, test } from 'vitest';
import { relativeWords } from '../../../src/react/parts/relative-words.ts';
import { type Case, wordsOf, write } from './write-formatted.ts';

const LONG = { style: 'long', hour: false };
const HOURS = { style: 'long', hour: true };

describe('a local date', () => {
  test.each<[Case, string | undefined]>([
    [{ format: 'local-date', options: LONG, value: '2026-03-05' }, '5 March 2026'],
    [{ format: 'local-date', options: LONG, value: '2026-03-05', locale: 'de' }, '5. März 2026'],
    [{ format: 'local-date', options: LONG, value: '2026-03-05', locale: 'zh-CN' }, '2026年3月5日'],
    [
      {
        format: 'local-date',
        options: { ...LONG, style: 'short' },
        value: '2026-03-05',
        locale: 'de',
      },
      '05.03.26',
    ],
    [{ format: 'local-date', options: HOURS, value: '2026-03-05T20:00' }, '5 March 2026 · 20:00'],
    [{ format: 'local-date', options: HOURS, value: '2026-03-05' }, '5 March 2026'],
    [
      {
        format: 'local-date',
        options: HOURS,
        value: '2026-03-05T23:30:00Z',
        timeZone: 'Europe/Berlin',
      },
      '6 March 2026 · 00:30',
    ],
    [
      {
        format: 'local-date',
        options: HOURS,
        value: '2026-07-05T20:00:00Z',
        timeZone: 'Europe/Berlin',
      },
      '5 July 2026 · 22:00',
    ],
    // Without a zone, as it is written.
    [
      { format: 'local-date', options: HOURS, value: '2026-03-05T23:30:00Z' },
      '5 March 2026 · 23:30',
    ],
    [{ format: 'local-date', options: LONG, value: 'soon' }, undefined],
  ])('of %j is %s', (one, wanted) => {
    expect(wordsOf(one)).toBe(wanted);
  });

  test('is one for machines too, as it is written', () => {
    const moved = write({
      format: 'local-date',
      options: HOURS,
      value: '2026-03-05T23:30:00Z',
      timeZone: 'Europe/Berlin',
    });
    expect(moved).toMatchObject({ time: '2026-03-05T23:30Z' });
  });
});

describe('a range of dates', () => {
  const range = (value: string, end: unknown, more: Partial<Case> = {}): Case => ({
    format: 'date-range',
    options: { end: 'end', ...LONG },
    value,
    others: { end },
    ...more,
  });
  const hours = { options: { end: 'end', ...HOURS } };
  test.each<[Case, string | undefined]>([
    [range('2026-03-05', '2026-03-08'), '5–8 March 2026'],
    [range('2026-03-05', '2026-04-02'), '5 March–2 April 2026'],
    [range('2026-03-05', '2026-03-08', { locale: 'de' }), '5.–8. März 2026'],
    [range('2026-03-05', '2026-03-05'), '5 March 2026'],
    [range('2026-03-05', undefined), '5 March 2026'],
    // An end before its start is none.
    [range('2026-03-05', '2026-03-01'), '5 March 2026'],
    [range('2026-03-05T10:00', '2026-03-05T12:30', hours), '5 March 2026 · 10:00–12:30'],
    [
      range('2026-03-05T22:00', '2026-03-06T02:00', hours),
      '5 March 2026 · 22:00–6 March 2026 · 02:00',
    ],
    [range('soon', '2026-03-01'), undefined],
  ])('of %j is %s', (one, wanted) => {
    // Languages set the dash with spaces around it, or without.
    expect(wordsOf(one)?.replace(/ ?– ?/g, '–')).toBe(wanted);
  });
});

describe('a time', () => {
  test.each<[Case, string | undefined]>([
    [{ format: 'time', value: '20:00' }, '20:00'],
    [{ format: 'time', value: '2026-03-05T20:00:00' }, '20:00'],
    [{ format: 'time', value: '20:00', locale: 'en-US' }, '8:00 PM'],
    [{ format: 'time', value: '2026-03-05' }, undefined],
    [{ format: 'time', value: '25:00' }, undefined],
    [{ format: 'time', value: '2026-01-05T20:00Z', timeZone: 'Asia/Shanghai' }, '04:00'],
  ])('of %j is %s', (one, wanted) => {
    expect(wordsOf(one)).toBe(wanted);
  });

  test('runs to its end', () => {
    const one = { format: 'time', options: { end: 'until' }, value: '10:00' };
    expect(wordsOf({ ...one, others: { until: '12:00' } })).toMatch(/^10:00 ?– ?12:00$/);
    expect(wordsOf({ ...one, others: { until: '' } })).toBe('10:00');
  });
});

describe('a relative date', () => {
  const now = Date.parse('2026-03-05T23:30:00Z');
  test('is the date itself where it is rendered, marked for browsers', () => {
    expect(
      write({ format: 'relative-date', options: { style: 'long' }, value: '2026-03-08' }),
    ).toEqual({
      kind: 'plain',
      text: '8 March 2026',
      time: '2026-03-08',
      isRelative: true,
    });
  });

  test.each([
    ['2026-03-05', 'UTC', 'today'],
    ['2026-03-06', 'UTC', 'tomorrow'],
    // It is the sixth there already.
    ['2026-03-06', 'Asia/Shanghai', 'today'],
    ['2026-03-08', 'UTC', 'in 3 days'],
    ['2026-03-02', 'UTC', '3 days ago'],
    ['2026-03-26', 'UTC', 'in 3 weeks'],
    ['2026-06-05', 'UTC', 'in 3 months'],
    ['2025-03-05', 'UTC', 'last year'],
    ['2024-03-05', 'UTC', '2 years ago'],
    ['2026-12-05', 'UTC', 'in 9 months'],
  ])('%s is said in %s as “%s”', (value, timeZone, wanted) => {
    expect(relativeWords(value, 'en', timeZone, now)).toBe(wanted);
  });

  test('is said in the manner of the language', () => {
    expect(relativeWords('2026-03-08', 'de', 'UTC', now)).toBe('in 3 Tagen');
    expect(relativeWords('2026-03-07', 'de', 'UTC', now)).toBe('übermorgen');
  });
});

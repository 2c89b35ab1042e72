import { expect, test } from 'vitest';
import {
  type Case,
  NO_WORDS,
  rowsOf,
  wordsOf,
  write,
} from '../../../tests/renderers/write-formatted.ts';

const localDate = (value: unknown, more: Partial<Case> = {}): Case => ({
  format: 'local-date',
  options: { style: 'long', hour: false },
  value,
  ...more,
});
const hours = { options: { style: 'long', hour: true } };
const inBerlin = { ...hours, timeZone: 'Europe/Berlin' };

test.each<[Case, string]>([
  [localDate('2026-03-05'), '5 March 2026'],
  [localDate('2026-03-05', { locale: 'de' }), '5. März 2026'],
  [localDate('2026-03-05', { locale: 'zh-CN' }), '2026年3月5日'],
  [localDate('2026-03-05', { options: { style: 'short', hour: false }, locale: 'de' }), '05.03.26'],
  [localDate('2026-03-05T20:00'), '5 March 2026'],
  [localDate('2026-03-05T20:00', hours), '5 March 2026 · 20:00'],
  [localDate('2026-03-05T20:00', { ...hours, locale: 'en-US' }), 'March 5, 2026 · 8:00 PM'],
  [localDate('2026-03-05', hours), '5 March 2026'],
])('%j is %s', (one, wanted) => {
  expect(wordsOf(one)).toBe(wanted);
});

test.each<[Case, string]>([
  [localDate('2026-03-05T23:30:00Z', inBerlin), '6 March 2026 · 00:30'],
  [localDate('2026-07-05T20:00:00Z', inBerlin), '5 July 2026 · 22:00'],
  // Without an offset a date is one of the site's place already.
  [localDate('2026-03-05T23:30:00', inBerlin), '5 March 2026 · 23:30'],
  [localDate('2026-03-05T23:30:00Z', hours), '5 March 2026 · 23:30'],
])('%j is %s by the clocks of the site', (one, wanted) => {
  expect(wordsOf(one)).toBe(wanted);
});

test('it is one for machines too, as it is written', () => {
  expect(write(localDate('2026-03-05T23:30:00Z', inBerlin))).toMatchObject({
    time: '2026-03-05T23:30Z',
  });
});

test.each<[Case, string]>([
  [localDate('2026-03-05T20:00'), '2026-03-05'],
  [localDate('2026-03-05T23:30:00Z', { timeZone: 'Europe/Berlin' }), '2026-03-06'],
  [localDate('2026-03-05', hours), '2026-03-05'],
])('%j is the day %s for machines, as no hour is said', (one, day) => {
  expect(write(one)).toMatchObject({ time: day });
});

test.each(rowsOf('soon', '2026-02-31', '10:20', ...NO_WORDS))('%j is no date', (value) => {
  expect(write(localDate(value, hours))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { letterOf } from '../../../src/core/lists/field-values.ts';
import { dayBefore, todayIn } from '../../../src/core/lists/today.ts';

test.each([
  ['UTC', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29'],
  ['Asia/Shanghai', '2026-03-29'],
  ['America/New_York', '2026-03-28'],
])('a day begins in its time zone: %s', (timeZone, day) => {
  expect(todayIn(timeZone, Date.parse('2026-03-28T23:30:00Z'))).toBe(day);
});

test('the day is another one from the first moment of it on', () => {
  const midnight = Date.parse('2026-03-29T00:00:00+01:00');
  expect(
    [-60_000, -1, 0, 1, -1].map((after) => todayIn('Europe/Berlin', midnight + after)),
  ).toEqual(['2026-03-28', '2026-03-28', '2026-03-29', '2026-03-29', '2026-03-28']);
});

test.each([
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2026-01-01', '2025-12-31'],
])('the day before %s is %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});

test.each([
  ['Østgaard', 'da', 'Ø'],
  ['élan', 'fr', 'E'],
  ['Öl', 'de', 'O'],
  ['Öl', 'sv', 'Ö'],
  ['أحمد', 'ar', 'ا'],
  ['王', 'zh', '王'],
  ['ßetween', 'de', 'S'],
  ['2. Vorlesung', 'de', '#'],
  ['«Zitat»', 'de', '#'],
])('%s stands in %s under %s', (text, locale, letter) => {
  expect(letterOf(text, locale)).toBe(letter);
});

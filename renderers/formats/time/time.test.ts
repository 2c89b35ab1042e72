import { expect, test } from 'vitest';
import {
  type Case,
  NO_WORDS,
  rowsOf,
  wordsOf,
  write,
} from '../../../tests/renderers/write-formatted.ts';

const time = (value: unknown, more: Partial<Case> = {}): Case => ({
  format: 'time',
  value,
  ...more,
});

test.each<[Case, string]>([
  [time('20:00'), '20:00'],
  [time('20:00:30'), '20:00'],
  [time('2026-03-05T20:00:00'), '20:00'],
  [time('20:00', { locale: 'en-US' }), '8:00 PM'],
  [time('2026-01-05T20:00Z', { timeZone: 'Asia/Shanghai' }), '04:00'],
  [time('2026-07-05T20:00Z', { timeZone: 'Europe/Berlin' }), '22:00'],
])('%j is %s', (one, wanted) => {
  expect(wordsOf(one)).toBe(wanted);
});

test('machines read an hour, or the date that it was read of', () => {
  expect(write(time('20:00'))).toMatchObject({ time: '20:00' });
  expect(write(time('2026-03-05T20:00Z', { timeZone: 'Asia/Shanghai' }))).toMatchObject({
    time: '2026-03-05T20:00Z',
  });
});

test('it runs to its end', () => {
  const until = (end: unknown) =>
    wordsOf(time('10:00', { options: { end: 'until' }, others: { until: end } }));
  expect(until('12:00')).toMatch(/^10:00 ?– ?12:00$/);
  expect(until('2026-03-05T12:00')).toMatch(/^10:00 ?– ?12:00$/);
  expect(until('2026-03-05')).toBe('10:00');
  for (const end of [...NO_WORDS, '10:00', '25:00', 12]) expect(until(end)).toBe('10:00');
});

test('it has no end where the format names none', () => {
  expect(wordsOf(time('10:00', { others: { until: '12:00', undefined: '12:00' } }))).toBe('10:00');
});

test('it runs past midnight', () => {
  const night = (start: string, until: string, locale = 'en-GB') =>
    wordsOf(time(start, { options: { end: 'until' }, others: { until }, locale }));
  expect(night('22:00', '02:00')).toMatch(/^22:00 ?– ?02:00$/);
  expect(night('22:00', '02:00', 'en-US')).toMatch(/^10:00 PM ?– ?2:00 AM$/);
  expect(night('2026-03-05T22:00', '2026-03-06T02:00')).toMatch(/^22:00 ?– ?02:00$/);
  // What ends on an earlier day is a mistake.
  expect(night('2026-03-05T22:00', '2026-03-04T23:00')).toBe('22:00');
});

test.each(rowsOf('2026-03-05', '25:00', '9:30', 'noon', ...NO_WORDS))('%j is no time', (value) => {
  expect(write(time(value))).toBeUndefined();
});

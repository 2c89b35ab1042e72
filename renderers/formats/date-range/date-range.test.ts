import { expect, test } from 'vitest';
import {
  type Case,
  NO_WORDS,
  rowsOf,
  wordsOf,
  write,
} from '../../../tests/renderers/write-formatted.ts';

const range = (value: unknown, end: unknown, more: Partial<Case> = {}): Case => ({
  format: 'date-range',
  options: { end: 'end', style: 'long', hour: false },
  value,
  others: { end },
  ...more,
});
const hours = { options: { end: 'end', style: 'long', hour: true } };
/** Languages set the dash with spaces around it, or without. */
const textOf = (one: Case) => wordsOf(one)?.replace(/ ?– ?/g, '–');

test.each<[Case, string]>([
  [range('2026-03-05', '2026-03-08'), '5–8 March 2026'],
  [range('2026-03-05', '2026-04-02'), '5 March–2 April 2026'],
  [range('2026-03-05', '2026-03-08', { locale: 'de' }), '5.–8. März 2026'],
  [range('2026-03-05T10:00', '2026-03-05T12:30', hours), '5 March 2026 · 10:00–12:30'],
  [
    range('2026-03-05T22:00', '2026-03-06T02:00', hours),
    '5 March 2026 · 22:00–6 March 2026 · 02:00',
  ],
  // Hours that are not asked for, or known of one end alone, are not said.
  [range('2026-03-05T10:00', '2026-03-05T12:00'), '5 March 2026'],
  [range('2026-03-05T10:00', '2026-03-06', hours), '5–6 March 2026'],
  [range('2026-03-05', '2026-03-06T10:00', hours), '5–6 March 2026'],
  [range('2026-03-05', '2026-03-05T12:00', hours), '5 March 2026'],
  [range('2026-03-05T10:00', '2026-03-05', hours), '5 March 2026 · 10:00'],
  [range('2026-03-05T10:00', '2026-03-05T09:00', hours), '5 March 2026 · 10:00'],
  [range('2026-03-05T10:00', undefined, hours), '5 March 2026 · 10:00'],
  // Both are of one evening there.
  [
    range('2026-03-05T23:30Z', '2026-03-06T01:00Z', { ...hours, timeZone: 'Asia/Shanghai' }),
    '6 March 2026 · 07:30–09:00',
  ],
])('%j is %s', (one, wanted) => {
  expect(textOf(one)).toBe(wanted);
});

// An end before its start is none.
test.each(rowsOf(...NO_WORDS, 'soon', '2026-03-05', '2026-03-01'))(
  'with the end %j the start stands alone',
  (end) => {
    expect(textOf(range('2026-03-05', end))).toBe('5 March 2026');
  },
);

test('machines read its start', () => {
  expect(write(range('2026-03-05T10:00', '2026-03-06T10:00'))).toMatchObject({
    time: '2026-03-05',
  });
  expect(write(range('2026-03-05T10:00', '2026-03-06T10:00', hours))).toMatchObject({
    time: '2026-03-05T10:00',
  });
});

test.each(rowsOf('soon', '2026-02-31', ...NO_WORDS))('from %j there is none', (value) => {
  expect(write(range(value, '2026-04-01'))).toBeUndefined();
});

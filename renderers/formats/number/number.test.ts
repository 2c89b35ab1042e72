import { expect, test } from 'vitest';
import {
  type Case,
  NO_WORDS,
  rowsOf,
  wordsOf,
  write,
} from '../../../tests/renderers/write-formatted.ts';

const number = (value: unknown, more: Partial<Case> = {}): Case => ({
  format: 'number',
  options: { style: 'decimal' },
  value,
  ...more,
});

test.each<[Case, string]>([
  [number(0), '0'],
  [number(1234567.5), '1,234,567.5'],
  [number('1234.5', { locale: 'de' }), '1.234,5'],
  [number(-7), '-7'],
  [number('1e3'), '1,000'],
  [number(2.6, { options: { style: 'decimal', digits: 0 } }), '3'],
  [number(0.25, { options: { style: 'percent' } }), '25%'],
  [number(0.25, { options: { style: 'percent' }, locale: 'de' }), '25 %'],
  [number(12_400, { options: { style: 'compact' } }), '12k'],
])('%j is %s', (one, wanted) => {
  expect(wordsOf(one)).toBe(wanted);
});

test.each(rowsOf('many', '12 of 20', '1,5', '0x10', 'Infinity', Number.NaN, ...NO_WORDS))(
  '%j is no number',
  (value) => {
    expect(write(number(value))).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import {
  type Case,
  NO_WORDS,
  rowsOf,
  wordsOf,
  write,
} from '../../../tests/renderers/write-formatted.ts';

const money = (value: unknown, currency: string, more: Partial<Case> = {}): Case => ({
  format: 'money',
  options: { currency },
  value,
  ...more,
});
const rounded = { options: { currency: 'EUR', digits: 0 } };

test.each<[Case, string]>([
  [money(12.5, 'EUR'), '€12.50'],
  [money('12.5', 'EUR', { locale: 'de' }), '12,50 €'],
  [money(0, 'EUR'), '€0.00'],
  [money(-3, 'EUR'), '-€3.00'],
  [money(1200, 'JPY'), 'JP¥1,200'],
  [money(1200, 'JPY', { locale: 'ja' }), '￥1,200'],
  [money(12, 'EUR', rounded), '€12'],
  [money(12.6, 'EUR', rounded), '€13'],
])('%j is %s', (one, wanted) => {
  expect(wordsOf(one)).toBe(wanted);
});

test.each(rowsOf('free', '12 EUR', '12,50', ...NO_WORDS))('%j is no amount', (value) => {
  expect(write(money(value, 'EUR'))).toBeUndefined();
});

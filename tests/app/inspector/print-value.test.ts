import { expect, test } from 'vitest';
import { printValue } from '../../../src/app/inspector/print-value.ts';

test.each([undefined, null, '', ' \n', []])('%j is called empty', (value) => {
  expect(printValue(value)).toBe('empty');
});

test.each([
  ['Wei Minzhi', '“Wei Minzhi”'],
  ['<p>two\n  lines</p>', '“<p>two lines</p>”'],
  [0, '0'],
  [false, 'false'],
  [['a', 'b'], '["a","b"]'],
  [{ name: 'x' }, '{"name":"x"}'],
])('%j is printed as %s', (value, printed) => {
  expect(printValue(value)).toBe(printed);
});

test('a long value is cut, between characters', () => {
  const printed = printValue('𠮷'.repeat(200));
  expect(printed).toBe(`“${'𠮷'.repeat(80)}…”`);
});

import { expect, test } from 'vitest';
import { printShort } from '../../../src/app/inspector/print-value.ts';

test.each([undefined, null, '', ' \n', []])('%j is called empty', (value) => {
  expect(printShort(value)).toBe('empty');
});

test.each([
  ['Wei Minzhi', '“Wei Minzhi”'],
  ['<p>two\n  lines</p>', '“<p>two lines</p>”'],
  [0, '0'],
  [false, 'false'],
  [['a', 'b'], '["a","b"]'],
  [{ name: 'x' }, '{"name":"x"}'],
])('%j is printed as %s', (value, printed) => {
  expect(printShort(value)).toBe(printed);
});

test('a long value is cut, between characters', () => {
  const printed = printShort('𠮷'.repeat(200));
  expect(printed).toBe(`“${'𠮷'.repeat(80)}…”`);
});

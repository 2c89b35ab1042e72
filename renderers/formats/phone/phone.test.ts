import { expect, test } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'phone';

test.each<[unknown, string, string]>([
  ['+99 (555) 0100', '+99 (555) 0100', 'tel:+995550100'],
  ['0555-0100', '0555-0100', 'tel:05550100'],
  [5_550_100, '5550100', 'tel:5550100'],
  ['0555-0100 ext. 12', '0555-0100 ext. 12', 'tel:05550100;ext=12'],
  ['"><b>555</b>', '"><b>555</b>', 'tel:555'],
])('%j is written as it is, and calls its digits', (value, text, href) => {
  expect(write({ format, value })).toEqual({ kind: 'plain', text, parts: [{ text, href }] });
});

test.each(['none', 'ask at desk'])('%j is written, and calls nobody', (value) => {
  expect(write({ format, value })).toEqual({ kind: 'plain', text: value });
});

test.each(rowsOf(...NO_WORDS))('%j is no number', (value) => {
  expect(write({ format, value })).toBeUndefined();
});

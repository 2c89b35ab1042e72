import { expect, test } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

test.each<[unknown, string]>([
  ['An', 'An'],
  ['<b>An</b> & co', '<b>An</b> & co'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [' Two  words ', ' Two  words '],
  [0, '0'],
  [12.5, '12.5'],
])('%j is a text as it is, in which no markup counts', (value, text) => {
  expect(write({ format: 'text', value })).toEqual({ kind: 'plain', text });
});

test.each(rowsOf(...NO_WORDS))('%j is no text', (value) => {
  expect(write({ format: 'text', value })).toBeUndefined();
});

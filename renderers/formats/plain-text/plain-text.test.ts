import { expect, test } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

test.each([
  ['<p>An</p><p>Bo</p>', 'An Bo'],
  ['An &amp; Bo &lt;co&gt;', 'An & Bo <co>'],
  ['<script>alert(1)</script>An', 'An'],
  ['<img src=x onerror=alert(1)>An', 'An'],
  ['第一期\u3000图\n 与边', '第一期\u3000图 与边'],
])('of %j the words are left', (value, text) => {
  expect(write({ format: 'plain-text', value })).toEqual({ kind: 'plain', text });
});

test.each(
  rowsOf('<p> &nbsp; </p>', '<script>alert(1)</script>', '<img src="/a.webp">', ...NO_WORDS),
)('%j has no words', (value) => {
  expect(write({ format: 'plain-text', value })).toBeUndefined();
});

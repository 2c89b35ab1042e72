import { expect, test } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

test.each([
  ['<p>An <em>Bo</em></p>', '<p>An <em>Bo</em></p>'],
  ['An & Bo', 'An &amp; Bo'],
  ['<p>An</p><script>alert(1)</script>', '<p>An</p>'],
  ['<p onclick="alert(1)" style="color: red">An</p>', '<p>An</p>'],
  ['<p>An <a href="javascript:alert(1)">Bo</a></p>', '<p>An <a>Bo</a></p>'],
  ['<a href="/b">Bo</a>', '<a href="/b" rel="noopener noreferrer">Bo</a>'],
  ['<svg onload=alert(1)></svg><p>An', '<p>An</p>'],
])('%s is cleaned by the allow-list', (value, html) => {
  expect(write({ format: 'rich-text', value })).toEqual({ kind: 'html', html });
});

test.each(rowsOf('<script>alert(1)</script>', '<p> &nbsp; </p>', '<p><br></p>', ...NO_WORDS))(
  '%j shows nothing',
  (value) => {
    expect(write({ format: 'rich-text', value })).toBeUndefined();
  },
);

test('a picture without words shows something', () => {
  const value = '<p><img src="/media/a.webp" alt=""></p>';
  expect(write({ format: 'rich-text', value })).toMatchObject({ kind: 'html' });
});

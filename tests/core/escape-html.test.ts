import { expect, test } from 'vitest';
import { decodeSegment } from '../../src/core/decode-segment.ts';
import { escapeHtml } from '../../src/core/escape-html.ts';

test.each([
  ['An & Bo', 'An &amp; Bo'],
  ['<b title="a">', '&lt;b title=&quot;a&quot;&gt;'],
  ['&amp;', '&amp;amp;'],
  ['1 > 0', '1 &gt; 0'],
  ['"', '&quot;'],
  ['<<', '&lt;&lt;'],
  ['it’s', 'it’s'],
  ['', ''],
])('%j stands in HTML as %j', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});

test.each([
  ['a%20b', 'a b'],
  ['%E6%B9%96', '湖'],
  ['100%', '100%'],
  ['%E0%', '%E0%'],
  ['a+b', 'a+b'],
])('a part of a URL, %s, says %s', (text, said) => {
  expect(decodeSegment(text)).toBe(said);
});

import { expect, test } from 'vitest';
import { cutMarkup, withEllipsis } from '../../../src/core/mapping/cut-text.ts';

test.each([
  ['a lake', 6, 'a lake'],
  ['a lake and', 6, 'a lake…'],
  ['a, lake', 2, 'a…'],
  ['a <b>lake</b>', 4, 'a…'],
  ['<b>lake</b>', 2, '…'],
  ['&amp; x', 3, '…'],
  ['a &amp; b', 4, 'a…'],
  ['a &amp; b', 7, 'a &amp;…'],
  ['a😀b', 2, 'a…'],
])('%j, of which %d characters are read, is %j', (html, characters, cut) => {
  expect(cutMarkup(html, { characters, marks: 100 })).toBe(cut);
});

test.each([
  ['a lake. ', 'a lake…'],
  [' ,', '…'],
  ['', '…'],
])('%j goes on as %j', (text, cut) => {
  expect(withEllipsis(text)).toBe(cut);
});

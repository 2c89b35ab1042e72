import { describe, expect, test } from 'vitest';
import { readKey } from '../../../src/core/mapping/answer-limits.ts';
import { cutMarkup, cutText } from '../../../src/core/mapping/cut-text.ts';

describe('a text that is too long', () => {
  test.each<[string, number, string]>([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['澄湖学院', 2, '澄湖…'],
    ['a\u{1f600}b', 2, 'a…'],
    ['a\u{1f600}b', 3, 'a\u{1f600}…'],
    ['ae\u0301b', 2, 'a…'],
    ['ae\u0301b', 3, 'ae\u0301…'],
    ['a\u{1f469}\u200d\u{1f52c}b', 4, 'a…'],
    ['a\u{1f469}\u200d\u{1f52c}b', 3, 'a…'],
    ['x'.repeat(100), 0, '…'],
    ['all nationalities. Applications', 18, 'all nationalities…'],
    ['all nationalities. Applications', 19, 'all nationalities…'],
    ['不限国籍。截止日期', 5, '不限国籍…'],
    ['Wait… what', 5, 'Wait…'],
  ])('%j is cut after %i units where a character ends', (text, characters, cut) => {
    expect(cutText(text, { characters })).toBe(cut);
  });

  test('of marks that never end is cut all the same', () => {
    expect(cutText(`a${'\u0301'.repeat(1000)}`, { characters: 500 })).toHaveLength(501);
  });
});

describe('HTML that is too long', () => {
  test.each<[string, number, string]>([
    ['<p>abc</p>', 10, '<p>abc</p>'],
    ['<p>abcdef</p>', 6, '<p>abc…'],
    ['<p>abc</p><p>def</p>', 12, '<p>abc</p>…'],
    ['<p>abc</p><p>def</p>', 13, '<p>abc</p><p>…'],
    ['<a href="/b">', 5, '…'],
    ['a &amp; b', 4, 'a…'],
    ['<p>All. And more</p>', 8, '<p>All…'],
    ['a &amp; b', 7, 'a &amp;…'],
    ['a & b and more words than that', 40, 'a & b and more words than that'],
    ['a > b <', 6, 'a > b…'],
  ])('%j is cut after %i units outside of tags and references', (html, characters, cut) => {
    expect(cutMarkup(html, { characters, marks: 100 })).toBe(cut);
  });

  test.each([
    ['<p>a</p><p>b</p>', 2, '<p>a</p>…'],
    ['a&amp;b&amp;c', 1, 'a&amp;b…'],
    ['<p id="a">b</p>', 2, '<p id="a">b…'],
    ['<p id="a" lang="b">c</p>', 2, '…'],
  ])('%j is cut after %i marks', (html, marks, cut) => {
    expect(cutMarkup(html, { characters: 100, marks })).toBe(cut);
  });
});

test.each([
  ['an', 'an'],
  [7, '7'],
  ['', undefined],
  ['x'.repeat(320), 'x'.repeat(320)],
  ['x'.repeat(321), undefined],
  [0, '0'],
  [true, undefined],
  [null, undefined],
  [{}, undefined],
])('%j is the key %j', (value, key) => {
  expect(readKey(value)).toBe(key);
});

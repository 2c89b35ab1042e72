import { describe, expect, test } from 'vitest';
import { finish } from '../../../src/node/content/index.ts';
import { indexItems, searchItems } from '../../../src/node/content-api/answers/search-items.ts';
import {
  foldText,
  toHeadingText,
  toSearchText,
} from '../../../src/node/content-api/answers/search-text.ts';
import { nameKnown, showValue } from '../../../src/node/content-api/checks/name-known.ts';
import { findUntranslated } from '../../../src/node/content-api/untranslated.ts';

/** Stands between blocks, so that nothing is found across them. */
const BLOCK = '\u2029';

test.each([
  ['Straße', 'strasse'],
  ['ÉCOLE', 'ecole'],
  ['Ångström', 'angstrom'],
  ['ＡＢＣ１', 'abc1'],
  ['Øre Łódź', 'ore lodz'],
  ['Đỗ Ðð Þórr', 'do dd thorr'],
  ['Æsop œuvre', 'aesop oeuvre'],
  ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
  ['it’s re\u2010read', "it's re-read"],
  ['湖 が', '湖 が'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('the text of a field', () => {
  test.each<[unknown, string]>([
    ['A b', 'a b'],
    [5, '5'],
    [true, 'true'],
    [undefined, ''],
    [['A', null, { x: null }], `a${BLOCK}${BLOCK}`],
    [['A', ['b']], `a${BLOCK}b`],
    [{ x: 'A', y: { z: 'b' } }, `a${BLOCK}b`],
    ['湖 水\n  山 a', '湖水山a'],
    ['<b>A</b>', '<b>a</b>'],
  ])('%j is %j', (value, text) => {
    expect(toSearchText(value, false)).toBe(text);
  });

  test.each([
    ['<p>A <strong>b</strong>c</p>', `${BLOCK}a bc${BLOCK}`],
    ['a<br>b', `a${BLOCK}b`],
    ['a<bdo>b', `a${BLOCK}b`],
    ['a<a href="x">b</a>', 'ab'],
    ['<ruby>湖<rp>(</rp><rt class="x">hú</rt><rp>)</rp></ruby>水', '湖水'],
    ['a<!-- hidden <b>x</b> -->b', 'ab'],
    ['a<!-- open b', 'a<!-- open b'],
    ['a<rt>x', `a${BLOCK}x`],
    ['a<rt>x</rt>b<rt>y</rt>c', 'abc'],
    ['&amp; &lt;b&gt; &quot;c&quot;&nbsp;d &other;', '& <b> "c" d &other;'],
    ['&#65;&#x42;&#x1f600;', 'ab😀'],
    ['&#0;&#x110000;', '&#0;&#x110000;'],
  ])('of HTML is what is read: %s', (html, text) => {
    expect(toSearchText(html, true)).toBe(text);
  });

  test.each([
    ['<h2 id="x">A <em>b</em></h2><p>C</p><h6>D</h6>', `${BLOCK}a b${BLOCK}${BLOCK}d${BLOCK}`],
    ['<h1>A</h1><h7>B</h7><header>C</header>', ''],
    ['<h2>A</h3>B</h2>', `${BLOCK}a${BLOCK}b${BLOCK}`],
    [
      '<tr> <th>A</th><td>B</td></tr><tr><td class="x">C</td></tr>',
      `${BLOCK}a${BLOCK}${BLOCK}c${BLOCK}`,
    ],
    ['<p>A</p>', ''],
  ])('has headings, those of rows among them: %s', (html, text) => {
    expect(toHeadingText(html)).toBe(text);
  });
});

describe('a search', () => {
  const item = (id: string, fields: Readonly<Record<string, unknown>>, ...sections: string[]) => ({
    id,
    fields: new Map(Object.entries(fields)),
    sections: new Set(sections),
  });
  const items = [
    item('plain', { title: 'Open waters', text: '<p>boats</p>' }, 'text'),
    item('heading', { title: 'Shore', text: '<h2>Boats</h2><p>waters</p>' }, 'text'),
    item('title', { title: 'Boats', text: '<p>open, open waters</p>' }, 'text'),
    item('often', { title: 'Lake', text: '<p>boats, boats and boats</p>' }, 'text'),
    item('han', { title: '湖边的船 𠀀kite 𐐨sail' }),
  ];
  const entries = finish(indexItems(items, ['title', 'text']));
  const find = (query: string, byCount?: boolean) =>
    searchItems(entries, query, byCount).map(({ id }) => id);

  test('finds what has all terms, in the title before headings, and in these before the text', () => {
    expect(find('boats')).toEqual(['title', 'heading', 'plain', 'often']);
    expect(find('Boats  OPEN ')).toEqual(['plain', 'title']);
    expect(find('boats nets')).toEqual([]);
    expect([find(''), find('  ')]).toEqual([[], []]);
  });

  test('finds first what has the terms most often, where nothing else sets it off', () => {
    expect(find('boats', true)).toEqual(['title', 'heading', 'often', 'plain']);
  });

  test('finds words where they begin, and Chinese anywhere', () => {
    expect(find('boa')).toHaveLength(4);
    expect([find('oats'), find('aters')]).toEqual([[], []]);
    expect([find('边'), find('边的船')]).toEqual([['han'], ['han']]);
    // A character of two units is one of Chinese, or a letter of a word, all the same.
    expect([find('kite'), find('sail')]).toEqual([['han'], []]);
  });
});

test.each([
  ['titel', ['title', 'text'], 'did you mean "title"?'],
  ['ab', ['cd', 'efgh'], 'did you mean "cd"?'],
  ['abc', ['defg', 'hijk'], 'there are "defg", "hijk"'],
  ['introducing', ['introduction'], 'did you mean "introduction"?'],
  ['abcdefgh', ['abcdexyz'], 'there are "abcdexyz"'],
  ['x', [], 'there is none, so remove it'],
])('%s among %j: %s', (name, known, says) => {
  expect(nameKnown(name, known)).toBe(says);
});

test('a value is shown on one short line', () => {
  expect(showValue({ a: 'b  c' })).toBe('{"a":"b c"}');
  expect(showValue(undefined)).toBe('undefined');
  expect(showValue('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
  expect(showValue('x'.repeat(79))).toBe(`"${'x'.repeat(78)}…`);
});

test('what a language lacks is said once, unless another stands in for it', () => {
  const name = (id: string, language: string) => ({
    file: `notes/${id}.${language}.md`,
    folder: 'notes',
    id,
    language,
  });
  const files = [name('a', 'en'), name('a', 'de'), name('b', 'de'), name('c', 'fr')];
  const find = (fallbacks: Readonly<Record<string, string>>) =>
    findUntranslated(files, { languages: ['en', 'de'], fallbacks });
  const lacks = (file: string, language: string, missing: string) => ({
    file: `notes/${file}.md`,
    language,
    missing: `notes/${missing}.md`,
  });
  const c = [lacks('c.fr', 'en', 'c.en'), lacks('c.fr', 'de', 'c.de')];
  expect(find({})).toEqual([lacks('b.de', 'en', 'b.en'), ...c]);
  expect(find({ en: 'de' })).toEqual(c);
  expect(find({ en: 'fr', de: 'en' })).toEqual([lacks('b.de', 'en', 'b.en')]);
});

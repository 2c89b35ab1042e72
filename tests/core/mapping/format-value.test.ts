import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/core/mapping/answer-limits.ts';
import {
  cleanHtml,
  type FormatContext,
  formatValue,
  plainWords,
  readNumber,
  readString,
  withoutTags,
} from '../../../src/core/mapping/format-value.ts';

const sanitize = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
const context = { sanitize };
/** A text that is longer than any that is read, cut in its last word. */
const long = (limit: number) => `${'ab '.repeat(limit)}.`;

describe('a text that is read', () => {
  test.each<[unknown, string | undefined]>([
    ['An', 'An'],
    [' An ', ' An '],
    [0, '0'],
    [-2.5, '-2.5'],
    ['', undefined],
    [' \n\u3000', undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [['An'], undefined],
    [{ name: 'An' }, undefined],
  ])('of %j is %j', (value, text) => {
    expect(readString(value, LIMITS.line)).toBe(text);
  });

  test('is cut between the tags of markup, and anywhere else in plain text', () => {
    const limit = { characters: 6, marks: 10 };
    expect(readString('ab<b>c</b>', limit)).toBe('ab<b>c…');
    expect(readString('abc<b>d</b>', { ...limit, characters: 5 }, true)).toBe('abc…');
    expect(readString('abc<b>d</b>', { ...limit, characters: 5 })).toBe('abc<b…');
  });
});

describe('HTML of a field', () => {
  test.each<[unknown, string | undefined]>([
    ['<p>a</p>', '<p>a</p>'],
    ['a<script>b</script>', 'a'],
    [5, '5'],
    ['<p><img src="/a.png"></p>', '<p><img src="/a.png"></p>'],
    ['<p> &nbsp;<br></p>', undefined],
    ['<imgx>', undefined],
    ['<script>b</script>', undefined],
    ['', undefined],
    [['<p>a</p>'], undefined],
  ])('of %j is cleaned to %j', (value, html) => {
    expect(cleanHtml(value, context)).toBe(html);
  });

  test.each<[unknown, string | undefined]>([
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<script>b</script> &amp; c', 'a & c'],
    [5, '5'],
    ['<p><img src="/a.png"></p>', undefined],
    ['<p></p>', undefined],
    [' ', undefined],
    [null, undefined],
  ])('of %j has the words %j', (value, words) => {
    expect(plainWords(value, context)).toBe(words);
  });

  test('is read no further than a text of a card, if no other limit is named', () => {
    const { characters } = LIMITS.text;
    const text = long(characters);
    expect(cleanHtml(text, context)?.length).toBeLessThanOrEqual(characters + 1);
    expect(plainWords(text, context)?.length).toBeLessThanOrEqual(characters + 1);
    expect(cleanHtml('abcdef', context, { characters: 3, marks: 9 })).toBe('abc…');
    expect(plainWords('abcdef', context, { characters: 3, marks: 9 })).toBe('abc…');
    expect(cleanHtml('a <b>b</b>', context, { characters: 4, marks: 9 })).toBe('a…');
    expect(plainWords('a <b>b</b>', context, { characters: 4, marks: 9 })).toBe('a…');
  });
});

test.each([
  ['An & Bo', 'An & Bo'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['a  b', 'a  b'],
  ['<b>An</b> &amp; Bo', 'An & Bo'],
  ['An</b>', 'An'],
  ['<P class="a">An', 'An'],
  ['<p></p>', ''],
  ['<script>a</script>', ''],
])('%j is "%s" where no markup is shown', (text, shown) => {
  expect(withoutTags(text, context)).toBe(shown);
});

test.each([
  ['12', 12],
  ['-12.50', -12.5],
  [' 7 ', 7],
  ['1e3', 1000],
  ['1.5E-2', 0.015],
  ['2e+2', 200],
  ['', undefined],
  ['.5', undefined],
  ['5.', undefined],
  ['+5', undefined],
  ['0x10', undefined],
  ['12 m', undefined],
  ['No. 12', undefined],
  ['1,000', undefined],
  ['Infinity', undefined],
  ['1e', undefined],
])('%j is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

describe('a format', () => {
  const formats: FormatContext['formats'] = {
    shout: {
      write: (text, { options, read }) => ({
        kind: 'plain',
        text: `${text}${JSON.stringify(options)}${String(read('unit.name'))}`,
      }),
    },
    markup: { isMarkup: true, write: (html) => ({ kind: 'html', html }), isLive: true },
    list: {
      write: () => undefined,
      writeList: (entries, { read, options }) => ({
        kind: 'plain',
        text: JSON.stringify([entries, read('unit.name'), options]),
      }),
    },
    none: { write: () => undefined, isLive: true },
  };
  const all = { ...context, formats };
  const entity = { unit: { name: 'km' } };

  test('is given what the manifest says of it, and reads other fields of the entity', () => {
    const options = { digits: 2 };
    expect(formatValue('5', { format: 'shout', options }, all, { entity })).toMatchObject({
      text: '5{"digits":2}km',
    });
    expect(formatValue('5', { format: 'shout' }, all)).toMatchObject({ text: '5{}undefined' });
    expect(formatValue({ a: 1 }, { format: 'list', options }, all, { entity })).toMatchObject({
      text: '[[{"a":1}],"km",{"digits":2}]',
    });
  });

  test('is not asked for a blank value, nor for a list that it does not join', () => {
    for (const value of ['', ' ', null, undefined, true, ['5'], {}]) {
      expect(formatValue(value, { format: 'shout' }, all)).toBeUndefined();
    }
  });

  test('of markup gets it cut between its tags, as far as a text of its place is read', () => {
    const limit = { characters: 5, marks: 9 };
    const read = (format: string) => formatValue('abc<b>d</b>', { format }, all, { limit });
    expect(read('markup')).toEqual({ kind: 'html', html: 'abc…' });
    expect(read('shout')).toMatchObject({ text: 'abc<b…{}undefined' });
    const whole = formatValue(long(LIMITS.text.characters), { format: 'markup' }, all);
    expect(whole?.kind === 'html' && whole.html.length).toBeLessThanOrEqual(
      LIMITS.text.characters + 1,
    );
  });

  test('that changes with time says nothing of HTML, nor where it has no text', () => {
    expect(formatValue('<p>a</p>', { format: 'markup' }, all)).toEqual({
      kind: 'html',
      html: '<p>a</p>',
    });
    expect(formatValue('a', { format: 'none' }, all)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import {
  isImageValue,
  isTextValue,
  textOf,
  toPlainText,
} from '../../../src/core/mapping/text-of.ts';

describe('the words of a text', () => {
  test.each<[Parameters<typeof textOf>[0], string]>([
    [{ kind: 'plain', text: 'An & Bo' }, 'An & Bo'],
    [{ kind: 'plain', text: '<b>An</b>' }, '<b>An</b>'],
    [{ kind: 'html', html: '<p>An <b>Li</b></p><p>&amp; Bo</p>' }, 'An Li & Bo'],
    [{ kind: 'html', html: '<img alt="An">' }, ''],
    [undefined, ''],
  ])('of %j are "%s"', (value, words) => {
    expect(textOf(value)).toBe(words);
  });
});

describe('the value of a slot', () => {
  test.each<[unknown, boolean]>([
    [{ kind: 'plain', text: 'An' }, true],
    [{ kind: 'html', html: '<p>An</p>' }, true],
    [{ src: '/a.webp', alt: 'An' }, false],
    ['/people/an', false],
    [[{ type: 'phone', number: '1' }], false],
    [{ kind: 'other', text: 'An' }, false],
    [null, false],
    [['An'], false],
    [true, false],
    [undefined, false],
  ])('that is %j is a text: %s', (value, isText) => {
    expect(isTextValue(value)).toBe(isText);
  });

  test.each<[unknown, boolean]>([
    [{ src: '/a.webp', alt: 'An' }, true],
    [{ src: '/a.webp', alt: '', facts: [4, 3, null] }, true],
    [{ src: '/a.webp' }, false],
    [{ alt: 'An' }, false],
    [{ src: null, alt: 'An' }, false],
    [{ src: '/a.webp', alt: 5 }, false],
    [{ kind: 'plain', text: 'An' }, false],
    [{ name: 'a.pdf', url: '/a.pdf', external: false }, false],
    [[{ src: '/a.webp', alt: 'An' }], false],
    ['/a.webp', false],
    [null, false],
    [undefined, false],
  ])('that is %j is a picture: %s', (value, isImage) => {
    expect(isImageValue(value)).toBe(isImage);
  });
});

describe('toPlainText', () => {
  test.each([
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<br>b', 'a b'],
    ['a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;', 'a & b <c> "d" \'e\''],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['a&nbsp;&nbsp;b\n\n c', 'a b c'],
    ['<a title="x">y</a>', 'y'],
    ['<p>Of <em>Salt</em>.</p><p>H<sub>2</sub>O</p>', 'Of Salt. H2O'],
    ['a<section>b</section><address>c</address>', 'a b c'],
    ['a\t\r\n\fb', 'a b'],
    ['\u3000a\u3000b', 'a\u3000b'],
    [' <p> a </p> ', 'a'],
    ['&copy; &amp;amp;', '&copy; &amp;'],
    ['', ''],
  ])('of %s is %s', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});

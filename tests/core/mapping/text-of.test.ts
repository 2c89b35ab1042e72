import { describe, expect, test } from 'vitest';
import { isTextValue, textOf, toPlainText } from '../../../src/core/mapping/text-of.ts';

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
    [['An'], false],
    [true, false],
    [undefined, false],
  ])('that is %j is a text: %s', (value, isText) => {
    expect(isTextValue(value)).toBe(isText);
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
    ['', ''],
  ])('of %s is %s', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});

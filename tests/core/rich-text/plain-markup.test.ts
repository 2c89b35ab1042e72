import { describe, expect, test } from 'vitest';
import { createServerSanitizer } from '../../../src/app/create-server-sanitizer.ts';
import {
  hasPlainTexts,
  isPlainMarkup,
  passPlainMarkup,
} from '../../../src/core/rich-text/plain-markup.ts';

const sanitize = createServerSanitizer({ pictureOrigins: [] });

const PLAIN = [
  '',
  'Words',
  '研究江户后期的汉诗结社与诗话，兼治和汉比较文学。',
  '<p>Words</p>',
  '<p>One <em>and</em> two</p>\n<ul><li>three</li></ul>',
  '<h2>Title</h2><table><tbody><tr><td>1</td></tr></tbody></table>',
  'Fish &amp; chips, 1 &lt; 2',
  '<p>The (<em lang="grc-Latn">kairos</em>) concept</p>',
];

const OTHERS = [
  '<p class="x">Words</p>',
  '<a href="/people">People</a>',
  '<a href="javascript:alert(1)">People</a>',
  '<img src="/a.webp" alt="">',
  '<script>alert(1)</script>',
  '<P>Words</P>',
  '<p>Words',
  '<p>Words</p lang="en">',
  '<p lang="en" lang="de">Words</p>',
  '<p lang=en>Words</p>',
  '<p lang="">Words</p>',
  '<p lang="&quot;">Words</p>',
  'Words</p>',
  '<b><i>Words</b></i>',
  '<svg><p>Words</p></svg>',
  '<h1>Title</h1>',
  '<!-- nothing -->',
  '<p\n>Words</p>',
  '<p/>',
  '<<p>script>alert(1)<</p>/script>',
  '<scr<p></p>ipt>alert(1)</script>',
  '1 < 2',
  'a\0b',
  'Words &mdash; words',
  'Words &mda<b></b>sh; words',
];

describe('plain markup', () => {
  test.each(PLAIN)('%j is what cleaning leaves of it', (html) => {
    expect(isPlainMarkup(html)).toBe(true);
    expect(sanitize(html)).toBe(html);
    expect(passPlainMarkup(html)).toBe(html);
  });

  test.each(OTHERS)('%j is none', (html) => {
    expect(isPlainMarkup(html)).toBe(false);
    expect(hasPlainTexts([{ id: 1, texts: ['Words', html] }])).toBe(false);
  });

  test('is looked for in every text of an answer, however deep', () => {
    expect(hasPlainTexts([{ id: 1, name: 'Words', parts: [{ text: PLAIN[3] }], none: null }])).toBe(
      true,
    );
    expect(hasPlainTexts([{ parts: [{ text: OTHERS[0] }] }])).toBe(false);
  });

  test('is not looked for in an answer without a bottom', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`);
    expect(hasPlainTexts(deep)).toBe(false);
  });

  test('stays as it is where it was cut, and anything else is shown as it is written', () => {
    expect(passPlainMarkup('<p>One <em>and…')).toBe('<p>One <em>and…');
    expect(passPlainMarkup('<a href="x">')).toBe('&lt;a href=&quot;x&quot;&gt;');
    expect(passPlainMarkup('<script>')).toBe('&lt;script&gt;');
    expect(passPlainMarkup('1 <<br> 2 <')).toBe('1 <<br> 2 <');
    expect(passPlainMarkup('<<b>script>')).toBe('&lt;&lt;b&gt;script&gt;');
  });
});

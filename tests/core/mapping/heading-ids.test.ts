import { describe, expect, test } from 'vitest';
import { addHeadingIds, anchorName, headingId } from '../../../src/core/mapping/heading-ids.ts';
import { linkHeadings } from '../../../src/core/rich-text/link-headings.ts';

describe('headings of rich text', () => {
  test.each([
    ['<h2>How to find us</h2>', '<h2 id="h-how-to-find-us">How to find us</h2>'],
    ['<h3 lang="zh">交通 与 住宿</h3>', '<h3 id="h-交通-与-住宿" lang="zh">交通 与 住宿</h3>'],
    ['<h4>A <em>B</em> &amp; C</h4>', '<h4 id="h-a-b-c">A <em>B</em> &amp; C</h4>'],
    ['<h2>“!”</h2>', '<h2>“!”</h2>'],
    ['<h2 lang="en" id="c-own">A</h2>', '<h2 lang="en" id="c-own">A</h2>'],
    ['<p>h2</p><header>x</header>', '<p>h2</p><header>x</header>'],
    ['<h2>A\nb</h2>', '<h2 id="h-a-b">A\nb</h2>'],
    ['<h1>A</h1><h7>B</h7>', '<h1>A</h1><h7>B</h7>'],
    ['<h2>A <h3>B</h3></h2>', '<h2 id="h-a-b">A <h3>B</h3></h2>'],
    ['<h2>“A”</h2>', '<h2 id="h-a">“A”</h2>'],
    ['<h2>2 – 3</h2>', '<h2 id="h-2-3">2 – 3</h2>'],
    ['<h2>E\u0301</h2>', '<h2 id="h-\u00e9">E\u0301</h2>'],
    ['<h2 data-id="x">A</h2>', '<h2 id="h-a" data-id="x">A</h2>'],
  ])('%s has an id made of its words', (html, expected) => {
    expect(addHeadingIds(html, new Set())).toBe(expected);
  });

  test.each([
    ['<h2>A b</h2>', '<h2 id="h-a-b"><a href="#h-a-b">A b</a></h2>'],
    ['<h3 lang="zh">交通</h3>', '<h3 id="h-交通" lang="zh"><a href="#h-交通">交通</a></h3>'],
    ['<h2><abbr>A</abbr></h2>', '<h2 id="h-a"><a href="#h-a"><abbr>A</abbr></a></h2>'],
    ['<h2 dir="ltr" id="c-own">A</h2>', '<h2 dir="ltr" id="c-own"><a href="#c-own">A</a></h2>'],
    ['<h2><a href="/x">A</a> b</h2>', '<h2 id="h-a-b"><a href="/x">A</a> b</h2>'],
    ['<h2>“!”</h2>', '<h2>“!”</h2>'],
  ])('%s leads to itself where it can', (html, expected) => {
    expect(linkHeadings(addHeadingIds(html, new Set()))).toBe(expected);
  });

  test.each([
    ['<h2>A</h2>', '<h3 id="h-visit-a">A</h3>'],
    ['<h2 lang="en" id="c-own">A</h2>', '<h3 lang="en" id="c-own">A</h3>'],
    ['<h5>A</h5><h6>B</h6>', '<h6 id="h-visit-a">A</h6><h6 id="h-visit-b">B</h6>'],
    ['<h2>“!”</h2>', '<h3>“!”</h3>'],
  ])('%s is one level lower in a part of a page, and its id names the part', (html, expected) => {
    expect(addHeadingIds(html, new Set(), 'visit')).toBe(expected);
  });

  test('of the same words have ids that differ', () => {
    const html = addHeadingIds('<h2>A</h2><h2>a</h2><h3>A!</h3>', new Set(['h-a']));
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="h-a-2"', 'id="h-a-3"', 'id="h-a-4"']);
  });

  test('of very many words have an id of the first of them', () => {
    const long = 'a'.repeat(320);
    expect(headingId(`${long}bc`, new Set())).toBe(`h-${long}`);
    expect(anchorName(`${long}bc`, new Set())).toBe(long);
  });

  test('of the same words have ids of their own in each page and each part', () => {
    const taken = new Set<string>();
    expect(headingId('A', taken)).toBe('h-a');
    expect(headingId('A', taken, 'visit')).toBe('h-visit-a');
    expect(headingId('A', taken)).toBe('h-a-2');
    expect(headingId('A', new Set())).toBe('h-a');
    expect([...taken]).toEqual(['h-a', 'h-visit-a', 'h-a-2']);
    expect(headingId('!', taken)).toBeUndefined();
    expect(taken.size).toBe(3);
  });

  test.each(['root', 'site-snapshot', '"><img onerror=x>', 'constructor', '__proto__'])(
    '%s becomes an id that nothing of the page goes by',
    (words) => {
      expect(headingId(words, new Set())).toMatch(/^h-[\p{L}\p{N}-]+$/u);
    },
  );

  test.each([
    ['M201', 'm201'],
    ['A list’s own, and more', 'a-lists-own-and-more'],
    ['a_b & c – d', 'a_b--c--d'],
    [' A  b ', 'a--b'],
    ['E\u0301', '\u00e9'],
    ['q\u0308', 'q\u0308'],
    ['“!”', undefined],
    ['"><img onerror=x>', 'img-onerrorx'],
  ])('%s has the name that other readers of Markdown give it', (words, name) => {
    expect(anchorName(words, new Set())).toBe(name);
  });

  test('of the same words have names that are counted as those readers count', () => {
    const taken = new Set<string>();
    expect(['A', 'a', 'A'].map((words) => anchorName(words, taken))).toEqual(['a', 'a-1', 'a-2']);
  });
});

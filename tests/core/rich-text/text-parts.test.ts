import { describe, expect, test } from 'vitest';
import { headingsOf, partText } from '../../../src/core/index.ts';
import { reachTables } from '../../../src/core/rich-text/text-parts.ts';

describe('the parts of a text', () => {
  test('are its text and its code, with the characters as they were written', () => {
    const code =
      '<pre><code class="language-json">{ &quot;a&quot;: 1 &lt; 2 &amp;&amp; true }\n  b\n</code></pre>';
    expect(partText(`<p>Before.</p>\n${code}\n<p>After.</p>`)).toEqual([
      { kind: 'text', html: '<p>Before.</p>\n' },
      { kind: 'code', html: code, code: '{ "a": 1 < 2 && true }\n  b\n' },
      { kind: 'text', html: '\n<p>After.</p>' },
    ]);
  });

  test('leave the name of code with it', () => {
    const named =
      '<figure><figcaption>a.json</figcaption>\n<pre><code>{}\n</code></pre>\n</figure>';
    expect(partText(`<p>a</p>${named}<p>b</p>`)).toEqual([
      { kind: 'text', html: '<p>a</p>' },
      { kind: 'code', html: named, code: '{}\n', caption: 'a.json' },
      { kind: 'text', html: '<p>b</p>' },
    ]);
  });

  test('say which heading code is below', () => {
    const code = '<pre><code>b\n</code></pre>';
    const parts = partText(
      `${code}<h2>A</h2><h3 id="h-b">B &amp; <em>C</em></h3>${code}<p>d</p>${code}`,
    );
    const headings = parts.map((part) => part.kind === 'code' && part.heading);
    expect(headings).toEqual([undefined, false, 'B & C', false, 'B & C']);
    const below = (html: string) => partText(html + code).at(-1);
    expect(below('<h2> A\n</h2>')).toMatchObject({ heading: 'A' });
    expect(below('<h2>A</h2><h3>B</h3><h4>C</h4>')).toMatchObject({ heading: 'C' });
    expect(below('<h1>A</h1><p>h2</p>')).not.toHaveProperty('heading');
  });

  test('leave code within a list where it is', () => {
    const list = '<ul><li><p>First:<br></p><pre><code>a\n</code></pre></li><li>b</li></ul>';
    const code = '<pre><code>c\n</code></pre>';
    expect(partText(`${list}${code}<p>d</p>`)).toEqual([
      { kind: 'text', html: list },
      { kind: 'code', html: code, code: 'c\n' },
      { kind: 'text', html: '<p>d</p>' },
    ]);
  });

  test('are one where it has no code by itself', () => {
    const html = '<p>Say <code>list</code>.</p>';
    expect(partText(html)).toEqual([{ kind: 'text', html }]);
  });

  test('a picture with its sources before a block of code is whole', () => {
    const picture = '<p><picture><source srcset="a.avif"><img src="a.png" alt=""></picture></p>';
    const code = '<pre><code>b\n</code></pre>';
    expect(partText(picture + code)).toEqual([
      { kind: 'text', html: picture },
      { kind: 'code', html: code, code: 'b\n' },
    ]);
  });

  test('are none of the space between two blocks of code, or after them', () => {
    const code = '<pre><code>b\n</code></pre>';
    expect(partText(`${code}\n ${code}\n`)).toEqual([
      { kind: 'code', html: code, code: 'b\n' },
      { kind: 'code', html: code, code: 'b\n' },
    ]);
  });

  test('are none of an empty text', () => {
    expect(partText(' \n')).toEqual([]);
  });
});

test('the headings of a text are those of its highest level, in words', () => {
  const html =
    '<h2 id="h-a">A &amp; <code>b</code></h2><h3 id="h-c">C</h3><h2>No id</h2><h2 id="h-d">D</h2>';
  expect(headingsOf(html)).toEqual([
    { id: 'h-a', words: 'A & b' },
    { id: 'h-d', words: 'D' },
  ]);
});

test('keys reach each table of a text', () => {
  expect(reachTables('<table><tr></tr></table><p>a</p><table></table>')).toBe(
    '<table tabindex="0"><tr></tr></table><p>a</p><table tabindex="0"></table>',
  );
});

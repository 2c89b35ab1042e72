import { describe, expect, test } from 'vitest';
import { html } from '../../../src/node/test-generator/suite/support/expectations.ts';

const CODE = '<pre><code>npm test</code></pre>';

/** The buttons that a text is held to. */
function buttonsOf(...texts: readonly string[]): unknown[] {
  return html(texts, { copy: ['Copy', 'code'] }).flatMap(({ button }) => button ?? []);
}

describe('the buttons that generated tests expect beside code', () => {
  test.each<[where: string, text: string, names: string[]]>([
    ['above every heading', CODE, ['Copy code']],
    [
      'below a heading',
      `<h2 id="h-a">Tom &amp; <em>Ann</em></h2>${CODE}`,
      ['Copy code: Tom & Ann'],
    ],
    ['below the nearest', `<h2>By bus</h2><h3>Line 4</h3>${CODE}`, ['Copy code: Line 4']],
    [
      'in a file with a name',
      `<h2>By bus</h2><figure><figcaption>a/b.json</figcaption>\n${CODE}</figure>`,
      ['Copy a/b.json'],
    ],
    ['in a list', `<ul><li>${CODE}</li></ul>`, []],
  ])('of a block %s', (_, text, names) => {
    expect(buttonsOf(text)).toEqual(names);
  });

  test('are counted below one heading', () => {
    const name = 'Copy code: By bus';
    const texts = [`<h2>By bus</h2>${CODE}<p>or</p>${CODE}`, CODE];
    expect(buttonsOf(...texts)).toEqual([name, `${name} (2)`, `${name} (3)`]);
  });
});

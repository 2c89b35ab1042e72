import { describe, expect, it } from 'vitest';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import { both, type Files, getJson, loadSmallContent } from './small-content.ts';

const note = (id: string, title: string, text: string, more = '') =>
  both(`notes/${id}`, `title: ${JSON.stringify(title)}${more}`, `# text\n\n${text}`);

/** The ids of the notes that a search finds, in their order. */
async function search(files: Files, query: string): Promise<unknown[]> {
  const answer = await getJson(loadSmallContent(files), `/search?q=${encodeURIComponent(query)}`);
  const notes = readPath(answer, 'notes');
  if (!Array.isArray(notes)) throw new Error(`no notes in ${JSON.stringify(answer)}`);
  return notes.map((note: unknown) => readPath(note, 'id'));
}

describe('a search', () => {
  it.each([
    ['water', 'Waterways of the lake', true],
    ['WATER', 'waterways', true],
    ['way', 'waterways', false],
    ['ways', 'water-ways', true],
    ['cafe', 'Café', true],
    ['café', 'cafe', true],
    ['garcia lopez', 'María García-López', true],
    ['lodz', 'Łódź', true],
    ['strasse', 'Straße', true],
    ["o'brien", 'O’Brien', true],
    ['ＤＮＡ', 'DNA', true],
    ['lake water', 'water of the lake', true],
    ['lake mountain', 'water of the lake', false],
    ['水利', '江南水利史', true],
    ['水史', '江南水利史', false],
    ['水利　江南', '江南水利史', true],
    ['dna', '古DNA研究', true],
    ['DNA研究', '古 DNA 研究', true],
    ['na', '古DNA研究', false],
    ['《水经注》', '读《水经注》', true],
    ['がく', 'ぶんがくし', true],
    ['a.b', 'axb', false],
    ['𠀀', '字𠀀', true],
    ['\u0301', 'anything', false],
  ])('for "%s" in "%s" finds it: %s', async (query, title, found) => {
    expect(await search(note('one', title, 'x'), query)).toEqual(found ? ['one'] : []);
  });

  it.each([
    ['a tag is no text', '**bold**', 'strong', false],
    ['inline tags part no words', 'un*believ*able', 'unbelievable', true],
    ['blocks part words', '- 江\n- 湖', '江湖', false],
    ['a broken line parts no Chinese words', '澄\n湖', '澄湖', true],
    ['readings part no Chinese words', '<ruby>澄<rt>chéng</rt>湖<rt>hú</rt></ruby>', '澄湖', true],
    ['entities are the characters they mean', 'R&amp;D &#x6c34; a&lt;b', 'R&D 水 a<b', true],
    ['attributes are no text', '<span lang="la">x</span>', 'lang', false],
  ])('of a text: %s', async (_, text, query, found) => {
    expect(await search(note('one', 'Title', text), query)).toEqual(found ? ['one'] : []);
  });

  it('puts hits in earlier fields first, then keeps the order of the list', async () => {
    const files = {
      ...note('a-text', 'Other', 'On salt.'),
      ...note('b-tags', 'Other', 'x', '\ntags: [tea, salt]'),
      ...note('c-title', 'Salt', 'x', '\norder: 2'),
      ...note('d-title', 'Salt and tea', 'x', '\norder: 1'),
      ...note('e-none', 'Tea', 'x'),
    };
    expect(await search(files, 'salt')).toEqual(['d-title', 'c-title', 'b-tags', 'a-text']);
  });

  it('puts what has a heading or a row of a table for it before what names it', async () => {
    const files = {
      ...note('a-text', 'Other', 'Salt, salt and salt.'),
      ...note('b-cell', 'Other', '| a | b |\n| - | - |\n| tea | salt |'),
      ...note('c-row', 'Other', '| a | b |\n| - | - |\n| `salt` | tea |'),
      ...note('d-heading', 'Other', '## On salt\n\nx'),
    };
    expect(await search(files, 'salt')).toEqual(['c-row', 'd-heading', 'a-text', 'b-cell']);
  });
});

import { describe, expect, test } from 'vitest';
import { doiOf, urlOfDoi } from './doi.ts';
import { file } from './file.ts';
import { escapeTex, printEntry } from './print-bibtex.ts';
import { readAuthors } from './read-authors.ts';

const NAME = { author: 'Sünje Voßhagen', year: '2026', id: 'a/b C' };
const AUTHORS = {
  kind: 'text',
  field: 'authors',
  format: 'names',
  options: { text: 'name' },
  clamp: undefined,
  box: false,
} as const;

test('an entry has what is known, under a name of letters and digits', () => {
  const entry = printEntry('article', NAME, {
    author: ['Sünje Voßhagen', 'Tools and Sons'],
    title: 'Salt & 100 % of {it}',
    year: '2026',
    doi: '10.1000/a_b',
    volume: '',
  });
  expect(entry).toBe(
    [
      '@article{vosshagen2026-abc,',
      '  author = {Sünje Voßhagen and {Tools and Sons}},',
      '  title = {{Salt \\& 100 \\% of \\{it\\}}},',
      '  year = {2026},',
      '  doi = {10.1000/a_b},',
      '}',
      '',
    ].join('\n'),
  );
});

test.each([
  ['100 % & $5 #1 a_b', '100 \\% \\& \\$5 \\#1 a\\_b'],
  ['{a}', '\\{a\\}'],
  ['a\\b', 'a\\textbackslash{}b'],
  ['a^b~c', 'a\\textasciicircum{}b\\textasciitilde{}c'],
  ['a\n  b', 'a b'],
  ['数学 über عربي', '数学 über عربي'],
])('the text %j is written %j', (text, written) => {
  expect(escapeTex(text)).toBe(written);
});

test.each([
  ['Agnieszka Łach', 'lach2026-1'],
  ['Øystein Sørbø', 'sorbo2026-1'],
  ['Đorđe Đurić', 'duric2026-1'],
  ['Ægir Æsisson', 'aesisson2026-1'],
  ['Marie Œuvré', 'oeuvre2026-1'],
  ['Þór Þorsson', 'thorsson2026-1'],
  ['Ece Işık', 'isik2026-1'],
  ['İpek İnan', 'inan2026-1'],
  ['Jóna Guðrúnar', 'gudrunar2026-1'],
  ['Ana Ħaġar', 'hagar2026-1'],
  ['Ánde Ŧuŋŋe', 'tungnge2026-1'],
  ['Afi Ɖogbɛ', 'dogbe2026-1'],
  ['Musa Ɗanɓaƙo', 'danbako2026-1'],
  ['Kofi Ɔsɛi', 'osei2026-1'],
  ['Əli Məmmədov', 'memmedov2026-1'],
  ['Ole Taĸ', 'tak2026-1'],
  ['GROẞ, ANNA', 'gross2026-1'],
  ['王小明', '2026-1'],
])('the key of what %s wrote is %s', (author, key) => {
  expect(printEntry('article', { author, year: '2026', id: '1' }, {})).toMatch(`@article{${key},`);
});

test('no value can end its field', () => {
  const entry = printEntry('misc', NAME, { title: 'x}}, @book{y', url: 'https://x.example/}{\\' });
  const left = entry.replace(/\\[{}]/g, '');
  expect(left.split('{')).toHaveLength(left.split('}').length);
  expect(entry).toContain('url = {https://x.example/%7D%7B%5C}');
});

describe('authors', () => {
  test.each<[unknown, string[]]>([
    [
      ['An One', 'Bo Two'],
      ['An One', 'Bo Two'],
    ],
    [[{ name: 'An One' }, { id: 1 }], ['An One']],
    [{ name: 'An One' }, ['An One']],
    ['A. One, B. Two', ['A. One', 'B. Two']],
    ['An One and Bo Two', ['An One', 'Bo Two']],
    ['One, An; Two, Bo', ['One, An', 'Two, Bo']],
    // A family name and a first one are one person.
    ['One, An', ['One, An']],
    [undefined, []],
  ])('of %j are %j', (value, names) => {
    expect(readAuthors(value, AUTHORS)).toEqual(names);
  });
});

test('authors have their given names behind a comma, where the format names these', () => {
  const authors = [{ last: 'One', first: 'An' }, { last: 'Ödön' }, { first: 'Cy' }];
  const slot = { ...AUTHORS, options: { text: 'last', given: 'first' } };
  expect(readAuthors(authors, slot)).toEqual(['One, An', 'Ödön', 'Cy']);
});

test.each([
  ['10.1000/182', '10.1000/182'],
  ['https://doi.org/10.1000/182', '10.1000/182'],
  ['doi: 10.1000/a/b', '10.1000/a/b'],
  ['182', undefined],
  ['javascript:alert(1)', undefined],
])('the DOI of %j is %s', (value, doi) => {
  expect(doiOf(value)).toBe(doi);
});

test('a DOI leads to where it is resolved', () => {
  expect(urlOfDoi('10.1000/a<b>')).toBe('https://doi.org/10.1000/a%3Cb%3E');
});

test('a list of publications is an entry each, of the kind that its field or the manifest says', () => {
  const text = { kind: 'text', format: 'text', clamp: undefined, box: false } as const;
  const layout = {
    type: 'publications',
    needs: ['title'],
    empty: undefined,
    bibtex: {
      entry: 'inproceedings',
      type: 'kind',
      volume: undefined,
      number: undefined,
      pages: 'pages',
      publisher: undefined,
    },
    slots: {
      title: { ...text, field: 'title' },
      venue: { ...text, field: 'venue' },
      authors: AUTHORS,
    },
  } as const;
  const entry = (id: string, values: Readonly<Record<string, unknown>>) => ({
    id: `list.${id}`,
    key: id,
    url: undefined,
    read: (field: string) => values[field],
    text: (slot: unknown) =>
      String(values[(slot as { field?: string } | undefined)?.field ?? ''] ?? ''),
  });
  const subject = {
    title: '',
    siteName: '',
    host: 'site.example',
    languageTag: 'en',
    timeZone: undefined,
  };
  const printed = file.print(
    [
      entry('1', { title: 'One', venue: 'Days', authors: [{ name: 'An Ode' }], pages: '3–9' }),
      entry('2', { title: 'Two', venue: 'House', kind: 'Book' }),
      entry('3', { title: 'Three', kind: 'no kind}' }),
    ],
    layout,
    subject,
  );
  expect(printed.match(/^@\w+\{[^,]+/gm)).toEqual([
    '@inproceedings{ode-1',
    '@book{2',
    '@inproceedings{3',
  ]);
  expect(printed).toContain('  booktitle = {Days},\n  pages = {3--9},');
  expect(printed).toContain('  series = {House},');
});

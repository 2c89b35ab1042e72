import { describe, expect, test, vi } from 'vitest';
import {
  type BibtexFields,
  printEntry,
} from '../../../renderers/layouts/publications/print-bibtex.ts';
import {
  bibtexAuthors,
  bibtexEntry,
  expectBibtex,
  type Publication,
} from '../../../src/node/test-generator/suite/support/expected-bibtex.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: { languages: [{ code: 'en' }, { code: 'de' }] },
}));

const NAME = { author: 'An One', year: '2026', id: 'peat' };
const SIGNS = 'Mires & Peat 100 % $5 #1 a_b {c} ~d ^e \\f';
const PRINTED: BibtexFields = {
  author: ['An One', `Tools and ${SIGNS}`],
  title: SIGNS,
  journal: SIGNS,
  volume: SIGNS,
  number: '2_3',
  pages: '3--9',
  publisher: SIGNS,
  year: '2026',
  doi: '10.1000/a_{b}',
  url: 'https://site.example/papers/peat?lang=de',
  abstract: `Of ${SIGNS}`,
};
const KNOWN: Publication = {
  id: 'peat',
  authors: bibtexAuthors([{ name: 'An One' }, { name: `Tools and ${SIGNS}` }], { text: 'name' }),
  title: [{ words: SIGNS }],
  venue: [{ words: SIGNS }],
  year: [{ words: '5 May 2026' }],
  abstract: [{ html: `<p>Of ${SIGNS.replace('&', '&amp;')}</p>` }],
  doi: 'https://doi.org/10.1000/a_{b}',
  url: '/papers/peat',
  volume: SIGNS,
  number: '2_3',
  pages: '3 – 9',
  publisher: SIGNS,
};

describe('the generated tests expect of BibTeX what it says of a publication', () => {
  const expected = bibtexEntry('article', KNOWN, 'de');

  test('in each field, in whatever order entries stand', () => {
    const other = { ...KNOWN, title: [{ words: 'Other' }], number: '' };
    expectBibtex(
      [
        printEntry('book', NAME, { title: 'Salt' }),
        printEntry('article', NAME, PRINTED),
        printEntry('article', NAME, { ...PRINTED, title: 'Other', number: '' }),
      ].join('\n'),
      [
        expected,
        bibtexEntry('article', other, 'de'),
        { '@': 'book', '#': 'one2026-peat', title: '{Salt}' },
      ],
    );
  });

  test.each(Object.keys(PRINTED))('and no other %s', (field) => {
    const wrong = printEntry('article', NAME, { ...PRINTED, [field]: 'wrong 1999' });
    const without = printEntry('article', NAME, { ...PRINTED, [field]: '' });
    expect(() => expectBibtex(wrong, [expected])).toThrow();
    expect(() => expectBibtex(without, [expected])).toThrow();
  });

  test.each([
    ['a sign that TeX takes for a command', /\\&/g, '&'],
    ['a title whose capitals are lost', /\{\{(.*)\}\}/, '{$1}'],
    ['a kind of its own', '@article', '@misc'],
    ['a key with other signs', '@article{', '@article{ä'],
    ['a key of another name', '{one2026-', '{an2026-'],
    ['a key of another year', '{one2026-', '{one2025-'],
    ['a key without what tells entries apart', '-peat,', ','],
    ['no end', /\}\s*$/, ''],
    ['a field more', '  year', '  note = {new},\n  year'],
  ])('and not %s', (_, part, other) => {
    const text = printEntry('article', NAME, PRINTED).replace(part, other);
    expect(() => expectBibtex(text, [expected])).toThrow();
  });

  test('but of a format of the site’s own whatever that writes', () => {
    const unknown = bibtexEntry('article', { ...KNOWN, venue: [{ isAnything: true }] }, 'de');
    expectBibtex(printEntry('article', NAME, { ...PRINTED, journal: 'any' }), [unknown]);
  });
});

test.each([
  ['Agnieszka Łach', 'Ł/1'],
  ['Łach, Agnieszka', '1'],
  ['Søren Ødegård', 'ä'],
  ['Đorđe Đurić', '1'],
  ['Anna Groß', 'GROẞ'],
  ['Þóra Æsisdóttir', '1'],
  ['Işık Yıldız', '1'],
  ['ŒUVRÉ', '1'],
  ['王小明', '1'],
  ["Conan O'Brien-Smith", '1'],
  ['', '1'],
])('they know the key of what %j wrote', (author, id) => {
  const known = { ...KNOWN, authors: author === '' ? [] : [author], id };
  const wanted = bibtexEntry('article', known, 'de')['#'];
  const printed = printEntry('article', { author, year: '2026', id }, {});
  expect(printed.split('\n')[0]).toBe(`@article{${wanted},`);
});

test.each<[unknown, readonly string[]]>([
  ['A. One, B. Two', ['A. One', 'B. Two']],
  ['An One and Bo Two', ['An One', 'Bo Two']],
  ['One, An; Two, Bo', ['One, An', 'Two, Bo']],
  ['One, An', ['One, An']],
  [
    [{ last: 'One', first: 'An' }, { last: 'Ödön' }, 'Bo'],
    ['One, An', 'Ödön', 'Bo'],
  ],
  [undefined, []],
])('they read the authors %j as %j', (value, names) => {
  expect(bibtexAuthors(value, { text: 'last', given: 'first' })).toEqual(names);
});

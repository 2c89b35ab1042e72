import { describe, expect, test } from 'vitest';
import type { FileEntry, FileSubject, LayoutModels } from '../../../src/react/index.ts';
import { file } from './file.ts';

type Model = LayoutModels['publications'];

const text = (field: string) =>
  ({ kind: 'text', field, format: 'text', clamp: undefined, box: false }) as const;
const slots = {
  title: text('title'),
  venue: text('venue'),
  year: text('date'),
  summary: text('about'),
  doi: text('doi'),
  authors: text('authors'),
};
const bibtex = {
  entry: 'article',
  type: 'kind',
  ...{ volume: 'volume', number: 'issue', pages: 'pages', publisher: 'publisher' },
};
const SUBJECT: FileSubject = {
  ...{ title: '', siteName: '', host: 'site.example', languageTag: 'en', timeZone: undefined },
};
const print = (fields: Readonly<Record<string, unknown>>, model: object = { slots, bibtex }) => {
  const entry: FileEntry = {
    ...{ id: 'list.one', key: 'one', url: 'https://site.example/one' },
    read: (field) => fields[field],
    text: (slot) => (slot !== undefined && 'field' in slot ? String(fields[slot.field] ?? '') : ''),
  };
  return file.print([entry], model as Model, SUBJECT);
};

describe('the entry of a publication', () => {
  test('has all that is known of it', () => {
    const printed = print({
      ...{ title: 'Salt', venue: 'Coasts', date: '5 May 2026', about: 'About salt.' },
      ...{ doi: 'https://doi.org/10.1000/182', authors: ['An One', 'Bo Two'] },
      ...{ volume: 3, issue: ' 2 ', pages: '4 – 9', publisher: 'House' },
    });
    expect(printed.split('\n')).toEqual([
      '@article{one2026-one,',
      '  author = {An One and Bo Two},',
      '  title = {{Salt}},',
      '  journal = {Coasts},',
      '  volume = {3},',
      '  number = {2},',
      '  pages = {4--9},',
      '  publisher = {House},',
      '  year = {2026},',
      '  doi = {10.1000/182},',
      '  url = {https://site.example/one},',
      '  abstract = {About salt.},',
      '}',
      '',
    ]);
  });

  test('has nothing of what is not known', () => {
    const printed = print({ title: 'Salt', volume: null, issue: { no: 1 }, date: 'soon' });
    expect(printed).not.toMatch(/author|journal|volume|number|pages|year|doi|abstract/);
  });

  test('is that of an article where the manifest names neither kinds nor authors', () => {
    const printed = print(
      { title: 'Salt', venue: 'Coasts' },
      { slots: { title: slots.title, venue: slots.venue } },
    );
    expect(printed).toMatch(/^@article\{/);
    expect(printed).toContain('journal = {Coasts}');
    expect(printed).not.toContain('author');
  });

  test.each([
    ['article', 'journal'],
    ['book', 'series'],
    ['incollection', 'booktitle'],
    ['inproceedings', 'booktitle'],
    ['mastersthesis', 'school'],
    ['PhDThesis', 'school'],
    ['techreport', 'institution'],
    ['misc', 'howpublished'],
    ['dataset', 'howpublished'],
    [' book ', 'series'],
  ])('of the kind %s calls the place where it appeared %s', (kind, name) => {
    const printed = print({ title: 'Salt', venue: 'Coasts', kind });
    expect(printed).toContain(`@${kind.trim().toLowerCase()}{`);
    expect(printed).toContain(`  ${name} = {Coasts},`);
  });

  test.each(['', 'a book', 'book{', '2book'])('of the kind %j is of the manifest’s', (kind) => {
    expect(print({ title: 'Salt', kind })).toMatch(/^@article\{/);
  });

  test.each([
    ['3-9', '3--9'],
    ['3—9', '3--9'],
    ['3 - 9, 12–14', '3--9, 12--14'],
    // A sign between letters is none of a range.
    ['A-3', 'A-3'],
    ['3-B', '3-B'],
    ['e12', 'e12'],
  ])('has the pages %j as %j', (pages, written) => {
    expect(print({ title: 'Salt', pages })).toContain(`pages = {${written}}`);
  });

  test('is one of a file that programs know', () => {
    expect(file.mediaType).toBe('application/x-bibtex');
    expect(file.has).toBeUndefined();
  });
});

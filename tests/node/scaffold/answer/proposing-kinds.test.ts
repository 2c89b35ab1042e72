import { describe, expect, test } from 'vitest';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../../src/node/compiler/schema/shapes.ts';
import { readFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { proposeList } from '../../../../src/node/scaffold/answer/propose-list.ts';
import { PROJECT } from '../../compiler/small-site.ts';

const SHAPES = readShapes(requireSchemas(PROJECT));
const link = { link: '/people/new/{id}', reason: 'it answers' };

describe('the layout of a list of one kind', () => {
  test('is an agenda for what begins, and ends some days later at most', () => {
    const event = { title: 'A', startsAt: '2026-10-05T18:00:00Z', endsAt: '2026-10-05T19:00:00Z' };
    const items = [
      { ...event, venue: { name: 'Lake House', id: 1 } },
      { ...event, title: 'B' },
    ];
    expect(proposeList(readFields(items), link, SHAPES)?.value).toEqual({
      type: 'agenda',
      item: {
        title: 'title',
        start: 'startsAt',
        end: 'endsAt',
        place: 'venue.name',
        link: '/people/new/{id}',
      },
    });
  });

  test('is none for what goes on for years', () => {
    const project = { name: 'A', startDate: '2024-01-01', endDate: '2027-12-31' };
    expect(proposeList(readFields([project]), link, SHAPES)?.value.type).toBe('card-list');
  });

  test.each([
    ['a DOI', { doi: '10.5555/1' }, { doi: 'doi' }],
    ['a journal', { journal: 'Lake Studies' }, { venue: 'journal' }],
    ['a year', { year: 2026 }, { year: 'year' }],
  ])('is one of publications for authors and %s', (_, more, slots) => {
    const items = [{ title: 'A', authors: [{ id: 1, name: 'Ada' }], ...more }];
    expect(proposeList(readFields(items), undefined, SHAPES)?.value).toEqual({
      type: 'publications',
      item: {
        title: 'title',
        authors: { field: 'authors', format: { type: 'names', text: 'name' } },
        ...slots,
      },
    });
  });

  test.each([
    [
      { journalInfo: { volume: '12', issue: '3' }, pageInfo: '41-77' },
      { volume: 'journalInfo.volume', number: 'journalInfo.issue', pages: 'pageInfo' },
    ],
    [
      { volume: '12', page: 'e41–e45' },
      { volume: 'volume', pages: 'page' },
    ],
    [{ pageInfo: 'e0290' }, { pages: 'pageInfo' }],
    // How many pages there are is not which.
    [{ pages: '318' }, undefined],
  ])('has for BibTeX what the items say of their place: %j', (more, bibtex) => {
    const item = { title: 'A', authors: ['Ada'], journal: 'Lake Studies', ...more };
    const layout = proposeList(readFields([item]), undefined, SHAPES);
    expect(layout?.value).toMatchObject({ type: 'publications' });
    expect(Reflect.get(layout?.value ?? {}, 'bibtex')).toEqual(bibtex);
    const at = layout?.guesses.flatMap((guess) => (guess.at.startsWith('bibtex.') ? guess.at : []));
    expect(at).toEqual(Object.keys(bibtex ?? {}).map((name) => `bibtex.${name}`));
  });

  test.each<[string, unknown, unknown]>([
    ['texts', ['Ada', 'Bo'], 'names'],
    ['objects', [{ full_name: 'Ada' }], { type: 'names', text: 'full_name' }],
    ['objects in objects', [{ author: { name: 'Ada' } }], { type: 'names', text: 'author.name' }],
    ['given and family names', [{ given: 'A', family: 'B' }], { type: 'names', text: 'family' }],
  ])('reads a list of people that are %s by the format of names', (_, authors, format) => {
    const layout = proposeList(readFields([{ title: 'A', year: 2026, authors }]), link, SHAPES);
    expect(layout?.value).toMatchObject({ item: { authors: { field: 'authors', format } } });
  });

  test('is no one of publications for posts of an author', () => {
    const post = { title: 'A', authors: [{ name: 'Ada' }], date: '2026-10-05', excerpt: 'B' };
    expect(proposeList(readFields([post]), link, SHAPES)?.value.type).toBe('card-list');
  });
});

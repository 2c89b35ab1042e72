import { describe, expect, test } from 'vitest';
import { readFields, unnamableFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { validateKind } from '../../../../src/node/scaffold/answer/field-kinds.ts';
import { findList } from '../../../../src/node/scaffold/answer/find-list.ts';

describe('the list in an answer', () => {
  const items = [{ name: 'A' }];

  test.each<[what: string, answer: unknown, path: string | undefined, pages: string | undefined]>([
    ['an array', items, undefined, undefined],
    ['a usual name', { content: items, numberOfTotalPages: 3 }, 'content', 'numberOfTotalPages'],
    ['another name', { results: items, total_pages: 3 }, 'results', 'total_pages'],
    ['a name of its own beside a count', { staff: items, count: 1 }, 'staff', undefined],
    [
      'an envelope',
      { data: { items, paging: { pageCount: 2 } } },
      'data.items',
      'data.paging.pageCount',
    ],
    ['counts at its side', { data: items, meta: { last_page: 2 } }, 'data', 'meta.last_page'],
    [
      'the pages that it is one of',
      { staff: items, page: { current: 1, total: 3 } },
      'staff',
      'page.total',
    ],
    ['other lists before it', { filters: [{ a: 1 }], items }, 'items', undefined],
  ])('is found in %s', (_, answer, path, pages) => {
    expect(findList(answer)).toMatchObject({ items, path, pages });
  });

  test('is the one that the answer mostly is, where none is called so', () => {
    const all = Array.from('ABCDEFGH', (title) => ({ title }));
    const answer = { users: [{ id: 1 }], threads: { all } };
    expect(findList(answer)?.path).toBe('threads.all');
    expect(findList({ ...answer, title: 'Threads' })).toBeUndefined();
  });

  test('says how many items there are in all', () => {
    expect(findList({ items, total: 57 })?.total).toEqual({ path: 'total', value: 57 });
  });

  test.each<[what: string, answer: unknown]>([
    ['an object of fields', { title: 'About us', text: '<p>Us.</p>' }],
    ['an object with a list among its fields', { title: 'Contact', places: items }],
    ['a record in an envelope', { data: { name: 'A' } }],
    ['a list of texts', { items: ['a', 'b'] }],
    ['a text', 'hello'],
  ])('is none in %s', (_, answer) => {
    expect(findList(answer)).toBeUndefined();
  });
});

describe('the kind of a field', () => {
  test.each<[kind: string, path: string, values: readonly unknown[]]>([
    ['image', 'file', ['/media/a.webp', 'https://host/b.JPG?w=2']],
    ['image', 'photo', ['https://host/pictures/17']],
    ['image', 'photo.data.url', ['/pictures/17']],
    ['url', 'website', ['https://host/']],
    ['file', 'paper', ['/files/paper.pdf']],
    ['email', 'contact', ['a@example.org', null]],
    ['phone', 'mobile', ['555 6613 0200']],
    ['phone', 'line', ['+86 555 6613 0200']],
    ['text', 'postcode', ['555100']],
    ['html', 'body', ['<p>Text</p>', 'plain']],
    ['text', 'formula', ['a < b and c > d']],
    ['date', 'day', ['2026-03-01']],
    ['date-time', 'start', ['2026-03-01T09:00:00+08:00']],
    ['tags', 'words', [['a'], []]],
    ['files', 'papers', [[{ name: 'A.pdf', url: '/a.pdf' }]]],
    ['links', 'pages', [[{ name: 'A', url: 'https://host/a' }]]],
    ['other', 'parts', [[{ title: 'A' }]]],
    ['other', 'count', [1, 2]],
    ['other', 'nothing', [null, '']],
    ['long-text', 'story', ['word '.repeat(40)]],
    ['text', 'name', ['Ahn Tae-jun']],
  ])('is %s for %s with %j', (kind, path, values) => {
    expect(validateKind(path, values).kind).toBe(kind);
  });
});

describe('the fields of items', () => {
  test('are those that readers ask for, the outer ones first', () => {
    const item = {
      attributes: { name: 'A', createdBy: 'B', locale: 'en' },
      note: 'B',
      rank: 3,
    };
    expect(readFields([item]).map(({ path }) => path)).toEqual(['note', 'attributes.name']);
  });

  test('have of a picture with sizes and names its URL alone', () => {
    const picture = { name: 'a.jpg', url: '/a.jpg', formats: { small: { url: '/s.jpg' } } };
    const fields = readFields([{ cover: { data: picture } }]);
    expect(fields.map(({ path }) => path)).toEqual(['cover.data.url']);
  });

  test('are all fields that any item has', () => {
    expect(readFields([{ a: 'x' }, { b: 'y' }]).map(({ path }) => path)).toEqual(['a', 'b']);
  });

  test('are told where no manifest can name them', () => {
    const item = {
      '@label': '1',
      '#id': '1',
      'first name': 'A',
      'last-name': 'B',
      'foaf:nick': 'C',
      name: 'D',
    };
    expect(unnamableFields([item])).toEqual(['#id', 'first name']);
    expect(readFields([item]).map(({ path }) => path)).toEqual([
      '@label',
      'last-name',
      'foaf:nick',
      'name',
    ]);
  });
});

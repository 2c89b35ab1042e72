import { describe, expect, test } from 'vitest';
import { findList } from '../../../../src/node/scaffold/answer/find-list.ts';
import { proposeSource } from '../../../../src/node/scaffold/answer/propose-source.ts';
import { SITE } from '../../../core/site-of.ts';

const items = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];

function propose(answer: unknown, query: Readonly<Record<string, string>> = {}) {
  const list = findList(answer);
  if (list === undefined) throw new Error('no list');
  const { value, guesses } = proposeSource({ endpoint: '/news', query }, list, SITE.api.paging);
  return { value, reason: guesses[0]?.reason };
}

describe('a list of which the answer is a part', () => {
  test.each(['items_total', 'total', 'total_news', 'newsTotal'])('is paged by "%s"', (total) => {
    const query = { b_start: '0', b_size: '3', sort_on: 'effective' };
    expect(propose({ items, [total]: 65 }, query).value).toEqual({
      endpoint: '/news',
      query: { sort_on: 'effective' },
      paging: 'server',
      items: 'items',
      pagingConvention: {
        offset: 'b_start',
        size: 'b_size',
        pageSize: 3,
        total,
      },
    });
  });

  test.each<[object, object]>([
    [
      { skip: '0', take: '3' },
      { offset: 'skip', size: 'take' },
    ],
    [
      { startIndex: '0', count: '3' },
      { offset: 'startIndex', size: 'count' },
    ],
    [
      { page: '1', pagesize: '3' },
      { page: 'page', size: 'pagesize', firstPage: 1 },
    ],
  ])('is asked for as %j says, which leaves the query', (query, convention) => {
    const { value } = propose({ items, items_total: 65 }, { ...query });
    expect(value.query).toBeUndefined();
    expect(value.pagingConvention).toMatchObject(convention);
  });

  test('is paged by the total beside the count of the items that it has', () => {
    const { value } = propose({ count: 3, total: 65, items }, { page: '0', size: '3' });
    expect(value).toMatchObject({ paging: 'server', pagingConvention: { total: 'total' } });
  });

  test.each(['total_pages_read', 'total_time', 'subtotal'])('is not told by "%s"', (name) => {
    expect(propose({ items, [name]: 65 }).value.paging).toBe('client');
  });

  test.each<[string, object]>([
    ['has_more', { has_more: true, quota_max: 300 }],
    ['links.next', { links: { next: 'https://host.example/news?page=2' } }],
  ])('is paged by "%s" where nothing counts', (next, more) => {
    const { value } = propose({ items, ...more }, { page: '1', pagesize: '3', site: 'gis' });
    expect(value).toEqual({
      endpoint: '/news',
      query: { site: 'gis' },
      paging: 'server',
      items: 'items',
      pagingConvention: { page: 'page', firstPage: 1, size: 'pagesize', pageSize: 3, next },
    });
  });
});

describe('a list of which the answer is a part that no manifest can go on from', () => {
  test('is said to be one where no page was asked for', () => {
    const { value, reason } = propose({ items, has_more: true });
    expect(value).toMatchObject({ paging: 'client', items: 'items' });
    expect(reason).toContain('"has_more" says that the answer is a part');
    expect(reason).toContain('"next": "has_more"');
  });

  test.each<[string, unknown]>([
    ['offset', { records: items, offset: 'itrAB/recCD' }],
    ['next_cursor', { results: items, has_more: true, next_cursor: 'QWxs' }],
  ])('is said to be one by the token "%s" in the answer', (name, answer) => {
    const { value, reason } = propose(answer);
    expect(value.paging).toBe('client');
    expect(reason).toContain(`goes on from "${name}", which no manifest can hand over`);
  });

  test('is said to be one by what is counted in the only entry of another list', () => {
    const messages = [{ status: 'ok', cursor: 0, count: 3, total: '934' }];
    const { value, reason } = propose({ messages, collection: items });
    expect(value).toMatchObject({ paging: 'client', items: 'collection' });
    expect(reason).toContain('these 3 items alone of 934 ("messages.0.total")');
  });

  test('is said to be one where the total is a text, which the site does not read', () => {
    const { value, reason } = propose({ items, total: '934' }, { start: '0', rows: '3' });
    expect(value.paging).toBe('client');
    expect(reason).toContain('"total" is 934: a part, and a number that is a text cannot be read');
  });

  test('is none where a category beside it has a total of its own', () => {
    const { value, reason } = propose({ items, categories: [{ name: 'A', total: 65 }] });
    expect(value.paging).toBe('client');
    expect(reason).not.toContain('65');
  });
});

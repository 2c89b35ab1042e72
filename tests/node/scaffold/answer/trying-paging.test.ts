import { describe, expect, test } from 'vitest';
import { findList } from '../../../../src/node/scaffold/answer/find-list.ts';
import { type AskedPages, tryPaging } from '../../../../src/node/scaffold/answer/try-paging.ts';

const ITEMS = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title }));

/** What the trial says of a backend that begins a page at an item, as a function says. */
async function tryWith(
  asked: Partial<AskedPages>,
  begin: (number: number, size: number) => number,
): Promise<string | undefined> {
  const body = { data: ITEMS.slice(0, 2), total: ITEMS.length };
  const list = findList(body);
  if (list === undefined) throw new Error('no list');
  const ask = (_: string, query: Readonly<Record<string, string>> = {}) => {
    const start = begin(Number(query.number), Number(query.size));
    const data = start < 0 ? [] : ITEMS.slice(start, start + Number(query.size));
    return Promise.resolve({ data, total: ITEMS.length });
  };
  const call = {
    endpoint: '/items',
    base: '',
    query: undefined,
    repeated: [],
    counted: undefined,
    ask,
  };
  const pages = { page: 'number', size: 'size', firstPage: 1, isOffset: false, ...asked } as const;
  return tryPaging(call, body, list, pages);
}

describe('pages as a site would ask for them', () => {
  test('are right where each has other items', async () => {
    expect(await tryWith({}, (page, size) => (page - 1) * size)).toBeUndefined();
    expect(await tryWith({ firstPage: 0, isOffset: true }, (offset) => offset)).toBeUndefined();
  });

  test.each<[what: string, asked: Partial<AskedPages>, begin: (number: number) => number]>([
    ['all are the same', {}, () => 0],
    ['items are counted in their place', {}, (item) => item - 1],
    ['items are counted from 1', { firstPage: 0, isOffset: true }, (item) => item - 1],
  ])('are not where %s', async (_, asked, begin) => {
    expect(await tryWith(asked, begin)).toContain('/items does not page as the site asks');
  });
});

import { expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../../../src/core/requests/api-client.ts';
import { MAX_LIST_PAGES, readWholeList } from '../../../src/core/requests/read-whole-list.ts';
import { sourceOf } from '../site-of.ts';
import { clientsOf, noAbort, PAGES } from './client-of.ts';

const SOURCE = sourceOf('/news', { paging: 'server', items: 'content', pages: PAGES });

/** A list of so many pages, an item each. */
function listOf(pages: number): ApiClient {
  return {
    language: { language: 'en', tag: 'en' },
    get: async (_path, query): Promise<ApiAnswer> => {
      const body = { content: [{ id: query.page }], numberOfTotalPages: pages };
      return { data: body, body, headers: new Headers() };
    },
  };
}

async function count(pages: number): Promise<number> {
  const { signal } = new AbortController();
  let read = 0;
  for await (const { entities } of readWholeList(clientsOf(listOf(pages)), {
    source: SOURCE,
    params: {},
    signal,
  })) {
    read += entities.length;
  }
  return read;
}

test.each([1, 2, 501, 1200, MAX_LIST_PAGES])(
  'a list of %i pages is read to its end',
  async (pages) => {
    expect(await count(pages)).toBe(pages);
  },
);

test('a list without an end is no list that was read', async () => {
  await expect(count(Number.POSITIVE_INFINITY)).rejects.toMatchObject({
    name: 'EndlessList',
    endpoint: '/news',
    message:
      '/news has no end after 10000 pages; see that "paging" of manifests/site.json reads where its answers tell the end',
  });
});

test('a list without an end is asked for as many pages as any has, and no more', async () => {
  let asked = 0;
  const api = listOf(Number.POSITIVE_INFINITY);
  const counting: ApiClient = {
    ...api,
    get: (...call) => {
      asked += 1;
      return api.get(...call);
    },
  };
  const answers = readWholeList(clientsOf(counting), {
    source: SOURCE,
    params: {},
    signal: noAbort(),
  });
  const readAll = async () => {
    for await (const { hasMore } of answers) expect(hasMore).toBe(true);
  };
  await expect(readAll()).rejects.toThrow('has no end');
  expect(asked).toBe(MAX_LIST_PAGES);
});

test('a list that cannot be asked for has no answers', async () => {
  const source = { ...SOURCE, endpoint: '/news/{id}' };
  const answers = readWholeList(clientsOf(listOf(1)), { source, params: {}, signal: noAbort() });
  expect(await answers.next()).toEqual({ done: true, value: undefined });
});

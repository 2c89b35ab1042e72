import { describe, expect, test } from 'vitest';
import type { SourceModel } from '../../../src/core/manifest/route-model.ts';
import { loadSource } from '../../../src/core/requests/load-source.ts';
import { sendJson, startServer } from './api-server.ts';
import { clientOf, noAbort, PAGING } from './client-of.ts';

const LIST: SourceModel = {
  endpoint: '/news',
  query: {},
  paging: 'client',
  shape: 'list',
  items: undefined,
  sort: undefined,
  limit: undefined,
  pages: 'numberOfTotalPages',
};
const PAGED: SourceModel = { ...LIST, paging: 'server', items: 'content' };
const ONE: SourceModel = { ...LIST, endpoint: '/news/{id}', paging: 'none', shape: 'one' };

interface Ask {
  readonly page?: number;
  readonly params?: Record<string, string | undefined>;
  readonly convention?: Partial<Record<keyof typeof PAGING, string>>;
}

/** Asks a source of a server that answers with a value. */
async function ask(source: SourceModel, value: unknown, { page, params, convention }: Ask = {}) {
  const server = await startServer((_, response) => sendJson(response, value));
  const answer = await loadSource(
    clientOf(server),
    { ...PAGING, ...convention, pageSize: 20 },
    { source, params: params ?? {}, page: page ?? 0, signal: noAbort() },
  ).catch((error: unknown) => error);
  return { answer, url: server.requests[0]?.url };
}

describe('a source', () => {
  test.each<[string, SourceModel, Ask, string]>([
    ['a whole array', LIST, {}, '/api/news'],
    ['a whole array on a later slice', LIST, { page: 3 }, '/api/news'],
    ['a query', { ...LIST, query: { type: 'post' } }, {}, '/api/news?type=post'],
    ['a page', PAGED, {}, '/api/news?page=0&size=20'],
    ['a later page', PAGED, { page: 4 }, '/api/news?page=4&size=20'],
    [
      'a page in other words',
      { ...PAGED, query: { a: 'b' } },
      { page: 1, convention: { page: 'p', size: 'n' } },
      '/api/news?a=b&p=1&n=20',
    ],
    ['a parameter', ONE, { params: { id: 'a b/c' } }, '/api/news/a%20b%2Fc'],
  ])('asks for %s', async (_, source, request, wanted) => {
    expect((await ask(source, [], request)).url).toBe(wanted);
  });

  test.each([{}, { id: undefined }, { id: '' }])(
    'asks nothing with %j for its parameter',
    async (params) => {
      expect(await ask(ONE, {}, { params })).toEqual({ answer: undefined, url: undefined });
    },
  );
});

describe('a source that searches', () => {
  const SEARCH: SourceModel = { ...LIST, query: { q: '{query}', type: 'post' } };

  test.each<[string, string, string]>([
    ['the words', 'tea', '/api/news?q=tea&type=post'],
    ['the words as they are', 'tea & 湖/..', '/api/news?q=tea+%26+%E6%B9%96%2F..&type=post'],
    ['braces as words', '{id}', '/api/news?q=%7Bid%7D&type=post'],
    ['no words at all', '', '/api/news?q=&type=post'],
  ])('asks for %s', async (_, query, url) => {
    const asked = await ask(SEARCH, [], { params: { query, id: 'a' } });
    expect(asked).toEqual({ answer: { entities: [], hasMore: false }, url });
  });

  test.each([{}, { query: undefined }, { id: 'a' }])(
    'asks nothing before anything is searched for (%j)',
    async (params) => {
      expect(await ask(SEARCH, [], { params })).toEqual({ answer: undefined, url: undefined });
    },
  );

  test('asks for the route’s parameter, too', async () => {
    const source = { ...LIST, query: { type: '{id}' } };
    expect((await ask(source, [], { params: { id: 'a b' } })).url).toBe('/api/news?type=a+b');
  });

  test('pages what it found', async () => {
    const source: SourceModel = { ...PAGED, query: { q: '{query}' } };
    const { url } = await ask(source, { content: [] }, { page: 2, params: { query: 'tea' } });
    expect(url).toBe('/api/news?q=tea&page=2&size=20');
  });
});

describe('an answer', () => {
  const content = [{ id: 'a' }, { id: 'b' }];

  test.each<[string, SourceModel, unknown, number, unknown]>([
    ['an array', LIST, content, 0, { entities: content, hasMore: false }],
    ['an empty array', LIST, [], 0, { entities: [], hasMore: false }],
    ['an array of odd things', LIST, [null, 5], 0, { entities: [null, 5], hasMore: false }],
    [
      'an array inside',
      { ...LIST, items: 'a.b' },
      { a: { b: content } },
      0,
      { entities: content, hasMore: false },
    ],
    ['an object', ONE, { id: 'a' }, 0, { entities: [{ id: 'a' }], hasMore: false }],
    [
      'the first of two pages',
      PAGED,
      { content, numberOfTotalPages: 2 },
      0,
      { entities: content, hasMore: true },
    ],
    [
      'the last of two pages',
      PAGED,
      { content, numberOfTotalPages: 2 },
      1,
      { entities: content, hasMore: false },
    ],
    [
      'a page beyond the last',
      PAGED,
      { content: [], numberOfTotalPages: 2 },
      9,
      { entities: [], hasMore: false },
    ],
    [
      'no page at all',
      PAGED,
      { content: [], numberOfTotalPages: 0 },
      0,
      { entities: [], hasMore: false },
    ],
    ['a page without a number', PAGED, { content }, 0, { entities: content, hasMore: false }],
    [
      'a number of pages as text',
      PAGED,
      { content, numberOfTotalPages: '9' },
      0,
      { entities: content, hasMore: false },
    ],
    [
      'another name for the pages',
      { ...PAGED, pages: 'meta.total' },
      { content, meta: { total: 3 } },
      1,
      { entities: content, hasMore: true },
    ],
    [
      'pages of a source that is not paged',
      { ...PAGED, paging: 'none' },
      { content, numberOfTotalPages: 2 },
      0,
      { entities: content, hasMore: false },
    ],
  ])('that is %s is read', async (_, source, value, page, wanted) => {
    const request = { page, params: { id: 'a' } };
    expect((await ask(source, value, request)).answer).toEqual(wanted);
  });

  test('stands in the order of the source, with no more than it wants', async () => {
    const sort = { field: 'order', descending: true };
    const source = { ...LIST, items: 'content', sort, limit: 2 };
    const entities = [{ order: 1 }, {}, { order: 3 }, { order: 2 }];
    const { answer } = await ask(source, { content: entities });
    expect(answer).toEqual({ entities: [{ order: 3 }, { order: 2 }], hasMore: false });
  });

  test.each<[string, SourceModel, unknown]>([
    ['an object for an array', LIST, {}],
    ['null for an array', LIST, null],
    ['text for an array', LIST, 'text'],
    ['an object like an array', LIST, { length: 1, 0: {} }],
    ['an array for a page', PAGED, []],
    ['a page without items', PAGED, { numberOfTotalPages: 1 }],
    ['a page with an object for items', PAGED, { content: {} }],
    ['an array for an object', ONE, [{}]],
    ['null for an object', ONE, null],
    ['a number for an object', ONE, 5],
  ])('that is %s is a failed call', async (_, source, value) => {
    const { answer } = await ask(source, value, { params: { id: 'a' } });
    expect(answer).toHaveProperty('failure', { code: 'malformed', status: undefined });
  });
});

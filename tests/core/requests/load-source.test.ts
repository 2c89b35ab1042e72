import { describe, expect, test } from 'vitest';
import type { SourceModel } from '../../../src/core/manifest/route-model.ts';
import type { PagesModel, PagingEnd } from '../../../src/core/manifest/site-model.ts';
import { loadSource } from '../../../src/core/requests/load-source.ts';
import { sourceOf } from '../site-of.ts';
import { sendJson, startServer } from './api-server.ts';
import { clientOf, clientsOf, noAbort, PAGES } from './client-of.ts';

const LIST = sourceOf('/news', { paging: 'client' });
const PAGED: SourceModel = { ...LIST, paging: 'server', items: 'content', pages: PAGES };
const ONE: SourceModel = { ...LIST, endpoint: '/news/{id}', paging: 'none', answers: 'one' };

interface Ask {
  readonly page?: number;
  readonly params?: Record<string, string | undefined>;
}

/** Asks a source of a server that answers with a value. */
async function ask(source: SourceModel, value: unknown, { page, params }: Ask = {}) {
  const server = await startServer((_, response) => sendJson(response, value));
  const request = { source, params: params ?? {}, page: page ?? 0, signal: noAbort() };
  const apis = clientsOf(clientOf(server));
  const answer = await loadSource(apis, request).catch((error: unknown) => error);
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
      { ...PAGED, query: { a: 'b' }, pages: { ...PAGES, page: 'p', size: 'n' } },
      { page: 1 },
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

describe('a backend with other words for pages', () => {
  test.each<[string, Partial<PagesModel>, string]>([
    ['counts them from 1', { firstPage: 1 }, '/api/news?page=3&size=20'],
    ['counts items', { page: 'start', counts: 'items' }, '/api/news?start=40&size=20'],
    [
      'has names with brackets',
      { page: 'pagination[page]', firstPage: 1, size: 'pagination[pageSize]' },
      '/api/news?pagination%5Bpage%5D=3&pagination%5BpageSize%5D=20',
    ],
  ])('that %s', async (_, convention, url) => {
    const source = { ...PAGED, pages: { ...PAGES, ...convention } };
    expect((await ask(source, { content: [] }, { page: 2 })).url).toBe(url);
  });

  const inBody = (by: PagingEnd['by'], path: string): PagingEnd => ({
    by,
    at: { from: 'body', path },
  });

  test.each<[string, PagingEnd, number, unknown, boolean]>([
    ['a total beyond the page', inBody('total', 'meta.total'), 0, { meta: { total: 21 } }, true],
    ['a total at its end', inBody('total', 'meta.total'), 0, { meta: { total: 20 } }, false],
    ['a total on a later page', inBody('total', 'meta.total'), 1, { meta: { total: 41 } }, true],
    ['no total', inBody('total', 'meta.total'), 0, {}, false],
    ['a total of a later page at its end', inBody('total', 'total'), 1, { total: 40 }, false],
    ['a link that is a number', inBody('next', 'links.next'), 0, { links: { next: 2 } }, false],
    ['a link on', inBody('next', 'links.next'), 0, { links: { next: '/news?page=2' } }, true],
    ['a link on with facts', inBody('next', 'links.next'), 0, { links: { next: {} } }, true],
    ['a yes', inBody('next', 'has_more'), 0, { has_more: true }, true],
    ['a no', inBody('next', 'has_more'), 0, { has_more: false }, false],
    ['an empty link', inBody('next', 'links.next'), 0, { links: { next: '' } }, false],
    ['no link', inBody('next', 'links.next'), 0, { links: { next: null } }, false],
  ])('that answers with %s', async (_, end, page, answer, hasMore) => {
    const value = { ...(answer as object), content: [] };
    expect((await ask({ ...PAGED, pages: { ...PAGES, end } }, value, { page })).answer).toEqual({
      entities: [],
      hasMore,
    });
  });

  test.each<[string, PagingEnd['by'], string, string, boolean]>([
    ['the number of pages', 'pages', 'X-WP-TotalPages', '2', true],
    ['the number of pages of one', 'pages', 'X-WP-TotalPages', '1', false],
    ['a number that is none', 'pages', 'X-WP-TotalPages', 'many', false],
    ['the number of items', 'total', 'X-Total-Count', '21', true],
    ['a link on', 'next', 'Link', '</news?page=1>; rel="prev", </news?page=3>; rel="next"', true],
    ['a link on without spaces and quotes', 'next', 'Link', '</news?page=3>;rel=next', true],
    ['a link on with many spaces', 'next', 'Link', '</news?page=3>;   REL="next"', true],
    ['a link back', 'next', 'Link', '</news?page=1>; rel="prev"', false],
    ['a link to what is next of kin', 'next', 'Link', '</news>; rel="nextofkin"', false],
  ])('that answers with a header of %s', async (_, by, name, value, hasMore) => {
    const server = await startServer((_request, response) => {
      response.setHeader(name, value);
      sendJson(response, []);
    });
    const source: SourceModel = {
      ...PAGED,
      items: undefined,
      pages: { ...PAGES, end: { by, at: { from: 'header', name } } },
    };
    const request = { source, params: {}, page: 0, signal: noAbort() };
    const answer = await loadSource(clientsOf(clientOf(server)), request);
    expect(answer).toEqual({ entities: [], hasMore });
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
      {
        ...PAGED,
        pages: { ...PAGES, end: { by: 'pages', at: { from: 'body', path: 'meta.total' } } },
      },
      { content, meta: { total: 3 } },
      1,
      { entities: content, hasMore: true },
    ],
    [
      'pages of a source that is not paged',
      { ...PAGED, paging: 'none', pages: undefined },
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

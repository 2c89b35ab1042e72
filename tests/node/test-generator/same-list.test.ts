import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, request as createRequests } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSameList } from '../../../src/node/test-generator/suite/support/consistency.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => {
  const api = { base: '/api', languageHeader: 'accept-language', query: {}, itemLanguages: 'in' };
  const by = [{ field: 'start', descending: true }];
  return {
    FACTS: {
      languages: ['en', 'fr'].map((code) => ({ code, tag: code })),
      contentLists: [
        ...['/right', '/wrong', '/one-language'].map((endpoint) => ({ endpoint, by })),
        { endpoint: '/untranslated', by, isUntranslated: true },
      ],
    },
    apiOf: () => api,
    wordFor: ({ code }: { readonly code: string }) => code,
  };
});

const ENGLISH = {
  code: 'en',
  tag: 'en',
  direction: 'ltr',
  label: 'English',
  dates: 'en',
  siteName: 'Site',
};
/** The latest first, one of them over. */
const DAYS = ['2099-03-01', '2099-02-01', '2099-01-01', '2020-01-01'];

/** The list in its own order, or in the wrong one; sorted by what it is asked for. */
function answerTo(url: string, language: string): object[] {
  const [path = '', query = ''] = url.split('?');
  const isOneForAll = /untranslated|one-language/.test(path);
  const all = DAYS.map((start) => ({
    id: start,
    name: `Talk of ${start}${isOneForAll ? '' : ` (${language})`}`,
    start,
  }));
  if (query.includes('sort=')) return all.slice(0, 3).reverse();
  return path.endsWith('wrong') ? all.reverse() : all;
}

const server = createServer(({ url = '', headers }, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(answerTo(url, String(headers['accept-language']))));
});
let requests: APIRequestContext;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  requests = await createRequests.newContext({ baseURL: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await requests.dispose();
  server.close();
});

const time = { parameter: 'when', field: 'start' };
const asks = {
  value: '{field}',
  from: '{field}-from',
  to: '{field}-to',
  words: 'q',
  sort: 'sort',
  ascending: '{field}',
  descending: '-{field}',
  facets: 'facets',
  counts: 'counts',
  total: 'total',
};

const look = (endpoint: string, list?: object) =>
  expectSameList(requests, ENGLISH, {
    source: { endpoint, pageSize: 20, ...(list && { list: { filters: [], time, ...list } }) },
    titleField: 'name',
  });

test.each([
  ['shown as it comes', undefined],
  ['divided by today', {}],
  ['divided by today, which its API is asked for', { asks }],
])('a list %s is held to the order of its content', async (_, list) => {
  await look('/right', list);
  await expect(look('/wrong', list)).rejects.toThrow('/wrong is in its order');
});

test('a list that nobody translates may say the same in each language, and no other may', async () => {
  await look('/untranslated');
  await expect(look('/one-language')).rejects.toThrow('in fr');
});

import { expect, test } from 'vitest';
import { loadSource } from '../../../src/core/requests/load-source.ts';
import { sourceOf } from '../site-of.ts';
import { sendJson, startServer } from './api-server.ts';
import { clientOf, clientsOf, noAbort, PAGES } from './client-of.ts';

test.each([
  ['full', 20, true],
  ['short', 19, false],
  ['empty', 0, false],
])('a bare array that is paged has more after a page that is %s', async (_, length, hasMore) => {
  const items = Array.from({ length }, (_item, id) => ({ id }));
  const server = await startServer((_request, response) => sendJson(response, items));
  const source = sourceOf('/news', { paging: 'server', pages: PAGES });
  const request = { source, params: {}, page: 3, signal: noAbort() };
  const answer = await loadSource(clientsOf(clientOf(server)), request);
  expect(answer).toEqual({ entities: items, hasMore });
});

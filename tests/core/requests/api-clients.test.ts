import { expect, test } from 'vitest';
import { createApiClients } from '../../../src/core/requests/api-client.ts';
import { SITE } from '../site-of.ts';
import { sendJson, startServer } from './api-server.ts';
import { noAbort } from './client-of.ts';

const site = { ...SITE, apis: { papers: { ...SITE.api, base: '/papers' } } };

test('each API of a site has a client of its own, in the language that is asked for', async () => {
  const { origin, requests } = await startServer((_, response) => sendJson(response, []));
  const apis = createApiClients({ site, language: 'zh', fetch: globalThis.fetch, origin });
  await apis.of({ api: undefined }).get('/news', {}, noAbort());
  await apis.of({ api: 'papers' }).get('/news', {}, noAbort());
  expect(requests.map(({ url }) => url)).toEqual(['/api/news', '/papers/news']);
  expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(['zh', 'zh']);
});

test('a client becomes what the site makes of it, once', () => {
  const made: object[] = [];
  const adapt = (client: never) => {
    made.push(client);
    return client;
  };
  const apis = createApiClients({
    site,
    language: 'en',
    fetch: globalThis.fetch,
    adapt: adapt as never,
  });
  expect(apis.of({ api: 'papers' })).toBe(made[1]);
  expect(apis.of({ api: 'papers' }).language).toEqual({ language: 'en', tag: 'en' });
  expect(made).toHaveLength(2);
});

test('an API that the site has not is named', () => {
  const apis = createApiClients({ site, language: 'en', fetch: globalThis.fetch });
  expect(() => apis.of({ api: 'none' })).toThrow('The site has no API "none"');
});

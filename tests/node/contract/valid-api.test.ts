import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileRight } from '../../compile-right.ts';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { DIRECTUS } from '../backends/directus.ts';
import { manifestsFor } from '../backends/manifests.ts';
import { STRAPI_4 } from '../backends/strapi-4.ts';
import { STRAPI_5 } from '../backends/strapi-5.ts';
import { WORDPRESS } from '../backends/wordpress.ts';
import { PROJECT, writeSite } from '../compiler/small-site.ts';
import { startApi } from './broken-api.ts';
import { check, gardenSite, shortFinding } from './run-contract.ts';

describe('the embedded content', () => {
  test.each(['edges', 'all'] as const)('answers what the manifests read (%s)', async (pages) => {
    const { origin, requests } = await startApi();
    const report = await check(origin, { pages });
    expect(report.findings).toEqual([]);
    expect(report.routes.filter(({ isAsked }) => !isAsked)).toEqual([]);
    expect(report.calls).toBe(requests.length);
  });

  test('is asked for every route in every language', async () => {
    const { origin } = await startApi();
    const { routes } = await check(origin);
    const asking = gardenSite().compiled.table.routes.filter(({ views }) => views.length > 0);
    const wanted = ['every page', ...asking.map(({ route }) => route)];
    for (const language of ['zh', 'en']) {
      const own = routes.filter((route) => route.language === language);
      expect(own.map(({ route }) => route)).toEqual(wanted);
    }
  });

  test('is asked nothing twice, and only by GET', async () => {
    const { origin, requests } = await startApi();
    await check(origin);
    const asked = requests.map(({ url, headers }) => `${headers['accept-language']} ${url}`);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  test('is asked for the ends of lists, of details, and for all pages that its menu names', async () => {
    const { origin, requests } = await startApi();
    await check(origin, { languages: ['en'] });
    const asked = requests.map(({ url }) => url);
    expect(asked).toEqual(
      expect.arrayContaining([
        '/api/reports?page=0&size=20',
        '/api/reports?page=2&size=20',
        '/api/collection/trees/trees-1',
        '/api/collection/trees/trees-41',
        '/api/collection/beds?type=current',
        '/api/collection/beds?type=post',
        // A draft, which only the preview shows.
        '/api/forms/wedding-permit',
      ]),
    );
  });

  test('is asked for all pages of a list, where that is wanted', async () => {
    const { origin, requests } = await startApi();
    await check(origin, { languages: ['en'], pages: 'all', only: ['/garden/reports'] });
    expect(requests.filter(({ url }) => url.startsWith('/api/reports?'))).toHaveLength(3);
  });

  test('is asked for pictures and files by their heads, where that is wanted', async () => {
    const { origin, requests } = await startApi({
      at: /^\/media\//,
      edit: () => ({ status: 200, headers: { 'content-type': 'image/avif' }, body: '' }),
    });
    const report = await check(origin, { only: ['/plants/tree/:id'], media: true });
    expect(report.findings).toEqual([]);
    const media = requests.map(({ url }) => url).filter((url) => url.startsWith('/media/'));
    expect(media).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/media\/(?:wide|square|tall)-/),
        expect.stringMatching(/^\/media\/files\//),
      ]),
    );
    expect(media).toHaveLength(new Set(media).size);
  });

  test.each(['zh', 'en'])('is searched for words of its own in %s', async (language) => {
    const { origin, requests } = await startApi();
    await check(origin, { languages: [language], only: ['/search'] });
    const searches = requests.filter(({ url }) => url.startsWith('/api/home/programme?q='));
    const found = await Promise.all(
      searches.map(async ({ url }): Promise<Record<string, unknown[]>> => {
        const headers = { 'Accept-Language': language };
        return (await fetch(`${origin}${url}`, { headers })).json();
      }),
    );
    const kinds = ['talks', 'walks', 'courses', 'notes'];
    const empty = kinds.filter((kind) => found.every((parts) => parts[kind]?.length === 0));
    expect(empty).toEqual([]);
  });

  test('is asked no more than the pages that are named need', async () => {
    const { origin, requests } = await startApi();
    const { routes } = await check(origin, { languages: ['en'], only: ['/plants/tree/:id'] });
    expect(routes.map(({ route }) => route)).toEqual(['/plants/tree/:id']);
    expect(requests.map(({ url }) => url).sort()).toEqual([
      '/api/collection/trees',
      '/api/collection/trees/trees-1',
      '/api/collection/trees/trees-41',
      '/api/home/navigations',
      '/api/home/site-infrastructure',
    ]);
  });
});

test.each([null, [], {}, '', 0, [[null]], { content: {}, numberOfTotalPages: 1e300 }])(
  'an API that answers everything with %j is validated to the end',
  async (value) => {
    const { origin } = await startServer((_, response) => sendJson(response, value));
    const { findings } = await check(origin, { media: true, pages: 'all' });
    expect(findings.filter(({ code }) => code === 'C401' || code === 'C201')).not.toEqual([]);
  },
);

// The site tries again where a gateway says so; a check would be a burden then.
test.each([502, 503, 504])('an API in trouble (%i) is asked nothing twice', async (status) => {
  const { origin, requests } = await startServer((_, response) => sendJson(response, {}, status));
  const { findings } = await check(origin, { languages: ['en'] });
  expect(findings.map(({ code }) => code)).toEqual(['C103']);
  expect(requests).toHaveLength(new Set(requests.map(({ url }) => url)).size);
});

test('of a long list, the first two pages and the last are asked for', async () => {
  const { origin, requests } = await startServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://api.example');
    const page = Number(searchParams.get('page'));
    const content = Array.from({ length: 20 }, (_, index) => ({ id: `${page}-${index}` }));
    sendJson(response, { content, numberOfTotalPages: 9 });
  });
  await check(origin, { languages: ['en'], only: ['/garden/reports'] });
  const asked = requests.map(({ url }) => url).filter((url) => url.startsWith('/api/reports?'));
  expect(asked.sort()).toEqual([0, 1, 8].map((page) => `/api/reports?page=${page}&size=20`));
});

describe('a connection that the server drops', () => {
  test('before anything of an answer came is tried once more, and no finding', async () => {
    const dropped = new Set<string>();
    const { origin, requests } = await startApi({
      at: '/history',
      edit: (reply, { language }) => {
        if (dropped.has(language)) return reply;
        dropped.add(language);
        return { ...reply, isDropped: true };
      },
    });
    const { findings } = await check(origin, { only: ['/garden/history'] });
    expect(findings).toEqual([]);
    expect(requests.filter(({ url }) => url === '/api/history')).toHaveLength(4);
  });

  test('each time is a finding that says so', async () => {
    const { origin, requests } = await startApi({
      at: '/history',
      edit: (reply) => ({ ...reply, isDropped: true }),
    });
    const { findings } = await check(origin, { languages: ['en'], only: ['/garden/history'] });
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['C101', expect.stringContaining('ended the connection')],
    ]);
    expect(requests.filter(({ url }) => url === '/api/history')).toHaveLength(2);
  });

  test('in the middle of an answer is not tried again', async () => {
    const { origin, requests } = await startApi({
      at: '/history',
      edit: (reply) => ({ ...reply, isCut: true }),
    });
    const { findings } = await check(origin, { languages: ['en'], only: ['/garden/history'] });
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('ended the connection'),
    ]);
    expect(requests.filter(({ url }) => url === '/api/history')).toHaveLength(1);
  });
});

test('an API that is not there is said to be that', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const address = gone.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  gone.close();
  await once(gone, 'close');
  const { findings } = await check(`http://127.0.0.1:${port}`, { languages: ['en'] });
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['C101', expect.stringContaining('start the API')],
  ]);
});

test('a path before the base belongs to every call', async () => {
  const { origin, requests } = await startServer((_, response) => sendJson(response, []));
  await check(`${origin}/staging`, { languages: ['en'], only: ['/plants/houses'] });
  expect(requests.map(({ url }) => url)).toContain('/staging/api/collection/houses');
});

describe.each([STRAPI_4, STRAPI_5, DIRECTUS, WORDPRESS])(
  '$name, described by manifests alone',
  (backend) => {
    test('keeps its contract', async () => {
      const { origin } = await startServer(({ url = '' }, response) => {
        const {
          status,
          headers = {},
          body,
        } = backend.answer(new URL(url, 'http://backend.example'));
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        sendJson(response, body, status);
      });
      const root = writeSite(manifestsFor(backend), {});
      const schemas = path.join(root, 'schemas');
      rmSync(schemas);
      cpSync(path.join(PROJECT, 'schemas'), schemas, { recursive: true });
      rmSync(path.join(schemas, 'api.openapi.json'));
      const { compiled, manifests } = compileRight(root);
      const only = ['/people/items', '/people/items/:id'];
      const report = await check(origin, { only }, { root, compiled, manifests });
      // It sends its answers as they are; and nothing else is wrong with them.
      expect(
        report.findings.map(shortFinding).filter((found) => !found.startsWith('C108')),
      ).toEqual([]);
      expect(report.routes.map(({ isAsked }) => isAsked)).toEqual([true, true, true, true]);
    });
  },
);

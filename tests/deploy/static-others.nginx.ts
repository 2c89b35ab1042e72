import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSecurityHeaders } from '../../src/node/deploy/print-headers.ts';
import { createSiteServer } from '../../src/node/server/site-server.ts';
import { ask } from './ask.ts';
import { EXPORTED, ORIGIN, ROOT } from './export-once.ts';
import { type FoundNginx, provideNginx } from './provide-nginx.ts';
import { type RunningNginx, startNginx } from './run-nginx.ts';

const server = createSiteServer(ROOT, { apiOrigin: undefined });
let found: FoundNginx;
let nginx: RunningNginx;
beforeAll(async () => {
  found = await provideNginx();
  nginx = await startNginx({ nginx: found, exported: EXPORTED, server: 'static.conf' });
});
afterAll(() => nginx.stop());

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  ask(nginx.origin, url, { headers, method });

const exported = (file: string) => readFileSync(path.join(EXPORTED, 'site', file));

describe('files', () => {
  test('what has its content in its name is kept for ever', async () => {
    const names =
      exported('index.en.html')
        .toString()
        .match(/\/assets\/[\w.-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(3);
    for (const name of new Set(names)) {
      const { status, headers } = await get(name);
      expect([name, status]).toEqual([name, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test.each([
    ['/media/site/logo.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ])('%s is %s', async (url, type, cacheControl) => {
    const { status, headers } = await get(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      cacheControl,
    ]);
  });

  test('robots.txt and the sitemap name the site’s own URL', async () => {
    expect((await get('/robots.txt')).body.toString()).toContain(`${ORIGIN}/sitemap.xml`);
  });
});

test.each([
  ['/about/news.atom', 'zh-CN'],
  ['/about/news.atom?lang=en', 'en'],
  ['/academic-life/insights.atom?lang=fr', 'en'],
])('%s is a feed in %s, as from the site’s own server', async (url, language) => {
  const own = await (await server).fetch(new Request(ORIGIN + url));
  const { status, headers, body } = await get(url);
  expect([status, headers['content-type'], headers['content-language']]).toEqual([
    200,
    own.headers.get('Content-Type'),
    language,
  ]);
  expect(own.headers.get('Content-Language')).toBe(language);
  expect(body.toString()).toBe(await own.text());
});

test('readers are protected by the same headers as from the site’s own server', async () => {
  const urls = [
    '/',
    '/nothing',
    '/api/about-us',
    '/media/site/logo.svg',
    '/sitemap.xml',
    '/about/news.atom',
  ];
  for (const url of urls) {
    const answer = await (await server).fetch(new Request(ORIGIN + url));
    const { headers } = await get(url);
    const own = readSecurityHeaders(answer.headers);
    const sent = readSecurityHeaders(new Headers(headers as Record<string, string>));
    expect([url, sent]).toEqual([url, own]);
  }
});

describe('answers of the API', () => {
  test.each([
    ['/api/news?page=1&size=20', 'zh', 'api/news@page=1&size=20.zh.json'],
    ['/api/news?page=1&size=20', 'en', 'api/news@page=1&size=20.en.json'],
    ['/api/about-us', 'en-GB,en;q=0.9', 'api/about-us.en.json'],
    ['/api/about-us', 'fr', 'api/about-us.zh.json'],
  ])('%s for %s is %s', async (url, language, file) => {
    const { status, headers, body } = await get(url, { 'Accept-Language': language });
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(headers.vary).toMatch(/Accept-Language/);
    expect(body.equals(exported(file))).toBe(true);
  });

  test.each([
    '/api/none',
    '/api/home/academic-lifes?q=lake',
    '/api/news?page=1&size=20&x=../../../../../etc/passwd',
    `/api/news?page=${'1'.repeat(300)}`,
  ])('%s is a problem that says what is missing', async (url) => {
    const { status, headers, body } = await get(url);
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 404, title: 'Not Found' });
  });
});

describe('what leads elsewhere', () => {
  test.each([
    ['/about', 302, '/about/about-us'],
    ['/people/faculty?lang=en', 302, '/people/faculty-fellows?lang=en'],
    ['/people/staffs%7D?lang=en', 302, '/people/staffs?lang=en'],
    ['/favicon.ico', 302, '/media/site/logo.svg'],
  ])('%s is answered with %s to %s', async (url, status, location) => {
    const answer = await get(url);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  const asset = /\/assets\/[\w.-]+\.js/.exec(exported('index.zh.html').toString())?.[0] ?? '';
  test.each([
    ['/people/staffs/', 301, '/people/staffs'],
    ['/people/staffs///?lang=en', 301, '/people/staffs?lang=en'],
    ['//people//staffs', 301, '/people/staffs'],
    ['//', 301, '/'],
    ['/people/', 301, '/people'],
    ['/people/faculty/', 301, '/people/faculty'],
    ['/people/staffs}/', 302, '/people/staffs'],
    ['//people/staffs/}', 302, '/people/staffs'],
    ['/People/staffs', 404, undefined],
    ['/ABOUT', 404, undefined],
    ['/%70eople/staffs', 200, undefined],
    ['/sitemap.xml/', 301, '/sitemap.xml'],
    ['//sitemap.xml', 301, '/sitemap.xml'],
    ['/about/news.atom/', 301, '/about/news.atom'],
    [`/${asset}`, 301, asset],
    [`${asset}/`, 404, undefined],
    [asset.replace('/assets/', '/assets//'), 404, undefined],
    [asset.replace('/assets/', '/assets/x%2f..%2f'), 404, undefined],
    ['/media/site//logo.svg', 404, undefined],
    ['/media/', 404, undefined],
    ['/api/about-us/', 404, undefined],
    ['/api//about-us', 404, undefined],
    ['/api/about-us}', 404, undefined],
  ])(
    '%s is answered with %s to %s, as from the site’s own server',
    async (url, status, location) => {
      const own = await (await server).fetch(new Request(ORIGIN + url, { redirect: 'manual' }));
      const answer = await get(url);
      const expected = [status, location];
      expect([own.status, own.headers.get('Location') ?? undefined]).toEqual(expected);
      expect([answer.status, answer.headers.location]).toEqual(expected);
    },
  );

  test.each([
    '//evil.example/',
    '/%2fevil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%0d%0aX-Y:z/',
  ])('%s never leads to another site', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-y']).toBeUndefined();
    expect(new URL(headers.location ?? '/', nginx.origin).origin).toBe(nginx.origin);
  });
});

describe('what is refused', () => {
  test.each([
    ['GET', '/nothing', 404],
    ['GET', '/people/staffs/index.zh.html', 404],
    ['GET', '/errors/404.zh.html', 404],
    ['GET', '/-/health', 404],
    ['GET', '/-/metrics', 404],
    ['GET', '/assets/none.js', 404],
    ['POST', '/', 405],
    ['DELETE', '/api/about-us', 405],
  ])('%s %s is %s, by a page of the site in the reader’s language', async (method, url, status) => {
    const answer = await get(url, { Cookie: 'lang=en' }, method);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body.toString()).toContain('<html lang="en">');
  });

  test('a body and a header beyond any use', async () => {
    const large = await ask(nginx.origin, '/', {
      method: 'POST',
      headers: {},
      body: 'x'.repeat(5000),
    });
    expect([405, 413]).toContain(large.status);
    const cookie = await get('/', { Cookie: `a=${'x'.repeat(40_000)}` });
    expect(cookie.status).toBe(400);
  });

  test.each(['/../nginx/static.conf', '/%zz'])('%s, which is no path', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(400);
    expect(body.toString()).toContain('<html lang="zh-CN">');
  });

  test('a flood from one IP address', async () => {
    const bounded = await startNginx({
      nginx: found,
      exported: EXPORTED,
      server: 'static.conf',
      rate: 1,
    });
    try {
      const statuses: number[] = [];
      // The bound lets a reader open many pages at once, and so a few hundred through.
      for (let sent = 0; sent < 600; sent += 1) {
        statuses.push((await ask(bounded.origin, '/', { method: 'HEAD' })).status);
      }
      expect([...new Set(statuses)]).toEqual([200, 429]);
      const { headers, body } = await ask(bounded.origin, '/people/staffs');
      expect(headers['retry-after']).toBe('1');
      expect(body.toString()).toContain('<html lang="zh-CN">');
      const asset = await ask(bounded.origin, '/media/site/logo.svg');
      expect(asset.status).toBe(200);
    } finally {
      await bounded.stop();
    }
  });
});

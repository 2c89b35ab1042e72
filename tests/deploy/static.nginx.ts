import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { EXPORTED } from './export-once.ts';
import { type FoundNginx, provideNginx } from './provide-nginx.ts';
import { type RunningNginx, startNginx } from './run-nginx.ts';

let found: FoundNginx;
let nginx: RunningNginx;
beforeAll(async () => {
  found = await provideNginx();
  nginx = await startNginx({ nginx: found, exported: EXPORTED, server: 'static.conf' });
});
afterAll(() => nginx.stop());

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  ask(nginx.origin, url, { headers, method });

const langOf = ({ body }: Answer) => /<html lang="([^"]*)"/.exec(body.toString())?.[1];
const exported = (file: string) => readFileSync(path.join(EXPORTED, 'site', file));

describe('pages', () => {
  test('each URL of the sitemap is answered in its language, and may be kept if asked for', async () => {
    const sitemap = exported('sitemap.xml').toString();
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(500);
    for (const url of urls) {
      const { pathname, search } = new URL(url);
      const answer = await get(pathname + search);
      const language = search === '' ? 'zh-CN' : 'en';
      const { headers } = answer;
      expect([url, answer.status, langOf(answer)]).toEqual([url, 200, language]);
      expect(headers['content-language']).toBe(language);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(answer.body.toString()).toContain(`<link rel="canonical" href="${url}">`);
    }
  });

  test.each([
    ['/', undefined, 'zh-CN', undefined],
    ['/', 'lang=en', 'en', undefined],
    ['/', 'other=1; lang=zh', 'zh-CN', undefined],
    ['/', 'lang=fr', 'en', undefined],
    ['/?lang=', 'lang=en', 'en', undefined],
    ['/?lang=en', undefined, 'en', 'lang=en; Path=/; SameSite=Lax'],
    ['/?lang=zh', 'lang=en', 'zh-CN', 'lang=zh; Path=/; SameSite=Lax'],
    ['/?lang=ZH', undefined, 'en', 'lang=en; Path=/; SameSite=Lax'],
    ['/?lang=x%0d%0aSet-Cookie:y', undefined, 'en', 'lang=en; Path=/; SameSite=Lax'],
  ])('%s with the cookie %s is in %s, and sets %s', async (url, cookie, language, stored) => {
    const answer = await get(url, cookie === undefined ? {} : { Cookie: cookie });
    expect(langOf(answer)).toBe(language);
    expect(answer.headers['set-cookie']?.join()).toBe(stored);
  });

  test.each([
    ['/about/news?page=2', 'about/news/index@page=2.zh.html'],
    ['/about/news?utm_source=x&page=3&lang=en', 'about/news/index@page=3.en.html'],
    ['/about/news?page=1', 'about/news/index.zh.html'],
    ['/about/news?page=99', 'about/news/index.zh.html'],
    ['/about/news?page=../../../x', 'about/news/index.zh.html'],
    ['/people/postdoctoral-fellows?tab=out', 'people/postdoctoral-fellows/index@tab=out.zh.html'],
    [
      '/people/postdoctoral-fellows?tab=out&page=2',
      'people/postdoctoral-fellows/index@tab=out@page=2.zh.html',
    ],
    [
      '/people/postdoctoral-fellows?page=9&tab=out',
      'people/postdoctoral-fellows/index@tab=out.zh.html',
    ],
    ['/search?q=lake', 'search/index@words.zh.html'],
    ['/search?tab=insights', 'search/index@tab=insights.zh.html'],
  ])('%s is %s', async (url, file) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(body.equals(exported(file))).toBe(true);
  });
});

describe('compressed forms', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding: %s a page comes as %s', async (accepted, encoding) => {
    const withoutBrotli = accepted?.includes('gzip') ? 'gzip' : undefined;
    const expected = encoding === 'br' && found.brotli === undefined ? withoutBrotli : encoding;
    const answer = await get('/', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(expected);
    expect(answer.headers.vary).toMatch(/Accept-Encoding/);
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''];
    const plain = open?.(answer.body) ?? answer.body;
    expect(plain.equals(exported('index.zh.html'))).toBe(true);
  });

  test('a HEAD request has the headers of a GET and no body', async () => {
    const { headers } = await get('/about/news', { 'Accept-Encoding': 'gzip' });
    const head = await get('/about/news', { 'Accept-Encoding': 'gzip' }, 'HEAD');
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    expect(head.body.byteLength).toBe(0);
  });
});

describe('validators', () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(exported('index.zh.html').toString())?.[0] ?? '';
  test.each(['/', '/about/news?page=2', '/api/about-us', '/sitemap.xml', asset])(
    'whoever has %s is told so',
    async (url) => {
      for (const accepted of ['gzip', 'identity']) {
        const headers = { 'Accept-Encoding': accepted };
        const { etag = '' } = (await get(url, headers)).headers;
        const again = await get(url, { ...headers, 'If-None-Match': etag });
        expect([again.status, again.body.byteLength]).toEqual([304, 0]);
        const changed = await get(url, { ...headers, 'If-None-Match': '"other"' });
        expect(changed.status).toBe(200);
      }
    },
  );

  test.each(['/', '/people/staffs', '/api/about-us'])(
    'each language and each encoding of %s has its own',
    async (url) => {
      const tags = new Set<string | undefined>();
      for (const language of ['zh', 'en']) {
        for (const encoding of ['gzip', 'identity']) {
          const headers = {
            Cookie: `lang=${language}`,
            'Accept-Language': language,
            'Accept-Encoding': encoding,
          };
          tags.add((await get(url, headers)).headers.etag);
        }
      }
      expect(tags.size).toBe(4);
    },
  );
});

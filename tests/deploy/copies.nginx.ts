import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { EXPORTED } from './export-once.ts';
import { provideNginx } from './provide-nginx.ts';
import { startReaders } from './readers.ts';
import { freePort, type RunningNginx, startNginx } from './run-nginx.ts';
import { type Copy, startCopy } from './start-copy.ts';

const URLS = ['/', '/people/staffs', '/about/news', '/people/faculty-fellows', '/search'];

let copies: Copy[] = [];
let nginx: RunningNginx;
beforeAll(async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  copies = await Promise.all(ports.map((port) => startCopy(port)));
  const program = await provideNginx();
  nginx = await startNginx({ nginx: program, exported: EXPORTED, server: 'proxy.conf', ports });
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.end('SIGKILL')));
  await nginx?.stop();
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  ask(nginx.origin, url, { headers, method });

describe('the cache before the copies', () => {
  test('answers a page that it has, and keeps languages and encodings apart', async () => {
    const ask4 = async () => {
      const bodies: string[] = [];
      for (const Cookie of ['lang=zh', 'lang=en']) {
        for (const encoding of ['gzip', 'identity']) {
          const answer = await get('/about/news?cached', { Cookie, 'Accept-Encoding': encoding });
          bodies.push(`${answer.headers['content-language']} ${answer.headers.etag}`);
          expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
          hits.push(answer.headers['x-cache']);
        }
      }
      return bodies;
    };
    const hits: unknown[] = [];
    const first = await ask4();
    expect(await ask4()).toEqual(first);
    expect(new Set(first).size).toBe(4);
    expect(hits.slice(0, 4)).toEqual(['MISS', 'MISS', 'MISS', 'MISS']);
    expect(hits.slice(4)).toEqual(['HIT', 'HIT', 'HIT', 'HIT']);
  });

  test('gives a reader’s cookie to nobody else', async () => {
    const asked = await get('/people/staffs?lang=en');
    expect(asked.headers['set-cookie']).toEqual(['lang=en; Path=/; SameSite=Lax']);
    const again = await get('/people/staffs?lang=en', { Cookie: 'lang=zh' });
    expect(again.headers['x-cache']).toBe('HIT');
    expect(again.headers['content-language']).toBe('en');
    const other = await get('/people/staffs');
    expect([other.headers['set-cookie'], other.headers['content-language']]).toEqual([
      undefined,
      'zh-CN',
    ]);
  });

  test('tells a reader who has the page so', async () => {
    const { etag = '' } = (await get('/people/staffs')).headers;
    const again = await get('/people/staffs', { 'If-None-Match': etag });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  });

  test.each([() => '/media/site/logo.svg', findAsset])(
    'keeps a file once, whatever the query and the reader’s language: %#',
    async (find) => {
      const file = await find();
      const first = await get(file);
      expect(first.status).toBe(200);
      for (const [query, Cookie] of [
        ['?1', ''],
        ['?2', 'lang=en'],
        ['?lang=en', 'lang=zh'],
      ] as const) {
        const again = await get(file + query, { Cookie });
        expect([again.status, again.headers['x-cache']]).toEqual([200, 'HIT']);
        expect(again.body.equals(first.body)).toBe(true);
      }
      // Another path that leads to it is none.
      const odd = file.replace(/^(\/[a-z]+)\//, '$1/x%2f..%2f');
      expect((await get(odd)).status).toBe(404);
    },
  );

  test('keeps the languages of answers apart', async () => {
    const tags = [];
    for (const language of ['zh', 'en', 'zh', 'en']) {
      const { headers } = await get('/api/about-us', { 'Accept-Language': language });
      tags.push(`${headers['content-language']} ${headers['x-cache']}`);
    }
    expect(tags.map((tag) => tag.split(' ')[0])).toEqual(['zh', 'en', 'zh', 'en']);
  });
});

test.each([
  ['GET', '/-/health', 404],
  ['GET', '/-/ready', 404],
  ['GET', '/-/metrics', 404],
  ['POST', '/', 405],
  ['POST', '/api/about-us', 405],
  ['GET', '/nothing', 404],
])('%s %s is answered with %s', async (method, url, status) => {
  expect((await get(url, {}, method)).status).toBe(status);
});

test('a copy that is killed takes no reader’s page with it', async () => {
  const readers = startReaders(nginx.origin, URLS);
  await readers.readOn(100);
  await copies[1]?.end('SIGKILL');
  await readers.readOn(300);
  const counts = await readers.stop();
  expect(Object.keys(counts)).toEqual(['200']);
  copies[1] = await startCopy(copies[1]?.port ?? 0);
});

test('a release is rolled in copy by copy while pages are read', async () => {
  const readers = startReaders(nginx.origin, URLS);
  await readers.readOn(50);
  for (const [index, copy] of copies.entries()) {
    await copy.end('SIGTERM');
    copies[index] = await startCopy(copy.port);
    await readers.readOn(50);
  }
  const counts = await readers.stop();
  expect(Object.keys(counts)).toEqual(['200']);
});

test('a file that only the new release has comes from a copy that has it', async () => {
  const servers = [200, 404, 404].map((status) =>
    createServer((_, response) => response.writeHead(status).end(`${status}`)).listen(
      0,
      '127.0.0.1',
    ),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const program = await provideNginx();
  const ports = servers.map(portOf);
  const mixed = await startNginx({
    nginx: program,
    exported: EXPORTED,
    server: 'proxy.conf',
    ports,
  });
  try {
    for (let index = 0; index < 6; index += 1) {
      expect((await ask(mixed.origin, `/assets/new-${index}.js`)).status).toBe(200);
    }
  } finally {
    await mixed.stop();
    for (const server of servers) server.close();
  }
});

test('where no copy is left, pages that were read are still there, and others are excused', async () => {
  await get('/about/contact-us');
  await Promise.all(copies.map((copy) => copy.end('SIGKILL')));
  const cached = () => get('/about/contact-us');
  await expect
    .poll(async () => (await cached()).headers['x-cache'], { timeout: 20_000 })
    .toMatch(/STALE|UPDATING/);
  expect((await cached()).status).toBe(200);
  const other = await get('/about/director-note', { Cookie: 'lang=en' });
  expect(other.status).toBe(502);
  expect(other.body.toString()).toContain('<html lang="en">');
  expect(other.headers['cache-control']).toBe('no-store');
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** A script of the site. */
async function findAsset(): Promise<string> {
  const { body } = await get('/');
  return /\/assets\/[\w.-]+\.js/.exec(body.toString())?.[0] ?? '';
}

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from '../../src/node/server/site-server.ts';
import { ask } from './ask.ts';
import { EXPORTED, ROOT } from './export-once.ts';
import { provideNginx } from './provide-nginx.ts';
import { freePort, type RunningNginx, startNginx } from './run-nginx.ts';
import { type Copy, startCopy } from './start-copy.ts';

/** What a backend in trouble does with a call. */
const TROUBLES = {
  'ends connections': (response: ServerResponse) => response.destroy(),
  'answers 500': (response: ServerResponse) => response.writeHead(500).end(),
  'answers 503': (response: ServerResponse) => response.writeHead(503).end(),
  'never answers': () => undefined,
} as const;
const PAGE = '/people/staffs';
const ANSWER = '/api/peoples/staffs';

let trouble: keyof typeof TROUBLES | undefined;
let nginx: RunningNginx;
let copies: Copy[] = [];
const backend = createServer(async (request, response) => {
  if (trouble !== undefined) return void TROUBLES[trouble](response);
  const language = request.headers['accept-language'] ?? '';
  const answer = await (await content).fetch(
    new Request(`http://backend.test${request.url}`, { headers: { 'Accept-Language': language } }),
  );
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(await answer.text());
});
const content = createSiteServer(ROOT, { apiOrigin: undefined });

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const ports = [await freePort(), await freePort()];
  copies = await Promise.all(ports.map((port) => startCopy(port, origin)));
  const program = await provideNginx();
  nginx = await startNginx({ nginx: program, exported: EXPORTED, server: 'proxy.conf', ports });
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.end('SIGKILL')));
  await nginx?.stop();
  backend.closeAllConnections();
  backend.close();
});
afterEach(() => {
  trouble = undefined;
});

test.each(Object.keys(TROUBLES) as (keyof typeof TROUBLES)[])(
  'readers do not notice a backend that %s',
  async (name) => {
    const before = {
      page: await ask(nginx.origin, `${PAGE}?${encodeURIComponent(name)}`),
      answer: await ask(nginx.origin, `${ANSWER}?${encodeURIComponent(name)}`),
    };
    expect([before.page.status, before.answer.status]).toEqual([200, 200]);
    trouble = name;
    for (const [kind, url] of [
      ['page', PAGE],
      ['answer', ANSWER],
    ] as const) {
      const again = () => ask(nginx.origin, `${url}?${encodeURIComponent(name)}`);
      // Until what the cache has is too old to be sent without asking.
      await expect
        .poll(async () => (await again()).headers['x-cache'], { timeout: 20_000 })
        .not.toBe('HIT');
      for (let visit = 0; visit < 5; visit += 1) {
        const answer = await again();
        expect([kind, answer.status]).toEqual([kind, 200]);
        expect(answer.body.equals(before[kind].body)).toBe(true);
      }
    }
  },
);

test('what nobody has read before is excused, and comes once the backend is back', async () => {
  trouble = 'ends connections';
  const failed = await ask(nginx.origin, '/about/contact-us?first');
  expect(failed.status).toBe(503);
  expect(failed.headers['cache-control']).toBe('no-store');
  trouble = undefined;
  await expect
    .poll(async () => (await ask(nginx.origin, '/about/contact-us?first')).status, {
      timeout: 20_000,
    })
    .toBe(200);
});

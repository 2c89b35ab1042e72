import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  type Caller,
  createForwarder,
  type ForwardLimits,
} from '../../../src/node/server/edge/forward.ts';
import { startBackend, startSmallServer } from './small-server.ts';

const HEAD = 'Host: site.example\r\nConnection: close\r\n\r\n';

describe('a backend', () => {
  it.each([
    ['/api/words', '/api/words'],
    ['/api//other.example/x', '/api//other.example/x'],
    ['/api/@other.example', '/api/@other.example'],
    ['/api/%2f%2fother.example', '/api/%2f%2fother.example'],
    ['/api/\\other.example', undefined],
    ['/api/..//other.example/', undefined],
    ['//other.example/api/x', undefined],
    ['http://other.example/api/x', '/api/x'],
    ['http://127.0.0.1:1/api/x', '/api/x'],
    ['/api/x?url=http://other.example', '/api/x?url=http://other.example'],
    ['/api/%2e%2e/%2e%2e/secret', undefined],
  ])('is the only one that is asked: %s', async (target, expected) => {
    const asked: string[] = [];
    const apiOrigin = await startBackend((request, response) => {
      if (request.url !== '/api/words' || target === '/api/words') asked.push(request.url ?? '');
      response.end('{}');
    });
    const { send } = await startSmallServer({ apiOrigin });
    await send(`GET ${target} HTTP/1.1\r\n${HEAD}`);
    expect(asked).toEqual(expected === undefined ? [] : [expected]);
  });

  it('is told nothing of the reader, and nothing of its connection is passed back', async () => {
    let asked = {};
    const apiOrigin = await startBackend(({ headers }, response) => {
      asked = headers;
      response.writeHead(200, {
        Connection: 'X-Hop',
        'X-Hop': '1',
        'Keep-Alive': 'timeout=99',
        'Set-Cookie': 'a=b',
        Upgrade: 'h2c',
        'X-Total': '7',
      });
      response.end('{}');
    });
    const { origin } = await startSmallServer({ apiOrigin });
    const headers = { Cookie: 'a=b', Authorization: 'x', 'X-Forwarded-For': 'y', Referer: 'z' };
    const answer = await fetch(`${origin}/api/words`, { headers });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer']) {
      expect(asked).not.toHaveProperty(name);
    }
    for (const name of ['x-hop', 'set-cookie', 'upgrade']) {
      expect(answer.headers.get(name)).toBeNull();
    }
    expect(answer.headers.get('x-total')).toBe('7');
  });

  it.each([
    ['does not answer in time', 0, 504],
    ['says that its answer is too large', 2000, 500],
  ])('that %s is given up', async (_, length, status) => {
    const origin = await startBackend((_request, response) => {
      if (length > 0) response.writeHead(200, { 'Content-Length': length }).end('x'.repeat(length));
    });
    const forward = forwarderTo(origin, { time: 200 });
    expect((await forward(new Request('http://a/api/x'))).status).toBe(status);
  });

  it('whose answer does not end is given up', async () => {
    const origin = await startBackend((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(100)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const forward = forwarderTo(origin, {});
    const answer = await forward(new Request('http://a/api/x'));
    await expect(answer.text()).rejects.toThrow('more than 1000 bytes');
  });

  it('is asked no more than it can take at a time', async () => {
    const origin = await startBackend((_request, response) => {
      setTimeout(() => response.end('{}'), 100);
    });
    const forward = forwarderTo(origin, { atOnce: 2, ofReaders: 2 });
    const ask = async () => {
      const answer = await forward(new Request('http://a/api/x'));
      await answer.text();
      return answer.status;
    };
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 503]);
    expect(await ask()).toBe(200);
  });

  it('is asked no more while answers drip, and pages are asked for whatever readers hold', async () => {
    const dripping = new Set<ServerResponse>();
    const origin = await startBackend((_request, response) => {
      response.write('{');
      dripping.add(response);
    });
    const forward = forwarderTo(origin, { atOnce: 4, ofReaders: 3 });
    const ask = (caller?: Caller) => forward(new Request('http://a/api/x'), caller);
    const held = [await ask(), await ask(), await ask()];
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask()).status).toBe(503);
    const page = await ask('page');
    expect([page.status, (await ask('page')).status]).toEqual([200, 503]);
    // A reader who leaves makes room, and so does an answer that comes to its end.
    await held[0]?.body?.cancel();
    await vi.waitFor(async () => {
      const answer = await ask();
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    });
    for (const response of dripping) response.end('}');
    expect(await held[1]?.text()).toBe('{}');
    expect(await page.text()).toBe('{}');
  });

  it.each([
    ['is larger than may be', 'x'.repeat(1001)],
    ['breaks off', undefined],
  ])('whose answer %s holds no place after that', async (_, sent) => {
    const origin = await startBackend((_request, response) => {
      response.write(sent ?? '{');
      if (sent === undefined) setTimeout(() => response.destroy(), 10);
    });
    const forward = forwarderTo(origin, { atOnce: 1, ofReaders: 1 });
    for (let count = 0; count < 3; count += 1) {
      const answer = await forward(new Request('http://a/api/x'));
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    }
  });

  it('that is away is answered for with 502, and such calls hold no place', async () => {
    const forward = forwarderTo(await closedOrigin(), { atOnce: 1, ofReaders: 1 });
    for (let count = 0; count < 3; count += 1) {
      expect((await forward(new Request('http://a/api/x'))).status).toBe(502);
    }
  });

  it('is not blamed for being late by a reader who has left', async () => {
    const reader = new AbortController();
    const origin = await startBackend(() => reader.abort());
    const forward = forwarderTo(origin, {});
    const answer = await forward(new Request('http://a/api/x', { signal: reader.signal }));
    expect(answer.status).toBe(502);
  });
});

describe('a page of a backend', () => {
  it('ends the calls that it was not rendered with', async () => {
    const late = Promise.withResolvers<void>();
    const ended = vi.fn();
    const apiOrigin = await startBackend(async (request, response) => {
      if (request.url === '/api/late') {
        response.on('close', ended);
        late.resolve();
      } else {
        await late.promise;
        response.end('word');
      }
    });
    const { origin } = await startSmallServer({ apiOrigin });
    expect((await fetch(`${origin}/pages/hurried`)).status).toBe(200);
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 3000);
  });

  it('is sent as it was while the backend fails, and anew when it is back', async () => {
    let word = 'first';
    const apiOrigin = await startBackend((_request, response) => {
      if (word === '') response.writeHead(500);
      response.end(word);
    });
    const freshness = { fresh: 20, stale: 20, onError: 60_000 };
    const { origin, log } = await startSmallServer({ apiOrigin, freshness });
    const show = async () => {
      await wait(50);
      const answer = await fetch(`${origin}/pages/one`);
      return [answer.status, /zh (\w*)</.exec(await answer.text())?.[1]];
    };
    expect(await show()).toEqual([200, 'first']);
    word = '';
    expect(await show()).toEqual([200, 'first']);
    expect(log()).toContain('/pages/one zh is sent as it was 0 s ago: it is answered with 503');
    word = 'second';
    expect(await show()).toEqual([200, 'second']);
    word = 'gone';
    expect(await show()).toEqual([404, 'gone']);
  });

  it('that could never be had says so, and is not kept', async () => {
    const { origin } = await startSmallServer({ apiOrigin: await closedOrigin() });
    const { status, headers } = await fetch(`${origin}/pages/one`);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(headers.get('retry-after')).toBe('30');
  });
});

function forwarderTo(origin: string, limits: Partial<ForwardLimits>) {
  return createForwarder({
    origin,
    base: '/api',
    path: '/api',
    headers: { language: 'Accept-Language', paging: [], added: new Headers() },
    limits: { time: 5000, size: 1000, atOnce: 5, ofReaders: 5, ...limits },
  });
}

/** An origin at which nothing listens any more. */
async function closedOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

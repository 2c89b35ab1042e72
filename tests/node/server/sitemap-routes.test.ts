import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createSharedLoad } from '../../../src/node/server/pages/shared-load.ts';
import { startBackend, startSmallServer } from './small-server.ts';

/** More pages in two languages than one sitemap may have. */
const MANY = 25_001;
const countOf = (xml: string) => xml.split('<loc>').length - 1;

async function startCountingBackend() {
  const backend = { answer: String(MANY), asked: 0 };
  const apiOrigin = await startBackend((_request, response) => {
    backend.asked += 1;
    if (backend.answer === '') response.writeHead(500);
    response.end(backend.answer);
  });
  return { backend, apiOrigin };
}

describe('the sitemap', () => {
  it('is read once for all of its parts', async () => {
    const { backend, apiOrigin } = await startCountingBackend();
    const { origin } = await startSmallServer({ apiOrigin });
    const paths = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'];
    const seen: (readonly [number, number])[] = [];
    for (const path of paths) {
      const answer = await fetch(origin + path);
      seen.push([answer.status, countOf(await answer.text())]);
    }
    expect(seen).toEqual([
      [200, 2],
      [200, 50_000],
      [200, 2],
      [404, 0],
    ]);
    expect(backend.asked).toBe(1);
  });

  it('is the last whole one while the backend fails, and says so in the log', async () => {
    const { backend, apiOrigin } = await startCountingBackend();
    backend.answer = '3';
    const freshness = { fresh: 0, stale: 0, onError: 60_000 };
    const { origin, log } = await startSmallServer({ apiOrigin, freshness });
    const read = async () => {
      const answer = await fetch(`${origin}/sitemap.xml`);
      return [answer.status, countOf(await answer.text())];
    };
    expect(await read()).toEqual([200, 6]);
    backend.answer = '';
    expect(await read()).toEqual([200, 6]);
    expect(log()).toContain('The sitemap could not be read; the last whole one is used on');
    backend.answer = '4';
    expect(await read()).toEqual([200, 8]);
  });

  it('is not there where it never could be read, and comes back', async () => {
    const { backend, apiOrigin } = await startCountingBackend();
    backend.answer = '';
    const { origin } = await startSmallServer({ apiOrigin });
    for (const path of ['/sitemap.xml', '/sitemap-1.xml']) {
      const { status, headers } = await fetch(origin + path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '30',
        'no-store',
      ]);
    }
    backend.answer = '3';
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(200);
  });
});

describe('a reading that is shared', () => {
  const freshness = { fresh: 10, stale: 10, onError: 100 };

  it('is made once for all who ask at a time, and anew when it is old', async () => {
    let time = 0;
    const read = vi.fn(async () => {
      await wait(1);
      return time;
    });
    const load = createSharedLoad({ read, freshness, warn: vi.fn(), now: () => time });
    expect(await Promise.all([load.get(), load.get()])).toEqual([0, 0]);
    time = 9;
    expect(await load.get()).toBe(0);
    time = 15;
    expect(await load.get()).toBe(0);
    await vi.waitFor(async () => expect(await load.get()).toBe(15));
    time = 40;
    expect(await load.get()).toBe(40);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is used on where the next fails, for as long as that is better than nothing', async () => {
    let time = 0;
    const read = vi.fn(async () => {
      if (time > 0) throw new Error('away');
      return 'whole';
    });
    const load = createSharedLoad({ read, freshness, warn: vi.fn(), now: () => time });
    await load.get();
    time = 50;
    expect(await load.get()).toBe('whole');
    time = 55;
    expect(await load.get()).toBe('whole');
    expect(read).toHaveBeenCalledTimes(2);
    time = 101;
    await expect(load.get()).rejects.toThrow('away');
  });
});

import { describe, expect, it } from 'vitest';
import { FOR_READERS, startSlowSite } from './slow-backend.ts';

const ask = (url: string, init: RequestInit = {}) => fetch(url, { ...init, headers: FOR_READERS });

/** Reads an answer until it has a text; the rest can be read on. */
async function readUntil(response: Response, text: string) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  while (!read.includes(text)) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) throw new Error(`The answer ended without ${text}: ${read}`);
    read += value;
  }
  return {
    read,
    readRest: async () => {
      let rest = '';
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return rest;
        rest += value;
      }
    },
  };
}

describe('a page that waits for its backend', () => {
  it.each(['br', 'gzip', 'identity'])('is sent in two parts, as %s', async (encoding) => {
    const { origin, answer } = await startSlowSite();
    const response = await fetch(`${origin}/pages/slow`, {
      headers: { ...FOR_READERS, 'Accept-Encoding': encoding },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('link')).toBeNull();
    expect(response.headers.get('etag')).toBeNull();
    const { read, readRest } = await readUntil(response, '</main>');
    expect(read).toMatch(
      /<html lang="zh-CN" data-ahead>.*<body><link rel="preload" href="\/a\.png"><header>Menu<\/header><main><i>Skeleton<\/i><\/main><template><footer>Footer<\/footer><\/template><template>.*id="site-snapshot"/s,
    );
    expect(read).not.toContain('noindex');
    await answer('word');
    const rest = await readRest();
    expect(rest).toMatch(
      /^<script type="application\/ld\+json">.*"word".*<\/script><link rel="preload" href="\/图\.png"><main><p>word<\/p>.*<\/main><footer>Footer<\/footer>/s,
    );
    expect(rest).not.toContain('<title>');
    expect(rest).toContain('id="site-snapshot"');
    expect(rest).toMatch(/<\/html>\s*$/);
  });

  it('is cached as a whole for those who come next', async () => {
    const { origin, answer, calls } = await startSlowSite();
    const first = await ask(`${origin}/pages/slow`);
    await answer('word');
    await first.text();
    const next = await ask(`${origin}/pages/slow`);
    const html = await next.text();
    expect([next.status, calls()]).toEqual([200, 1]);
    expect(next.headers.get('cache-control')).toContain('public');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html.match(/<main>/g)).toHaveLength(1);
    expect(html).not.toContain('Skeleton');
  });

  it('is rendered once for all who wait', async () => {
    const { origin, answer, calls } = await startSlowSite();
    const all = await Promise.all([1, 2, 3].map(() => ask(`${origin}/pages/slow`)));
    await answer('word');
    for (const response of all) {
      expect(await response.text()).toMatch(/<i>Skeleton<\/i><\/main>.*<p>word<\/p>/s);
    }
    expect(calls()).toBe(1);
  });

  it('ends as its skeleton where its menus are others by then', async () => {
    const { origin, answer } = await startSlowSite();
    const response = await ask(`${origin}/pages/slow`);
    await answer('changed');
    const html = await response.text();
    expect(html).toMatch(
      /<\/template><meta name="robots" content="noindex"><footer>Footer<\/footer>/,
    );
    expect(html).not.toContain('changed');
    expect(html).toMatch(/<\/html>\s*$/);
  });

  it('says that it failed, and is not to be listed, where the backend does', async () => {
    const { origin, answer } = await startSlowSite();
    const response = await ask(`${origin}/pages/slow`);
    const { readRest } = await readUntil(response, '</main>');
    await answer(500);
    expect(await readRest()).toMatch(
      /^<meta name="robots" content="noindex"><link [^>]*><main><p>Failed<\/p><\/main>/,
    );
  });

  it.each([
    ['it fails', 'broken'],
    ['it leads elsewhere', 'moved'],
  ])('ends as its skeleton where %s', async (_, word) => {
    const { origin, answer } = await startSlowSite();
    const response = await ask(`${origin}/pages/slow`);
    await answer(word);
    const html = await response.text();
    expect(html).toMatch(
      /<\/template><meta name="robots" content="noindex"><footer>Footer<\/footer>/,
    );
    expect(html).toMatch(/<\/html>\s*$/);
  });

  it('has a skeleton of its own, and is sent to everyone in the language that its URL names', async () => {
    const { origin, answer } = await startSlowSite();
    const paths = ['/pages/slow', '/pages/slow?lang=en'];
    const responses = await Promise.all(paths.map((path) => ask(origin + path)));
    await answer('word');
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ headers }) => headers.get('vary'))).toEqual([
      'Cookie, Accept-Encoding',
      'Accept-Encoding',
    ]);
    expect(texts[0]).toMatch(/<html lang="zh-CN" data-ahead>.*<p>word<\/p>/s);
    expect(texts[1]).toMatch(/<html lang="en" data-ahead>.*<p>word<\/p>/s);
  });

  it.each([
    ['leads elsewhere', '/pages/slow-moved'],
    ['is not there', '/pages/slow-gone'],
    ['waits for nothing', '/pages/slow-whole'],
    ['has no main element', '/pages/slow-bare'],
  ])('is sent as a whole where what there is ahead %s', async (_, path) => {
    const { origin, answer } = await startSlowSite();
    const asking = ask(origin + path, { redirect: 'manual' });
    // It is asked ahead of its data after a quarter of a second.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await answer('word');
    const response = await asking;
    expect([response.status, response.headers.get('etag')]).toEqual([200, expect.any(String)]);
    expect(await response.text()).toMatch(/<html lang="zh-CN">.*<p>word<\/p>/s);
  });

  it('is another one for who comes after the first has failed', async () => {
    const { origin, answer } = await startSlowSite();
    const failing = await ask(`${origin}/pages/slow`);
    await answer(500);
    expect(await failing.text()).toContain('<p>Failed</p>');
    const again = await ask(`${origin}/pages/slow`);
    await answer('word');
    expect(await again.text()).toMatch(/<i>Skeleton<\/i><\/main>.*<main><p>word<\/p>/s);
  });

  it('is given up when all who waited for it have left', async () => {
    const { origin, left } = await startSlowSite();
    const leaving = new AbortController();
    const response = await ask(`${origin}/pages/slow`, { signal: leaving.signal });
    await readUntil(response, '</main>');
    leaving.abort();
    await expect.poll(() => left).toHaveLength(1);
  });

  it('is sent as a whole where it comes within a moment', async () => {
    const { origin, answer } = await startSlowSite();
    const [response] = await Promise.all([ask(`${origin}/pages/slow`), answer('word')]);
    expect(await response.text()).not.toContain('Skeleton');
    expect(response.headers.get('etag')).not.toBeNull();
  });

  it.each([
    ['a search, which is not cached', '/pages/slow-search', 'GET', 200, 'Skeleton'],
    ['a detail, which may not be there', '/pages/slow/1', 'GET', 503, 'Late'],
  ])('%s', async (_, path, method, status, text) => {
    const { origin, answer } = await startSlowSite();
    const response = await ask(origin + path, { method });
    expect(response.status).toBe(status);
    const reading = readUntil(response, text);
    await answer('word');
    const { read, readRest } = await reading;
    const html = read + (await readRest());
    expect(html.includes('<p>word</p>')).toBe(status === 200);
  });

  it('that is a detail is rendered on for those who come next', async () => {
    const { origin, answer, calls } = await startSlowSite();
    const late = await ask(`${origin}/pages/slow/1`);
    expect([late.status, late.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await late.text();
    await answer('word');
    const next = await ask(`${origin}/pages/slow/1`);
    expect([next.status, calls()]).toEqual([200, 1]);
    expect(await next.text()).toContain('<p>word</p>');
  });

  it('is not begun for who asks for its headers alone', async () => {
    const { origin, answer } = await startSlowSite();
    const asking = fetch(`${origin}/pages/slow`, { method: 'HEAD' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await answer('word');
    const { status, headers } = await asking;
    expect([status, headers.get('cache-control')?.startsWith('public')]).toEqual([200, true]);
  });
});

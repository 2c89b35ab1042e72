import { hash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readMetrics } from '../../load/server-metrics.ts';
import { startSmallServer } from './small-server.ts';

type Headers = Readonly<Record<string, string>>;

const cachedPages = async (origin: string) =>
  Number(/^page_cache_pages (\d+)$/m.exec(await readMetrics(origin))?.[1]);

describe('pages that look the same are one', () => {
  it.each<[string, string, Headers, string]>([
    ['a parameter that nothing reads', '/pages/one?utm=1', {}, '/pages/one zh'],
    ['many of them', '/pages/one?a=1&b=2&page=2&c', {}, '/pages/one?page=2 zh'],
    ['an unknown language', '/pages/one?lang=xx', {}, '/pages/one?lang=en en'],
    ['another unknown language', '/pages/one?lang=__proto__', {}, '/pages/one?lang=en en'],
    ['an unknown language in the cookie', '/pages/one', { Cookie: 'lang=xx' }, '/pages/one en'],
    ['a cookie of others', '/pages/one', { Cookie: 'id=lang=en; a=b' }, '/pages/one zh'],
    ['a language that readers prefer', '/pages/one', { 'Accept-Language': 'en' }, '/pages/one zh'],
    ['another host before this one', '/pages/one', { 'X-Forwarded-Host': 'a.b' }, '/pages/one zh'],
    ['another protocol', '/pages/one', { 'X-Forwarded-Proto': 'https' }, '/pages/one zh'],
    ['another URL', '/pages/one', { 'X-Original-URL': '/two' }, '/pages/one zh'],
  ])('whatever the request says: %s', async (_, target, headers, shown) => {
    const { origin } = await startSmallServer();
    for (let count = 0; count < 5; count += 1) {
      const answer = await fetch(`${origin}${target}${target.includes('?') ? `&x=${count}` : ''}`, {
        headers,
      });
      const html = await answer.text();
      expect(html).toContain(`<p>${shown} `);
      expect(html).toContain(`<link rel="canonical" href="${origin}/pages/one">`);
    }
    expect(await cachedPages(origin)).toBe(1);
  });

  it.each([
    ['the site’s own origin', 'https://www.site.example', 'https://www.site.example'],
    ['the host that was asked, where none is set', undefined, 'http://asked.example'],
  ])('absolute URLs begin with %s', async (_, siteOrigin, expected) => {
    const { send } = await startSmallServer({ siteOrigin });
    for (const target of ['/pages/one', '/sitemap.xml', '/robots.txt']) {
      const request = `GET ${target} HTTP/1.1\r\nHost: asked.example\r\nConnection: close\r\n\r\n`;
      await send(request.replace('asked.', 'other.'));
      const answer = await send(request);
      expect(answer).toContain(expected);
      expect(answer).not.toContain('other.example');
    }
  });

  it('whoever runs a site behind TLS is told once that its origin is not set', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    for (const [siteOrigin, times] of [
      [undefined, 1],
      ['https://www.site.example', 0],
    ] as const) {
      const { origin, log } = await startSmallServer({ siteOrigin });
      await fetch(`${origin}/pages/one`);
      expect(log()).not.toContain('SITE_ORIGIN');
      for (const path of ['/pages/one', '/sitemap.xml']) await fetch(origin + path, { headers });
      expect(log().split('SITE_ORIGIN is not set')).toHaveLength(times + 1);
    }
  });

  it('in a language that the URL names, whatever language readers have chosen', async () => {
    const { origin } = await startSmallServer();
    for (const language of ['zh', 'en']) {
      const headers = { Cookie: `lang=${language}` };
      const answer = await fetch(`${origin}/pages/one?lang=en`, { headers });
      expect(await answer.text()).toContain('<p>/pages/one?lang=en en ');
    }
    expect(await cachedPages(origin)).toBe(1);
  });

  it('for who asks for its headers alone, too', async () => {
    const { origin } = await startSmallServer();
    const [head, whole] = [
      await fetch(`${origin}/pages/one?utm=1`, { method: 'HEAD' }),
      await fetch(`${origin}/pages/one`),
    ];
    expect([head.status, await head.text(), whole.status]).toEqual([200, '', 200]);
    for (const name of ['etag', 'cache-control', 'content-type', 'vary', 'link']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(await cachedPages(origin)).toBe(1);
  });

  it.each(['/pages/search?q=1', '/pages/dated-search?q=1'])(
    'searches are rendered for whoever asks, and drive nothing out: %s',
    async (target) => {
      const { origin } = await startSmallServer();
      await (await fetch(origin + target)).text();
      expect(await cachedPages(origin)).toBe(0);
    },
  );
});

describe('a page is rendered', () => {
  it.each([
    ['anew on the next day, where it shows which items are past', '/pages/dated', 2],
    ['once, where it does not', '/pages/one', 1],
  ])('%s', async (_, path, pages) => {
    vi.useFakeTimers({ now: new Date('2026-05-04T23:59:59Z'), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { origin } = await startSmallServer();
    await (await fetch(origin + path)).text();
    vi.setSystemTime(new Date('2026-05-05T00:00:00Z'));
    await (await fetch(origin + path)).text();
    expect(await cachedPages(origin)).toBe(pages);
  });
});

describe('the answer with a page', () => {
  it.each([
    ['/pages/one', 200, 'public, max-age=0, s-maxage=5, stale-while-revalidate=30', 'Cookie, A'],
    ['/pages/one?lang=en', 200, 'public, max-age=0, s-maxage=5', 'Accept-Encoding'],
    ['/none', 404, 'no-cache', 'Cookie, Accept-Encoding'],
  ])('%s says for how long, and for whom', async (target, status, cacheControl, vary) => {
    const { origin } = await startSmallServer();
    const { headers, status: answered } = await fetch(origin + target);
    expect(answered).toBe(status);
    expect(headers.get('cache-control')).toMatch(new RegExp(`^${cacheControl}`));
    expect(headers.get('vary')).toMatch(new RegExp(`^${vary}`));
  });

  it('is short for whoever has the page, in each encoding', async () => {
    const { origin } = await startSmallServer();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const ask = (headers: Headers) =>
        fetch(`${origin}/pages/one`, { headers: { 'Accept-Encoding': encoding, ...headers } });
      const first = await ask({});
      const tag = first.headers.get('etag') ?? '';
      expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await first.text()).toContain('/pages/one zh');
      const again = await ask({ 'If-None-Match': tag });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
      expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  it('keeps the language that the URL names', async () => {
    const { origin } = await startSmallServer();
    for (const _ of ['rendered', 'kept']) {
      const { headers } = await fetch(`${origin}/pages/one?lang=en%0d%0aX:y`);
      expect(headers.getSetCookie()).toEqual(['lang=en; Path=/; SameSite=Lax']);
      expect((await fetch(`${origin}/pages/one`)).headers.getSetCookie()).toEqual([]);
    }
  });

  it('brings the stylesheet of all pages along, and lets it in', async () => {
    const { origin } = await startSmallServer();
    const answer = await fetch(`${origin}/pages/one`);
    expect(await answer.text()).toContain('<style>a{color:red}</style></head>');
    expect(answer.headers.get('link')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain(
      `'sha256-${hash('sha256', 'a{color:red}', 'base64')}'`,
    );
  });

  it('lets in other servers on the pages that show them', async () => {
    const { origin } = await startSmallServer();
    const { headers } = await fetch(`${origin}/pages/one`);
    expect(headers.get('content-security-policy')).toContain('frame-src https://maps.example');
    const none = await fetch(`${origin}/none`);
    expect(none.headers.get('content-security-policy')).not.toContain('frame-src');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { readBuild } from '../../../src/node/server/pages/build-output.ts';
import { createErrorPages } from '../../../src/node/server/pages/error-pages.ts';
import { Overload } from '../../../src/node/server/pages/render-queue.ts';
import type { SiteServer } from '../../../src/node/server/running-site.ts';
import { createSiteServer } from '../../../src/node/server/site-server.ts';
import { startSmallServer, writeBuiltSite } from './small-server.ts';

const ORIGIN = 'http://site.example';

/** A site that has more to render than it can. */
async function overload(): Promise<SiteServer> {
  const site = await createSiteServer(writeBuiltSite(), { apiOrigin: undefined });
  vi.spyOn(site.queue, 'run').mockRejectedValue(new Overload(2));
  return site;
}

const READERS: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
  ['nothing', '', {}, 'zh-CN'],
  ['English before', '', { Cookie: 'lang=en' }, 'en'],
  ['English by the URL', '?lang=en', { Cookie: 'lang=zh' }, 'en'],
  ['Chinese by the URL', '?lang=zh', { Cookie: 'lang=en' }, 'zh-CN'],
  ['what is no language', '?lang=xx', {}, 'en'],
];

describe('a site with too much to do', () => {
  it.each(READERS)('says so by a page to who chose %s', async (_, query, headers, language) => {
    const { fetch } = await overload();
    const answer = await fetch(new Request(`${ORIGIN}/pages/one${query}`, { headers }));
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=utf-8',
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-language': language,
      'cache-control': 'no-store',
      'retry-after': '2',
      connection: 'close',
      'x-content-type-options': 'nosniff',
    });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<h1>Failure 503</h1>');
    // It stands at any URL, where the browser renders the page by itself.
    expect(html).toContain('id="site-snapshot"></script>');
    expect(html).not.toMatch(/canonical|hreflang|site\.invalid/);
  });

  it.each(['br', 'gzip', 'identity'])('has the page at hand as %s', async (encoding) => {
    const pages = await createErrorPages(await readBuild(writeBuiltSite()));
    const headers = { 'Accept-Encoding': encoding };
    const answer = pages.answer(new Request(`${ORIGIN}/pages/one`, { headers }), 503, 2);
    // Nothing is waited for, so nothing is rendered or compressed.
    if (!(answer instanceof Response)) throw new Error('it is not there yet');
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  });

  it.each(['/sitemap.xml'])('says so in plain words at %s', async (path) => {
    const { fetch } = await overload();
    const answer = await fetch(new Request(ORIGIN + path));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'text/plain; charset=utf-8',
    ]);
  });
});

it.each(READERS)('a mistake is told by a page to who chose %s', async (_, query, headers, tag) => {
  const { origin, log } = await startSmallServer();
  const answer = await fetch(`${origin}/broken${query}`, { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  // Nobody knows when it will be fixed.
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(await answer.text()).toMatch(new RegExp(`<html lang="${tag}">[^]*<h1>Failure 500</h1>`));
  expect(log()).toContain('a mistake in');
});

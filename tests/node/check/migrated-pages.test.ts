import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderedPage, ServerEntry } from '../../../src/core/server-entry.ts';
import { siteConfig } from '../../../src/node/build/index.ts';
import { createApiSources } from '../../../src/node/server/edge/api-sources.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { copySiteBefore, migrate } from './copy-site-before.ts';

const ORIGIN = 'http://site.example';

/** Builds a migrated copy of a site for the server, and gives what renders its pages on two servers. */
async function buildMigrated(name: string) {
  const root = copySiteBefore(name);
  await migrate(root);
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  // Built as it is deployed, not as it is tested.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await build(siteConfig({ root, target: 'server' }));
  const file = pathToFileURL(path.join(root, 'dist/server/entry-server.mjs')).href;
  const entry: ServerEntry = await import(file);
  const { site, backends } = entry;
  const api = createApiSources(root, { site, backends, origins: new Map(), variables: {} });
  return {
    render: createPages(entry, async (input, init) => api.fetch(new Request(input, init))),
    /** Pages of a further server in this process, which every call fails to answer. */
    renderAlone: createPages(entry, async () => new Response(null, { status: 404 })),
  };
}

/** What renders pages as one server does. */
function createPages(entry: ServerEntry, fetch: typeof globalThis.fetch) {
  const render = entry.createRender();
  return async (url: string): Promise<RenderedPage> => {
    const page = await render({
      url: new URL(url, ORIGIN),
      method: 'GET',
      storedLanguage: 'en',
      fetch,
      origin: ORIGIN,
      isContentFixed: true,
    });
    if (page.kind !== 'page') throw new Error(`${url} leads to ${page.location}`);
    return page;
  };
}

/** The words of a page's HTML. */
function wordsOf({ html }: RenderedPage): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the pages of a migrated site show what they showed, by its own renderers and in its footer', async () => {
  const { render } = await buildMigrated('full');
  const home = await render('/');
  expect(wordsOf(home)).toContain('The office is closed on Monday. The house opens');
  expect(wordsOf(home)).toContain(
    'A house by the water. The city Follow us Friendly links The library',
  );
  expect(home.html).toContain('alt="QR code of our WeChat account"');
  expect(wordsOf(home)).toContain('© Heron House ICP 00000000 PSR 00000000');
  const chronicle = await render('/about/chronicle');
  expect(chronicle.html).toMatch(/<ol[^>]*><li[^>]*>.*<time[^>]*>2026-03-05<\/time>/);
  const news = await render('/about/reports/opening');
  expect(news.html).toMatch(/<h1[^>]*>.*2026.*<\/h1>/);
  expect(news.html).toContain('<blockquote><p>The house opens</p><footer>The director</footer>');
});

test('the page of a small migrated site is there, and two servers in one process share no answer', async () => {
  const { render, renderAlone } = await buildMigrated('minimal');
  const home = await render('/');
  expect(home.status).toBe(200);
  expect(wordsOf(home)).toContain('© Small Barn');
  expect(wordsOf(await renderAlone('/'))).not.toContain('© Small Barn');
});

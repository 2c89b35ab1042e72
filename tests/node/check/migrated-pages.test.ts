import { expect, onTestFinished, test } from 'vitest';
import type { RenderedPage, ServerEntry } from '../../../src/core/server-entry.ts';
import { startDevelopment } from '../../../src/node/build/index.ts';
import { copySiteBefore, migrate } from './copy-site-before.ts';

/** Serves a migrated copy of a site, and gives what renders its pages as a server does. */
async function renderMigrated(name: string): Promise<(path: string) => Promise<RenderedPage>> {
  const root = copySiteBefore(name);
  await migrate(root);
  const server = await startDevelopment(root, { host: '127.0.0.1', port: 0, isStrict: false });
  onTestFinished(() => server.close());
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const module = await server.ssrLoadModule('/src/app/entry-server.tsx');
  const render: unknown = module.render;
  if (typeof render !== 'function') throw new Error('the server entry renders nothing');
  return async (path) => {
    const request: Parameters<ServerEntry['render']>[0] = {
      url: new URL(path, origin),
      method: 'GET',
      storedLanguage: 'en',
      fetch,
      origin,
      isContentFixed: false,
    };
    return render(request);
  };
}

/** The words of a page's HTML. */
function wordsOf({ html }: RenderedPage): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the pages of a migrated site show what they showed, by its own renderers and in its footer', async () => {
  const render = await renderMigrated('full');
  const home = await render('/');
  expect(wordsOf(home)).toContain('The office is closed on Monday. The house opens');
  expect(wordsOf(home)).toContain(
    'A house by the water. The city Follow us Friendly links The library',
  );
  expect(home.html).toContain('alt="QR code of our WeChat account"');
  expect(wordsOf(home)).toContain('© Heron House ICP 00000000 PSR 00000000');
  const chronicle = await render('/about/chronicle');
  expect(chronicle.html).toMatch(/<ol[^>]*><li[^>]*>.*<time[^>]*>2026-03-05<\/time>/);
  const news = await render('/about/news/opening');
  expect(news.html).toMatch(/<h1[^>]*>.*2026.*<\/h1>/);
  expect(news.html).toContain('<blockquote><p>The house opens</p><footer>The director</footer>');
});

test('the page of a small migrated site is there', async () => {
  const render = await renderMigrated('minimal');
  const home = await render('/');
  expect(home.status).toBe(200);
  expect(wordsOf(home)).toContain('© Small Barn');
});

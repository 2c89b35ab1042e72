import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { sitePlugin } from '../../../src/node/site-plugin/index.ts';
import { writeSite } from '../compiler/small-site.ts';

test('a page from before that asks for modules of a broken site is no further error', async () => {
  const root = writeSite({ 'site.json': '{ "name": ' });
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [sitePlugin(root)],
  });
  onTestFinished(() => server.close());
  for (const name of ['virtual:site', 'virtual:site/route-table']) {
    const module = await server.transformRequest(name);
    expect(module?.code).toContain('The site cannot be shown yet');
  }
  expect(await server.transformRequest('virtual:site/theme.css')).not.toBeNull();
});

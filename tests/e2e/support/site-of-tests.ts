import path from 'node:path';
import { type RunningServer, spawnServer } from '../../bench/spawn-server.ts';
import { callColophon } from '../../node/docs/guide-site.ts';
import { PROJECT } from './project-copy.ts';
import { test as base } from './test.ts';

/** One of the sites of `tests/sites`, built and served. */
export function testOfSite(name: string) {
  return base.extend<object, { readonly server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
      async ({}, use) => {
        const root = path.join(PROJECT, 'tests/sites', name);
        await callColophon(root, ['build']);
        const server = await spawnServer(root, '', PROJECT);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 400_000 },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
}

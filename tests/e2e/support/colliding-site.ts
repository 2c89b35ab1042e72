import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, spawnServer } from '../../bench/spawn-server.ts';
import { runWell } from './grown-site.ts';
import { makeGardenCopy, PROJECT } from './project-copy.ts';
import { test as base } from './test.ts';

const PLANTS = 'manifests/plants';

/**
 * A site in which a plant's page, `/plants/:id`, matches the paths of all lists of plants too. Its
 * manifest comes before theirs, so that whoever takes the first match finds it everywhere.
 */
export const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = makeGardenCopy();
      try {
        collide(path.join(project.root, PLANTS));
        await runWell(project, 'check');
        await runWell(project, 'build');
        const server = await spawnServer(project.root, '', PROJECT);
        await use(server);
        await server.stop();
      } finally {
        project.remove();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

function collide(folder: string): void {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const detail = JSON.parse(read('tree.json'));
  const anyPlant = { ...detail, route: '/plants/:id', aliases: undefined };
  writeFileSync(path.join(folder, 'any-plant.json'), `${JSON.stringify(anyPlant, null, 2)}\n`);
  const list = read('trees.json').replace('/plants/tree/{id}', '/plants/{id}');
  writeFileSync(path.join(folder, 'trees.json'), list);
}

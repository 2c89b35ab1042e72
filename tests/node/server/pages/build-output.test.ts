import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBuild } from '../../../../src/node/server/pages/build-output.ts';
import { writeBuiltSite } from '../small-server.ts';

const MANIFEST = {
  'index.html': { file: 'assets/site.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_tiles.js': { file: 'assets/tiles.js' },
  'renderers/layouts/grid/index.tsx': {
    file: 'assets/grid.js',
    imports: ['_shared.js', '_tiles.js'],
  },
  'renderers/frames/tabs/index.tsx': { file: 'assets/tabs.js', imports: ['_tiles.js'] },
  'virtual:site/texts/en': { file: 'assets/en.js' },
  'src/react/lists/index.ts': { file: 'assets/lists.js' },
};

test.each([
  [false, ['grid', 'tiles', 'tabs', 'en']],
  [true, ['grid', 'tiles', 'tabs', 'en', 'lists']],
])('a page loads each chunk of its own once; with its lists: %s', async (hasLists, names) => {
  const root = writeBuiltSite();
  writeFileSync(path.join(root, 'dist/client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  const { modulesOf } = await readBuild(root);
  expect(modulesOf({ layouts: ['grid'], frames: ['tabs'] }, 'en', hasLists)).toEqual(
    names.map((name) => `/assets/${name}.js`),
  );
});

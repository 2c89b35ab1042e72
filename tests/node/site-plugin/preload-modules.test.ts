import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { dropPackageMaps } from '../../../src/node/build/lean-packages.ts';
import { printPreloads } from '../../../src/node/site-plugin/preload-modules.ts';

/** A development server of some files. */
async function serve(files: Readonly<Record<string, string>>, plugins: readonly Plugin[] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'preload-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  return server;
}

test('a page names all that it begins with once that is known, and not what it may load later', async () => {
  const server = await serve({
    'src/app/entry-client.tsx': "import './parts'; import('./later');",
    'src/app/parts.ts': "export { deep } from './deep';",
    'src/app/deep.ts': 'export const deep = 1;',
    'src/app/later.ts': 'export const later = 1;',
  });
  const { client } = server.environments;
  expect(linkedBy(await printPreloads(server))).toEqual(['/src/app/entry-client.tsx']);
  for (const name of ['entry-client.tsx', 'parts.ts', 'deep.ts', 'later.ts']) {
    await client.transformRequest(`/src/app/${name}`);
  }
  expect(linkedBy(await printPreloads(server))).toEqual([
    '/src/app/entry-client.tsx',
    '/src/app/parts.ts',
    '/src/app/deep.ts',
  ]);
});

test('it names what it asks for as it starts, too, and what stands in the place of modules', async () => {
  const server = await serve({
    'src/app/entry-client.tsx': '',
    'src/app/browser-data.ts': "import './calls';",
    'src/app/calls.ts': 'export const calls = 1;',
    'built.js': "import '/src/app/calls.ts';",
    'page.ts': 'export const page = 1;',
  });
  const { client } = server.environments;
  for (const name of ['src/app/browser-data.ts', 'src/app/calls.ts', 'built.js', 'page.ts']) {
    await client.transformRequest(`/${name}`);
  }
  expect(linkedBy(await printPreloads(server, ['/page.ts', '/unknown.ts']))).toEqual([
    '/src/app/entry-client.tsx',
    '/src/app/browser-data.ts',
    '/page.ts',
    '/src/app/calls.ts',
  ]);
  const urls = new Map([['/src/app/entry-client.tsx', '/built.js']]);
  expect(linkedBy(await printPreloads(server, [], urls))).toEqual([
    '/built.js',
    '/src/app/browser-data.ts',
    '/src/app/calls.ts',
  ]);
});

test('packages that are bundled ahead come without their maps, and all else has its own', async () => {
  const code = "export { b } from './b.js';";
  // As the bundler reads a package and, beside it, its map.
  const withMap: Plugin = {
    name: 'with-map',
    load: () => ({ code, map: { version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' } }),
  };
  const packages = 'node_modules/.vite/deps';
  const files = { [`${packages}/a.js`]: code, [`${packages}/b.js`]: '', 'a.js': code, 'b.js': '' };
  const { environments } = await serve(files, [withMap, dropPackageMaps]);
  const mapOf = async (url: string) => {
    const map = (await environments.client.transformRequest(url))?.map;
    return map && 'mappings' in map ? map.mappings : '';
  };
  expect(await mapOf(`/${packages}/a.js`)).toBe('');
  expect(await mapOf('/a.js')).not.toBe('');
});

function linkedBy(html: string): (string | undefined)[] {
  return [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, url]) => url);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { ENGINE } from '../site-folder/index.ts';

const OUT = 'dist/node';
const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(ENGINE, 'package.json'), 'utf8'),
);

/**
 * Files beside a module are read where its source stands: only code is built, and what is data is not
 * there twice.
 */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.dirname' },
    handler(code, id) {
      const folder = path.relative(path.join(ENGINE, OUT), path.dirname(id)).replaceAll('\\', '/');
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`);
    },
  },
};

/**
 * What the commands alone need, built into them with what it needs itself: a site would install four
 * times the bytes, in a thousand files.
 */
export const BUILT_IN: readonly string[] = [
  '@hono/node-server',
  'culori',
  'hono',
  'markdown-it',
  'prom-client',
  'yaml',
];

/** The other dependencies of the package, which a site installs. */
export function isInstalled(name: string): boolean {
  return !BUILT_IN.includes(name);
}

/**
 * How the commands become JavaScript, for every version of Node that package.json names. What they
 * need of others stays in node_modules, as dependencies, but for what is built in.
 */
export const COMMANDS_CONFIG: InlineConfig = {
  configFile: false,
  root: ENGINE,
  logLevel: 'warn',
  plugins: [keepFolders],
  ssr: { noExternal: true, external: Object.keys(dependencies).filter(isInstalled) },
  build: {
    ssr: true,
    license: { fileName: 'licenses.md' },
    outDir: OUT,
    target: 'node22.12',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { colophon: path.join(ENGINE, 'src/node/cli/colophon.ts') },
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

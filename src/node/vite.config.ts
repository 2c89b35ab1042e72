import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = 'dist/node';

/**
 * Files beside a module are read where its source stands: only code is built, and what is data is not
 * there twice.
 */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.dirname' },
    handler(code, id) {
      const folder = path.relative(path.join(ROOT, OUT), path.dirname(id)).replaceAll('\\', '/');
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`);
    },
  },
};

/**
 * The commands as JavaScript, for every version of Node that package.json names. What they need of
 * others stays in node_modules, as dependencies.
 */
export default defineConfig({
  root: ROOT,
  plugins: [keepFolders],
  build: {
    ssr: true,
    outDir: OUT,
    target: 'node22.12',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { colophon: path.join(ROOT, 'src/node/cli/colophon.ts') },
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

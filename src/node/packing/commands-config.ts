import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { ENGINE } from '../site-folder/index.ts';

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
      const folder = path.relative(path.join(ENGINE, OUT), path.dirname(id)).replaceAll('\\', '/');
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`);
    },
  },
};

/**
 * How the commands become JavaScript, for every version of Node that package.json names. What they
 * need of others stays in node_modules, as dependencies.
 */
export const COMMANDS_CONFIG: InlineConfig = {
  configFile: false,
  root: ENGINE,
  logLevel: 'warn',
  plugins: [keepFolders],
  build: {
    ssr: true,
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

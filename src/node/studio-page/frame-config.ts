import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { ENGINE } from '../site-folder/index.ts';
import {
  FRAME_BUILD,
  FRAME_FILES,
  FRAME_STYLE,
  type FrameBuild,
  HOT_CONTEXT,
} from './frame-build.ts';

/** Modules of the engine that those of a site import, beside what a page begins with. */
const IMPORTED = ['src/react/index.ts', 'src/react/lists/index.ts'];
/** After them in what has all that they export: they are no entries themselves, so that a page loads what it uses of them. */
const DOOR = '?door';
const ENTRY = 'src/app/entry-client.tsx';

/**
 * How the application is built that pages in the studio's frame run: the engine's modules in a few files, in
 * place of some hundreds that the browser would ask for. It is in development like them. What is the site's
 * own, packages and styles are imported as ever.
 */
export const FRAME_CONFIG: InlineConfig = {
  configFile: false,
  root: ENGINE,
  mode: 'development',
  publicDir: false,
  cacheDir: path.join(ENGINE, 'node_modules/.vite/frame'),
  logLevel: 'warn',
  plugins: [leaveOut(), listFiles()],
  // What is said of each element for developers names files of the machine that builds.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: path.join(ENGINE, FRAME_BUILD),
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    lib: {
      entry: [ENTRY, ...IMPORTED.map((file) => file + DOOR)],
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** Leaves out what the development server adds: the site, packages, styles, and what makes modules new. */
function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.endsWith(DOOR)) return id;
      if (importer === undefined) return undefined;
      if (id.endsWith('.css') && id.startsWith('.')) {
        const file = path.relative(ENGINE, path.resolve(path.dirname(importer), id));
        return { id: FRAME_STYLE + file.split(path.sep).join('/'), external: true };
      }
      return /^[./\0]/.test(id) ? undefined : { id, external: true };
    },
    load: (id) =>
      id.endsWith(DOOR) ? `export * from ${JSON.stringify(id.slice(0, -DOOR.length))};` : undefined,
    transform: {
      filter: { code: 'import.meta.hot' },
      handler: (code) => ({ code: code.replaceAll('import.meta.hot', HOT_CONTEXT), map: null }),
    },
  };
}

/** Writes down which file has which module. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const modules: Record<string, string> = {};
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk' || chunk.facadeModuleId == null) continue;
          const file = path.relative(ENGINE, chunk.facadeModuleId.replace(DOOR, ''));
          modules[`/${file.split(path.sep).join('/')}`] = name;
        }
        const build: FrameBuild = {
          entry: `/${ENTRY}`,
          imported: IMPORTED.map((file) => `/${file}`),
          modules,
        };
        this.emitFile({ type: 'asset', fileName: FRAME_FILES, source: JSON.stringify(build) });
      },
    },
  };
}

import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import {
  BASELINE_TARGETS,
  checkBaseline,
  compressFiles,
  sitePlugin,
} from './src/node/site-plugin/index.ts';

const require = createRequire(import.meta.url);
/** The tests that render into a document. */
const DOM = '{renderers,tests/react,tests/renderers}/**/*.test.tsx';
const PACKAGES = path.join(import.meta.dirname, 'node_modules');
/** The router's package leads to its development build; the one for production lies beside it. */
const ROUTER = path.join(PACKAGES, 'react-router/dist/production');
/** Servers would be given a CommonJS form, which looks every name up in three tables. */
const ROUTER_DOM = path.join(PACKAGES, 'react-router-dom/dist/index.mjs');

/**
 * Lets the router's components that no page uses fall away: a name given for developers' tools and
 * a call that nobody has declared pure keep what they belong to.
 */
function dropUnusedComponents(): Plugin {
  const unused: [what: RegExp, then: string][] = [
    [/^\w+\.displayName = .*;$/gm, ''],
    [/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '],
  ];
  const found = new Set<RegExp>();
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) =>
        unused.reduce((text, [what, then]) => {
          const changed = text.replace(what, then);
          if (changed !== text) found.add(what);
          return changed;
        }, code),
    },
    buildEnd(error) {
      const missed = unused.find(([what]) => !found.has(what));
      if (error === undefined && missed !== undefined) {
        this.error(`react-router has nothing like ${missed[0]} any more; look what it has instead`);
      }
    },
  };
}

/**
 * Gives modules the names of React as variables of their own: a CommonJS module's are looked up
 * through getters each time, of which a page needs thousands.
 */
const nameReactOnce: Plugin = {
  name: 'name-react-once',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime)?$/ },
    handler: (id, importer, { kind }) =>
      importer === undefined || kind === 'require-call' ? undefined : `\0named:${id}`,
  },
  load: {
    filter: { id: /^\0named:/ },
    handler(id) {
      const name = id.slice('\0named:'.length);
      const names = Object.keys(require(name)).filter((key) => !key.startsWith('__'));
      return [
        `import whole from ${JSON.stringify(require.resolve(name))};`,
        'export default whole;',
        // As a call that is declared pure, so that the ones nobody uses fall away.
        ...names.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`),
      ].join('\n');
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: process.env.VITEST
    ? []
    : [
        sitePlugin(import.meta.dirname),
        nameReactOnce,
        react(),
        dropUnusedComponents(),
        checkBaseline,
        compressFiles(),
      ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router-dom$/, replacement: ROUTER_DOM },
            { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
          ]
        : [],
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // All of it is smaller than the headers of its parts would be.
    cssCodeSplit: false,
    target: isSsrBuild ? 'es2023' : BASELINE_TARGETS,
    // Half a percent smaller, compressed, than what the bundler's own comes to.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // The list of what each chunk imports would be in the way of every first load; the server
      // names the first page's, and links are followed ahead of a click.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => file.endsWith('.css')) : dependencies,
    },
    rolldownOptions: {
      // It warns of what minifying takes.
      checks: { bundlerTimings: false },
      output: {
        // What every page needs at first comes in one piece, what most lists share in another: cut
        // into several they compress worse, and each has its headers.
        codeSplitting: isSsrBuild || {
          groups: [
            { name: 'site', tags: ['$initial'] },
            {
              name: 'tiles',
              test: /src\/react\/parts\/(?:picture|columns)\.|long-list\.|renderers\/shared\/tile/,
            },
          ],
        },
      },
    },
  },
  // Node sets no mode by itself, and development React is half as fast.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: true },
  test: {
    // The default leaves one core to an editor.
    maxWorkers: '100%',
    // Compiling whole sites takes its time where two cores do everything.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Commands that tests start are compiled once.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, '.cache/compiled') },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{tests,renderers}/**/*.test.{ts,tsx}'], exclude: [DOM] },
      },
      // Reading React and Fluent takes longer than these tests do: they share it.
      {
        extends: true,
        test: {
          name: 'dom',
          include: [DOM],
          isolate: false,
          setupFiles: 'tests/react/clean-up.ts',
        },
      },
    ],
  },
}));

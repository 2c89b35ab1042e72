import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, searchForWorkspaceRoot } from 'vite';
import { BASELINE_TARGETS } from '../baseline/index.ts';
import { ENGINE } from '../site-folder/index.ts';
import {
  checkBaseline,
  compressFiles,
  frameApplication,
  sitePlugin,
} from '../site-plugin/index.ts';
import { dropUnusedMethods } from './drop-unused-methods.ts';
import {
  copyRouter,
  dropPackageMaps,
  dropUnusedComponents,
  importPlainly,
  leanFiles,
  nameReactOnce,
} from './lean-packages.ts';

/** The name by which renderers import what the engine has for them. */
const OWN_NAME = { find: /^colophon$/, replacement: path.join(ENGINE, 'src/react/index.ts') };
/** The components of Fluent that the engine uses, as they are packed with it. */
const PACKED_FLUENT = {
  find: /^@fluentui\/react-components$/,
  replacement: path.join(ENGINE, 'dist/vendor/_virtual/_virtual_fluent.js'),
};
/** Whether the engine is a package that a site has installed, and not its own repository. */
const IS_INSTALLED = ENGINE.split(path.sep).includes('node_modules');

/** What i18next tells developers, in development. */
const DEVELOPERS_CALLS = ['warn', 'log', 'once', 'deprecate'].map((name) => `this.logger.${name}`);

/** Vite's configuration for a site. */
export interface SiteConfig {
  /** The site's folder. */
  readonly root: string;
  /** What is made: a server to develop the site with, or the files for browsers or for the server. */
  readonly target: 'development' | 'client' | 'server';
}

/**
 * Vite's configuration for a site. Its root is the engine's folder, which has the document and the
 * application; what is built is the site's.
 */
export function siteConfig({ root, target }: SiteConfig): InlineConfig {
  const isServer = target === 'server';
  return {
    configFile: false,
    root: ENGINE,
    publicDir: false,
    cacheDir: path.join(root, 'node_modules/.vite'),
    logLevel: target === 'development' ? 'info' : 'warn',
    plugins: [
      frameApplication,
      sitePlugin(root),
      nameReactOnce,
      copyRouter(),
      importPlainly,
      react(),
      dropPackageMaps,
      dropUnusedComponents(),
      dropUnusedMethods(),
      checkBaseline(root),
      compressFiles(),
    ],
    server: { fs: { allow: [ENGINE, root, searchForWorkspaceRoot(root)] } },
    resolve: {
      alias: [
        OWN_NAME,
        ...(IS_INSTALLED ? [PACKED_FLUENT] : []),
        ...(target === 'development' ? [] : leanFiles()),
      ],
      // A site's own renderers and the engine's have one of each.
      dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'react-i18next'],
    },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: {
      outDir: path.join(root, isServer ? 'dist/server' : 'dist/client'),
      ssr: isServer ? path.join(ENGINE, 'src/app/entry-server.tsx') : false,
      manifest: !isServer,
      // All of it is smaller than the headers of its parts would be.
      cssCodeSplit: false,
      target: isServer ? 'es2023' : BASELINE_TARGETS,
      // Half a percent smaller, compressed, than what the bundler's own comes to.
      minify: isServer ? false : 'terser',
      terserOptions: {
        module: true,
        compress: { passes: 3, pure_funcs: DEVELOPERS_CALLS },
        // Browsers compile a function in parentheses with its file, and React's packages are some.
        format: { wrap_func_args: true },
      },
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
          // Whatever the package.json of the site says modules are.
          ...(isServer && {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'assets/[name]-[hash].mjs',
          }),
          // What every page needs at first comes in one piece, what most lists share in another: cut
          // into several they compress worse, and each has its headers.
          codeSplitting: isServer || {
            groups: [
              { name: 'site', tags: ['$initial'] },
              // What the reader's first interaction asks for.
              { name: 'navigating', test: /src\/app\/navigating-router\.|state\/prefetch\./ },
              {
                name: 'tiles',
                test: /src\/react\/parts\/(?:picture|columns|blocks)\.|long-list\.|renderers\/shared\/tile/,
              },
              // Both are asked for together, and name the site's pages.
              { name: 'route-table', test: /virtual:site\/(?:route-table|pages)$/ },
            ],
          },
        },
      },
    },
    // Node sets no mode by itself, and development React is half as fast.
    define: isServer ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    ssr: { noExternal: true },
    // Bundled ahead, a site's own renderers would have other contexts than the pages around them.
    optimizeDeps: { exclude: ['colophon'] },
  };
}

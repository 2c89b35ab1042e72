import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sitePlugin } from './src/node/site-plugin/site-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: process.env.VITEST ? [] : [sitePlugin(import.meta.dirname), react()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2023',
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
      output: {
        // What every page needs at first comes in one piece, what most lists share in another: cut
        // into several they compress worse, and each has its headers.
        codeSplitting: isSsrBuild || {
          groups: [
            { name: 'site', tags: ['$initial'] },
            {
              name: 'tiles',
              test: /src\/react\/parts\/(?:picture|columns)\.|renderers\/layouts\/tile/,
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
    include: ['tests/**/*.test.{ts,tsx}'],
    // Compiling whole sites takes its time where two cores do everything.
    testTimeout: 30_000,
  },
}));

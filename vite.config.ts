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
    // What every page needs at first comes in one piece: cut into several it compresses worse.
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } } },
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

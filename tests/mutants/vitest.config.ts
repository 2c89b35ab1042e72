import path from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** How Stryker runs unit tests: those that `MUTANT_TESTS` names, with a document where `MUTANT_DOM` is set. */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { colophon: path.join(ROOT, 'src/react/index.ts') } },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  test: {
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]'),
    setupFiles: process.env.MUTANT_DOM === undefined ? [] : ['tests/react/clean-up.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});

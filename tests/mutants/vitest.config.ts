import path from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = path.resolve(import.meta.dirname, '../..');

const PATTERNS: readonly string[] = JSON.parse(process.env.MUTANT_TESTS ?? '[]');

/** A module of Node that a test replaces is another one only where no test before has loaded what imports it. */
const REPLACES_MODULES = PATTERNS.some((pattern) => pattern.startsWith('tests/node/'));

/** How Stryker runs unit tests: those that `MUTANT_TESTS` names, the ones in `.tsx` with a document. */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { colophon: path.join(ROOT, 'src/react/index.ts') } },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: REPLACES_MODULES,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [...PATTERNS], exclude: ['**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [...PATTERNS],
          exclude: ['**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: 'tests/react/clean-up.ts',
        },
      },
    ],
  },
});

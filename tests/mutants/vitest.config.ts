import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = path.resolve(import.meta.dirname, '../..');

const PATTERNS: readonly string[] = JSON.parse(process.env.MUTANT_TESTS ?? '[]');

/**
 * Those that put modules of their own in place of others: that works only where no test before has loaded
 * what imports them.
 */
const REPLACING = globSync(PATTERNS, { cwd: ROOT })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('vi.mock('));

/** How Stryker runs unit tests: those that `MUTANT_TESTS` names, the ones in `.tsx` with a document. */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { colophon: path.join(ROOT, 'src/react/index.ts') } },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [...PATTERNS], exclude: ['**/*.test.tsx', ...REPLACING] },
      },
      {
        extends: true,
        test: { name: 'alone', include: REPLACING, isolate: true },
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

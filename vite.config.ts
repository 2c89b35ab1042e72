import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests that share a process with no other file: some put modules of their own in place of others, one
 * measures what pages cost, which the memory of others would add to.
 */
const ALONE = [
  'tests/node/server/static-files.test.ts',
  'tests/node/test-generator/expected-bibtex.test.ts',
  'tests/node/test-generator/same-list.test.ts',
  'tests/node/test-generator/sorted-rows.test.ts',
  'tests/node/test-generator/written-content.test.ts',
  'tests/fuzz/long-answers.test.ts',
];
/** What sites show of the repository by links, which is there already. */
const LINKED = 'tests/sites/*/media/**';
/** The tests that render renderers and pages into a document. */
const DOM = '{renderers,tests/react,tests/renderers,tests/app}/**/*.test.tsx';
/** Those of the studio do the same. */
const STUDIO = 'tests/studio/**/*.test.tsx';
const INTO_DOCUMENT = { environment: 'happy-dom', setupFiles: 'tests/react/clean-up.ts' } as const;

/** How the tests are run; how a site is built stands in src/node/build. */
export default defineConfig({
  resolve: {
    alias: { colophon: path.join(import.meta.dirname, 'src/react/index.ts') },
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  test: {
    // The default leaves one core to an editor.
    maxWorkers: '100%',
    // Compiling whole sites takes its time where two cores do everything.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Commands that tests start are compiled once.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, '.cache/compiled') },
    // Reading the compiler, or React and Fluent, takes longer than most tests do: files share what was
    // read, and leave nothing changed behind them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests,renderers}/**/*.test.{ts,tsx}'],
          exclude: [DOM, STUDIO, ...ALONE, LINKED],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, isolate: true },
      },
      { extends: true, test: { name: 'dom', include: [DOM], ...INTO_DOCUMENT } },
      { extends: true, test: { name: 'studio', include: [STUDIO], ...INTO_DOCUMENT } },
    ],
  },
});

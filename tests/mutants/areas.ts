import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A part of the engine, and the unit tests that are to notice its mutants. */
interface Area {
  readonly folder: string;
  readonly tests: readonly string[];
}

const DOM_TESTS = ['tests/react/**/*.test.{ts,tsx}', 'renderers/**/*.test.{ts,tsx}'];

/** Those that start the command see no mutant: a process of its own has none. */
const CHECK_TESTS = 'tests/node/check/!(*-command|fix-files|watch-folders).test.ts';

const AREAS: readonly Area[] = [
  {
    folder: 'src/core',
    // What the allow-list lets through is tested with the sanitiser that reads it.
    // Loading the whole application for each mutant would take longer than all others do.
    tests: [
      'tests/{core,studio}/**/*.test.ts',
      'tests/app/**/!(render-site).test.ts',
      'tests/hostile/*.test.ts',
    ],
  },
  { folder: 'src/react', tests: DOM_TESTS },
  { folder: 'renderers', tests: [...DOM_TESTS, 'tests/renderers/**/*.test.{ts,tsx}'] },
  {
    folder: 'src/app',
    // What the development server sends is shown in pages that run.
    tests: [
      'tests/app/**/*.test.{ts,tsx}',
      'tests/react/edits.test.tsx',
      'tests/hostile/*.test.ts',
    ],
  },
  { folder: 'src/node/server', tests: ['tests/node/server/**/*.test.ts'] },
  {
    folder: 'src/node/content',
    // Others of the check read a whole site for each mistake: a mutant would take minutes.
    tests: [
      'tests/node/{content,content-api}/**/*.test.ts',
      'tests/node/check/{markdown-mistakes,unread-content}.test.ts',
    ],
  },
  {
    folder: 'src/node/content-api',
    tests: [
      'tests/node/content-api/**/*.test.ts',
      'tests/node/content/{documents,markdown-fields}.test.ts',
    ],
  },
  {
    folder: 'src/node/compiler',
    tests: ['tests/node/compiler/**/*.test.ts', CHECK_TESTS],
  },
];

/**
 * Files without anything that a unit test is to see: types, what is written by a command, lines of the generated suite,
 * what the reference says of findings, of which it is a copy, and the lists of renderers, whose globs are read by the bundler.
 */
const WITHOUT_MUTANTS =
  /(?:-model|manifest-types|findings\/[a-z]+-findings)\.ts$|\.d\.ts$|\.test\.tsx?$|\/(?:expect(?:-[a-z]+)?|suite)\.ts$|^renderers\/(?:formats\/index|index|files)\.ts$/;

/** A folder that is tried by itself, so that a run which was broken off goes on with the next one. */
export interface Group {
  readonly name: string;
  /** Its files, below the root. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/**
 * The folders of all areas: those right in an area with all below them, and its own files.
 *
 * @param only folders or files below the root, which choose what lies in them; none for all
 * @param isWhole whether an area is one group, with all of its folders
 */
export function findGroups(only: readonly string[], isWhole = false): Group[] {
  return AREAS.flatMap(({ folder, tests }) => {
    const patterns = isWhole ? [[folder, '**/*.{ts,tsx}'] as const] : findFolders(folder);
    return patterns.flatMap(([name, pattern]) => {
      const files = globSync(`${name}/${pattern}`, { cwd: ROOT })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => !WITHOUT_MUTANTS.test(file) && isChosen(file, only))
        .sort();
      return files.length === 0 ? [] : [{ name, files, tests }];
    });
  });
}

/** The folders right in an area, and itself, with what chooses files in each. */
function findFolders(area: string): (readonly [string, string])[] {
  const entries = readdirSync(path.join(ROOT, area), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [
    ...folders.sort().map((name) => [`${area}/${name}`, '**/*.{ts,tsx}'] as const),
    [area, '*.{ts,tsx}'],
  ];
}

function isChosen(file: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((name) => file === name || file.startsWith(`${name}/`));
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Group, ROOT } from './areas.ts';
import { IGNORER, PLACES_VARIABLE } from './ignore-nested.ts';
import { LINKS } from './links.ts';
import { readReport, reportFolder, type TriedMutant } from './read-report.ts';

/** What no test of the engine needs beside its code, and is large. */
const LEFT_OUT = [
  ...Object.keys(LINKS),
  'dist',
  '.cache',
  '.colophon',
  '.github',
  'tests/sites/*/dist',
  'tests/sites/*/.colophon',
  'tests/generated',
];

export interface StrykerRun {
  /** Files, or places in them. */
  readonly mutate: readonly string[];
  readonly concurrency: number;
  /** Whether what an earlier run has found of code and tests that are as they were is taken over. */
  readonly isIncremental: boolean;
  /** Whether mutants of what runs as a module is loaded are left out: each takes all tests. */
  readonly ignoresStatic?: boolean;
}

/** Tries the mutants of a group against its unit tests, and leaves reports in its folder. */
export async function runStryker(group: Group, run: StrykerRun): Promise<TriedMutant[]> {
  const folder = reportFolder(run.isIncremental ? group.name : `sample.${group.name}`);
  mkdirSync(folder, { recursive: true });
  process.env.MUTANT_TESTS = JSON.stringify(group.tests);
  // A sample chooses places; whole files have none.
  const places = run.mutate.flatMap((place) => /:(\d+:\d+-\d+:\d+)$/.exec(place)?.[1] ?? []);
  process.env[PLACES_VARIABLE] = JSON.stringify(places);
  const report = path.join(folder, 'report.json');
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'ignore-nested.ts')],
    ignorers: [IGNORER],
    vitest: {
      configFile: 'tests/mutants/vitest.config.ts',
      // A test that has the bundler load the application imports none of its files by itself.
      related: !group.name.startsWith('src/app'),
    },
    mutate: [...run.mutate],
    ignorePatterns: LEFT_OUT,
    buildCommand: 'node tests/mutants/link-folders.ts',
    coverageAnalysis: 'perTest',
    ignoreStatic: run.ignoresStatic ?? false,
    // The compiler's tests take some minutes where each file has its own modules.
    dryRunTimeoutMinutes: 30,
    concurrency: run.concurrency,
    incremental: run.isIncremental,
    incrementalFile: path.join(folder, 'incremental.json'),
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: path.join(folder, 'report.html') },
    tempDirName: path.join(ROOT, `.cache/mutants/sandbox-${process.pid}`),
    // Stryker adjusts it by the API of a TypeScript that is no longer; nothing here needs that.
    tsconfigFile: 'none',
    // Nothing checks types there; a line more at a file's beginning is one more to tests that read the file.
    disableTypeChecks: false,
    allowEmpty: true,
  }).runMutationTest();
  return readReport(report);
}

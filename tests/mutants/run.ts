import { parseArgs } from 'node:util';
import { formatTable } from '../bench/print-table.ts';
import { findGroups, type Group } from './areas.ts';
import { type Score, scoreOf, type TriedMutant } from './read-report.ts';
import { runStryker } from './run-stryker.ts';
import { samplePlaces } from './sample-mutants.ts';
import { writeSummary } from './summary.ts';

// `npm run test:mutants -- --only src/core/lists` changes the engine's code in one small thing at a time,
// and asks whether a unit test fails. Without `--only`, all folders are tried, one after the other: what an
// earlier run has found stays. `--sample 40 --seed 1` tries some places, and ends with 1 where one survives.
// `--whole` takes the folders of an area as one, so that a sample of all of it begins only once.
// `--ignore-static` leaves out what runs when a module is loaded: all tests are run for each mutant of that.

/** Survivors of a folder that are printed; its report names all. */
const SHOWN = 30;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    whole: { type: 'boolean', default: false },
    'ignore-static': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
});

async function main(): Promise<number> {
  const groups = findGroups(values.only, values.whole);
  if (groups.length === 0) throw new Error(`--only: no code in ${values.only.join(', ')}`);
  const scores: (readonly [string, Score])[] = [];
  for (const group of groups) {
    const tried = await tryGroup(group);
    if (tried.length === 0) continue;
    const score = scoreOf(tried);
    scores.push([group.name, score]);
    printSurvivors(score);
    if (values.sample === undefined) writeSummary(group.name, score);
  }
  process.stdout.write(`\n${printScores(scores)}\n`);
  const hasSurvivors = scores.some(([, { survivors }]) => survivors.length > 0);
  return values.sample !== undefined && hasSurvivors ? 1 : 0;
}

async function tryGroup(group: Group): Promise<TriedMutant[]> {
  const concurrency = Number(values.concurrency);
  const ignoresStatic = values['ignore-static'];
  if (values.sample === undefined) {
    return runStryker(group, {
      mutate: group.files,
      concurrency,
      isIncremental: true,
      ignoresStatic,
    });
  }
  const mutate = await samplePlaces(group.files, Number(values.sample), Number(values.seed));
  // Types alone have no mutants.
  if (mutate.length === 0) return [];
  return runStryker(group, { mutate, concurrency, isIncremental: false, ignoresStatic });
}

function printSurvivors({ survivors }: Score): void {
  for (const { file, line, mutator, original, replacement } of survivors.slice(0, SHOWN)) {
    process.stdout.write(`${file}:${line}  ${mutator}\n`);
    process.stdout.write(`  - ${shorten(original)}\n  + ${shorten(replacement)}\n`);
  }
  const more = survivors.length - SHOWN;
  if (more > 0) process.stdout.write(`and ${more} more\n`);
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
}

function printScores(scores: readonly (readonly [string, Score])[]): string {
  const rows = scores.map(([name, { noticed, survivors, equivalent, percent }]) => [
    name,
    `${percent.toFixed(1)} %`,
    ...[noticed, survivors.length, equivalent].map(String),
  ]);
  return formatTable(['folder', 'noticed', 'killed', 'survived', 'equivalent'], rows);
}

process.exitCode = await main();

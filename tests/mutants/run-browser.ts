import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './areas.ts';
import {
  type BaselineRun,
  buildPlanted,
  type PlantedSite,
  passes,
  runWithout,
} from './browser-suite.ts';
import { casesFor } from './coverage.ts';
import { isAbout, type ReviewedList, readReviewed } from './equivalents.ts';
import type { Mutant } from './list-mutants.ts';
import { keyOf, plantMutants, sampleShown } from './plant-mutants.ts';
import { readReport, scoreOf } from './read-report.ts';

// `npm run test:mutants:browser -- --sample 30 --seed 1` plants a sample of the mutants of what is shown,
// each behind a switch, in one build of a site, and asks whether the site's generated suite fails with each.
// Those that run neither in a page nor in the server while the suite does change nothing that is shown.
// What follows `--` goes on to Playwright: `-- --project en-1440`. A run that was broken off goes on where it
// was, as long as its report is there; `--again` begins anew.
// `-- --survivors REPORT` tries those that unit tests did not notice, by the report of `npm run test:mutants`, and
// says what both together do.

const FOLDER = path.join(ROOT, '.cache/mutants/browser');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    site: { type: 'string', default: 'tests/sites/research-group' },
    survivors: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});

type Outcome = 'noticed' | 'survived' | 'unseen' | 'equivalent' | 'not run';

/** As many as cores: each has a server and a browser of its own. */
const AT_A_TIME = 2;

/** A mutant of a report, as far as a later run reads it. */
interface Reported {
  readonly key: string;
  readonly outcome: Outcome;
}

/** What unit tests say, where their survivors are tried. */
const byUnits = values.survivors === undefined ? undefined : readReport(values.survivors);
const REPORT = path.join(
  FOLDER,
  values.survivors === undefined
    ? `sample-${values.sample}-seed-${values.seed}.json`
    : `survivors-${path.basename(path.dirname(values.survivors))}.json`,
);

async function main(): Promise<void> {
  const sample =
    byUnits === undefined
      ? await sampleShown(values.only, Number(values.sample), Number(values.seed))
      : scoreOf(byUnits).survivors;
  const { copy, mutants } = await plantMutants(sample);
  try {
    const planted = { engine: copy.root, site: values.site };
    await buildPlanted(planted);
    const baseline = await runWithout(
      planted,
      mutants.map(({ id }) => id),
      positionals,
    );
    for (const name of baseline.failing)
      process.stdout.write(`left out, as it fails anyway: ${name}\n`);
    const known = readOutcomes();
    const outcomes: (readonly [Mutant, Outcome])[] = [];
    const left = mutants.values();
    const tryOn = async () => {
      for (const mutant of left) {
        const outcome = known.get(keyOf(mutant)) ?? (await tryMutant(planted, mutant, baseline));
        outcomes.push([mutant, outcome]);
        const { range, mutator, replacement } = mutant;
        const words = `${range} ${mutator} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`;
        process.stdout.write(`${outcomes.length}/${mutants.length}  ${outcome}: ${words}\n`);
        writeReport(outcomes);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, tryOn));
    printScore(outcomes);
  } finally {
    copy.remove();
  }
}

async function tryMutant(
  planted: PlantedSite,
  mutant: Mutant,
  { cases, slow, coverage }: BaselineRun,
): Promise<Outcome> {
  const code = readFileSync(path.join(ROOT, mutant.file), 'utf8');
  const line = code.split('\n')[mutant.line - 1] ?? '';
  const isListed = (list: ReviewedList) =>
    readReviewed(list).some((entry) => isAbout(entry, mutant, line));
  if (isListed('equivalents')) return 'equivalent';
  if (values.site === '.' && isListed('unseen')) return 'unseen';
  const { ofAnswers, ofPages } = casesFor(mutant.id, coverage, cases);
  const groups = [ofAnswers, ofPages]
    .flatMap((chosen) =>
      [false, true].map((isSlow) => ({
        cases: chosen.filter((name) => slow.has(name) === isSlow),
        isSlow,
      })),
    )
    .filter((group) => group.cases.length > 0);
  if (groups.length === 0) return 'not run';
  return (await passes(planted, mutant.id, groups, positionals)) ? 'survived' : 'noticed';
}

/** What an earlier run has found, by the keys of its mutants. */
function readOutcomes(): Map<string, Outcome> {
  if (values.again || !existsSync(REPORT)) return new Map();
  const reported: Reported[] = JSON.parse(readFileSync(REPORT, 'utf8'));
  return new Map(reported.map(({ key, outcome }) => [key, outcome]));
}

/** Keeps what is known so far: a run may be broken off. */
function writeReport(outcomes: readonly (readonly [Mutant, Outcome])[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const report = outcomes.map(([mutant, outcome]) => ({ outcome, key: keyOf(mutant), ...mutant }));
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
}

function printScore(outcomes: readonly (readonly [Mutant, Outcome])[]): void {
  const count = (wanted: Outcome) => outcomes.filter(([, outcome]) => outcome === wanted).length;
  const [noticed, survived] = [count('noticed'), count('survived')];
  const percent = ((100 * noticed) / Math.max(1, noticed + survived)).toFixed(1);
  process.stdout.write(
    `\nthe suite notices ${noticed} of ${noticed + survived} mutants (${percent} %), beside ${count('equivalent')} that nobody could, ${count('unseen')} that change nothing there and ${count('not run')} that nothing runs\n`,
  );
  if (byUnits === undefined) return;
  const units = scoreOf(byUnits);
  const all = units.noticed + units.survivors.length - count('equivalent');
  const both = units.noticed + noticed;
  process.stdout.write(
    `with unit tests: ${both} of ${all} (${((100 * both) / Math.max(1, all)).toFixed(1)} %)\n`,
  );
}

await main();

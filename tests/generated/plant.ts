import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_VARIABLE } from '../../src/node/browser/index.ts';
import { formatTable } from '../bench/print-table.ts';
import { provideBrowser } from '../browser/install-browser.ts';
import { thisMachine } from '../browser/machine.ts';
import { copyProject, type ProjectCopy } from '../e2e/support/project-copy.ts';
import { runCommand } from '../run-command.ts';
import { INDEPENDENT_FAULTS, PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';
import { listSuite, makeSuite, runSuite } from './run-suite.ts';

/** The run of the suite in which most faults show. */
const USUAL_RUN = 'zh-1440';
/** Milliseconds for one command on a site of tests/sites. */
const LONGEST = 900_000;
/** The share of the faults that the suite has to find. */
const AIM = 0.95;

type Outcome = 'found' | 'not found' | 'does not build';

/**
 * Plants the faults one at a time in a copy of the project, builds it, and runs the generated specs
 * that are about it. `--only words` takes those whose words hold the given ones, and `--from 40`
 * those from the fortieth on, counted from 1: where an earlier run was broken off. `--to 60` ends with
 * the sixtieth, `--every 6` takes each sixth of them, `--independent` those of others, and
 * `--site museum` those that show on the pages of that site of tests/sites.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      from: { type: 'string', default: '1' },
      to: { type: 'string', default: 'Infinity' },
      every: { type: 'string', default: '1' },
      independent: { type: 'boolean', default: false },
      site: { type: 'string' },
    },
  });
  const all = values.independent ? INDEPENDENT_FAULTS : PLANTED_FAULTS;
  const faults = all
    .filter(({ words }) => words.includes(values.only))
    .filter(({ site }) => values.site === undefined || site === values.site)
    .slice(Number(values.from) - 1, Number(values.to))
    .filter((_fault, index) => index % Number(values.every) === 0);
  if (faults.length === 0) {
    const place = values.site === undefined ? '' : ` of the site ${values.site}`;
    throw new Error(
      `no fault${place} has "${values.only}" in its words from the ${values.from}th on`,
    );
  }
  if (faults.some(({ site }) => site === undefined) && !(await makeSuite())) return 1;
  const copy = copyProject();
  try {
    await proveRight(copy, faults);
    const outcomes: (readonly [PlantedFault, Outcome])[] = [];
    for (const fault of faults) {
      const outcome = await plant(copy, fault);
      outcomes.push([fault, outcome]);
      process.stdout.write(`${outcomes.length}/${faults.length}  ${outcome}: ${fault.words}\n`);
    }
    return report(outcomes);
  } finally {
    copy.remove();
  }
}

/**
 * Builds the site as it is and runs all that faults are looked for with, the specs of a run together:
 * what fails without a fault would find anything, as would a spec that is not there.
 *
 * @throws where a spec does not pass, or has no tests in its run
 */
async function proveRight(copy: ProjectCopy, faults: readonly PlantedFault[]): Promise<void> {
  const sites = new Map(faults.map((fault) => [fault.site, fault]));
  for (const [site = 'the site', fault] of sites) {
    if (!(await build(copy, fault))) {
      throw new Error(`${site} does not build as it is; fix that first`);
    }
  }
  const wrong: string[] = [];
  const groups = Map.groupBy(faults, (fault) => `${fault.site ?? ''} in ${runOf(fault)}`.trim());
  for (const [name, [first, ...others]] of groups) {
    if (first === undefined) continue;
    const specs = [...new Set([first, ...others].map(({ spec }) => spec))];
    for (const spec of specs) {
      if (!(await hasTests(copy, { ...first, spec }))) wrong.push(`${spec} ${name}`);
    }
    const isRight = await passes(copy, { ...first, spec: `(${specs.join('|')})` });
    if (!isRight) wrong.push(name);
    process.stdout.write(`without a fault  ${isRight ? 'passes' : 'fails'}: ${name}\n`);
  }
  if (wrong.length === 0) return;
  const again = 'EVERY=1 npm run test:generated -- /name.spec.ts --project run';
  const ofSite = 'node src/node/cli/colophon.ts test tests/sites/name /name.spec.ts --project run';
  throw new Error(
    `without a fault these fail or have no tests: ${wrong.join(', ')}; see why with ${again}, of another site with EVERY=1 ${ofSite}`,
  );
}

/** What the suite says of the site with a fault; the copy is as it was afterwards. */
async function plant(copy: ProjectCopy, fault: PlantedFault): Promise<Outcome> {
  const undo = change(copy.root, fault);
  try {
    if (!(await build(copy, fault))) return 'does not build';
    return (await passes(copy, fault)) ? 'not found' : 'found';
  } finally {
    undo();
  }
}

/** Builds the site that shows a fault, with the copy's engine; tells whether that worked. */
async function build(copy: ProjectCopy, { site }: PlantedFault): Promise<boolean> {
  if (site === undefined) return (await copy.run('build')).status === 0;
  return (await callColophon(copy, 'build', `tests/sites/${site}`)) === 0;
}

async function callColophon({ root }: ProjectCopy, ...args: readonly string[]): Promise<number> {
  const cli = path.join(root, 'src/node/cli/colophon.ts');
  const { status } = await runCommand(root, process.execPath, [cli, ...args], LONGEST, {
    EVERY: '1',
    [BROWSER_VARIABLE]: await provideBrowser(thisMachine()),
  });
  return status;
}

/** Whether there are tests of the spec that is about a fault; else nothing would pass. */
async function hasTests(copy: ProjectCopy, fault: PlantedFault): Promise<boolean> {
  if (fault.site !== undefined) return passes(copy, fault, '--list');
  return (await listSuite(lookFor(fault))) === 0;
}

/**
 * Whether the spec that is about a fault has tests, and all of them pass on the copy as built.
 *
 * @param options further ones of Playwright
 */
async function passes(
  copy: ProjectCopy,
  fault: PlantedFault,
  ...options: readonly string[]
): Promise<boolean> {
  const { root } = copy;
  const args = [...lookFor(fault), '--max-failures', '1', ...options];
  if (fault.site !== undefined) {
    return (await callColophon(copy, 'test', `tests/sites/${fault.site}`, ...args)) === 0;
  }
  return (await runSuite({ root, args, env: { EVERY: '1' }, output: 'ignore' })) === 0;
}

function lookFor(fault: PlantedFault): readonly string[] {
  return [`/${fault.spec}.spec.ts`, '--project', runOf(fault)];
}

function runOf({ run }: PlantedFault): string {
  return run ?? USUAL_RUN;
}

/** Changes a part of a file, which has to be there once. */
function change(root: string, { file, part, wrong }: PlantedFault): () => void {
  const name = path.join(root, file);
  const code = readFileSync(name, 'utf8');
  if (code.split(part).length !== 2) throw new Error(`${file} does not hold once: ${part}`);
  writeFileSync(
    name,
    code.replace(part, () => wrong),
  );
  return () => writeFileSync(name, code);
}

function report(outcomes: readonly (readonly [PlantedFault, Outcome])[]): number {
  const found = outcomes.filter(([, outcome]) => outcome === 'found').length;
  const rows = outcomes.map(([{ words, spec }, outcome]) => [outcome, words, spec]);
  process.stdout.write(`\n${formatTable(['', 'fault', 'spec'], rows)}\n`);
  process.stdout.write(`${found} of ${outcomes.length} faults found\n`);
  return found / outcomes.length >= AIM ? 0 : 1;
}

process.exitCode = await main();

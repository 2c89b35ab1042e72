import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceOnce } from '../../src/core/replace-once.ts';
import { BROWSER_VARIABLE } from '../../src/node/browser/index.ts';
import { spawnServer } from '../bench/spawn-server.ts';
import { provideBrowser } from '../browser/install-browser.ts';
import { thisMachine } from '../browser/machine.ts';
import { runCommand } from '../run-command.ts';
import { ROOT } from './areas.ts';
import {
  type Coverage,
  createCoverageFiles,
  readCoverage,
  serverVariables,
  suiteVariables,
} from './coverage.ts';
import { ACTIVE } from './variables.ts';

/** Inside the project, so that its packages are found. */
const SUITE = path.join(ROOT, '.cache/mutants/browser-suite');
const CLI = 'src/node/cli/colophon.ts';
const LONGEST = 900_000;
/** Of the waiting times of the suite: most mutants are noticed by what never comes. */
const SHORT_WAITS = { TIMEOUT_SCALE: '0.4' };
const USUAL_WAITS = { TIMEOUT_SCALE: '1' };

/** A site that is built with an engine of planted mutants. */
export interface PlantedSite {
  /** The folder of that engine. */
  readonly engine: string;
  /** The site's folder below it. */
  readonly site: string;
}

/** Builds the site, and makes its suite by the engine as it is. */
export async function buildPlanted({ engine, site }: PlantedSite): Promise<void> {
  const folder = path.join(engine, site);
  await expectRight(engine, [path.join(engine, CLI), 'build', folder]);
  await expectRight(ROOT, [path.join(ROOT, CLI), 'generate-tests', folder, SUITE]);
  switchInPages();
}

async function expectRight(folder: string, args: readonly string[]): Promise<void> {
  const { status, stdout, stderr } = await runCommand(folder, process.execPath, args, LONGEST);
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Lets each page of the suite switch the mutant on before anything else. */
function switchInPages(): void {
  const support = path.join(SUITE, 'support');
  for (const name of ['watch-mutants.ts', 'variables.ts']) {
    copyFileSync(path.join(import.meta.dirname, name), path.join(support, name));
  }
  const file = path.join(support, 'test-kinds.ts');
  const changes = [
    [
      '    await context.addCookies(',
      '    await watchMutants(context, info);\n    await context.addCookies(',
    ],
    ['{ context, baseURL, languageCode }, use)', '{ context, baseURL, languageCode }, use, info)'],
    [
      "from './site-words.ts';\n",
      "from './site-words.ts';\nimport { watchMutants } from './watch-mutants.ts';\n",
    ],
  ] as const;
  const code = changes.reduce(
    (text, [part, by]) => replaceOnce(text, part, by, 'the suite’s support/test-kinds.ts'),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, code);
}

/** What the suite does on the site as it is. */
export interface BaselineRun {
  /** Its cases that pass, as Playwright lists tests. */
  readonly cases: readonly string[];
  /** Those of them that need the suite's usual waiting times for it. */
  readonly slow: ReadonlySet<string>;
  /** Those that fail all the same. */
  readonly failing: readonly string[];
  readonly coverage: Coverage;
}

/**
 * Runs the suite without a mutant.
 *
 * @param ids of the mutants for which it is noted where they run
 * @param args of `playwright test`
 */
export async function runWithout(
  { engine, site }: PlantedSite,
  ids: readonly string[],
  args: readonly string[],
): Promise<BaselineRun> {
  const files = createCoverageFiles(SUITE, ids);
  const watched = serverVariables(files);
  const server = await spawnServer(path.join(engine, site), '', engine, watched);
  const report = path.join(SUITE, 'without-mutant.json');
  const list = path.join(SUITE, 'slow-cases.txt');
  const run = async (waits: NodeJS.ProcessEnv, chosen: readonly string[]) => {
    rmSync(report, { force: true });
    const all = ['--workers', '2', '--reporter', 'json', '--max-failures', '0', ...chosen, ...args];
    const variables = { ...suiteVariables(files), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...waits };
    await playwright(server.origin, all, variables);
    const cases = casesIn(JSON.parse(readFileSync(report, 'utf8')));
    const namesOf = (wanted: boolean) =>
      cases.flatMap(({ name, ok }) => (ok === wanted ? [name] : []));
    return { passing: namesOf(true), failing: namesOf(false) };
  };
  try {
    const { passing, failing } = await run(SHORT_WAITS, []);
    writeFileSync(list, `${failing.join('\n')}\n`);
    const again =
      failing.length === 0
        ? { passing: [], failing }
        : await run(USUAL_WAITS, ['--test-list', list]);
    return {
      cases: [...passing, ...again.passing],
      slow: new Set(again.passing),
      failing: again.failing,
      coverage: readCoverage(files),
    };
  } finally {
    await server.stop();
  }
}

/** A report of Playwright's, as far as it is read: the outermost suites are files. */
interface Reported {
  readonly title?: string;
  readonly suites?: readonly Reported[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly projectName: string }[];
  }[];
}

interface RanCase {
  readonly name: string;
  readonly ok: boolean;
}

function casesIn({ suites = [], specs = [] }: Reported, around: readonly string[] = []): RanCase[] {
  const own = specs.flatMap(({ title, ok, tests }) =>
    tests.map(({ projectName }) => ({
      name: [`[${projectName}]`, ...around, title].join(' › '),
      ok,
    })),
  );
  return [...own, ...suites.flatMap((suite) => casesIn(suite, [...around, suite.title ?? '']))];
}

/** Cases that are run together, as Playwright lists tests. */
export interface CaseGroup {
  readonly cases: readonly string[];
  readonly isSlow: boolean;
}

/**
 * Whether cases of the suite pass on the built site with a mutant.
 *
 * @param id of the mutant
 * @param groups of cases: one is run after the other
 * @param args of `playwright test`
 */
export async function passes(
  { engine, site }: PlantedSite,
  id: string,
  groups: readonly CaseGroup[],
  args: readonly string[],
): Promise<boolean> {
  const variables = { [ACTIVE]: id };
  const root = path.join(engine, site);
  const server = await spawnServer(root, '', engine, variables).catch(() => undefined);
  // A site that does not even start is noticed.
  if (server === undefined) return false;
  const list = path.join(SUITE, `cases-${id}.txt`);
  const output = path.join(SUITE, `results-${id}`);
  const chosen = ['--workers', '1', '--reporter', 'line', '--test-list', list, '--output', output];
  try {
    for (const { cases, isSlow } of groups) {
      writeFileSync(list, `${cases.join('\n')}\n`);
      const waits = isSlow ? USUAL_WAITS : SHORT_WAITS;
      const status = await playwright(server.origin, [...chosen, ...args], {
        ...variables,
        ...waits,
      });
      if (status !== 0) return false;
    }
    return true;
  } finally {
    await server.stop();
    rmSync(list, { force: true });
    rmSync(output, { recursive: true, force: true });
  }
}

async function playwright(
  origin: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<number> {
  const command = [
    path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    ...['--config', path.join(SUITE, 'playwright.config.ts')],
    ...['--max-failures', '1', '--retries', '0'],
    ...args,
  ];
  const browser = await provideBrowser(thisMachine());
  const env = {
    ...process.env,
    ...{ BASE_URL: origin, [BROWSER_VARIABLE]: browser },
    ...variables,
  };
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceOnce } from '../../src/core/replace-once.ts';
import { BROWSER_VARIABLE } from '../../src/node/browser/index.ts';
import { spawnServer } from '../bench/spawn-server.ts';
import { provideBrowser } from '../browser/install-browser.ts';
import { thisMachine } from '../browser/machine.ts';
import { runCommand } from '../run-command.ts';
import { ROOT } from './areas.ts';

/** Inside the project, so that its packages are found. */
const SUITE = path.join(ROOT, '.cache/mutants/browser-suite');
const CLI = 'src/node/cli/colophon.ts';
/** The variable by which Stryker's switches are set where there is no page; pages are told by a script. */
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';
const LONGEST = 900_000;

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
  const file = path.join(SUITE, 'support/test-kinds.ts');
  const place = '    await context.addCookies(';
  const script =
    '    await context.addInitScript((id) => {\n' +
    '      Object.assign(globalThis, { __stryker__: { activeMutant: id } });\n' +
    `    }, process.env.${ACTIVE});\n`;
  const name = 'the suite’s support/test-kinds.ts';
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), place, `${script}${place}`, name));
}

/**
 * What fails on the built site as it is, as on a busy machine what waits for a time.
 *
 * @param args of `playwright test`
 * @returns the titles of the cases
 */
export async function failuresWithout(
  { engine, site }: PlantedSite,
  args: readonly string[],
): Promise<string[]> {
  const server = await spawnServer(path.join(engine, site), '', engine);
  const file = path.join(SUITE, 'without-mutant.json');
  rmSync(file, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  try {
    const all = ['--reporter', 'json', '--max-failures', '0', ...args];
    const status = await playwright(server.origin, all);
    const titles = existsSync(file) ? failedIn(JSON.parse(readFileSync(file, 'utf8'))) : [];
    if (status !== 0 && titles.length === 0) {
      const call = `playwright test ${all.join(' ')}`;
      throw new Error(`"${call}" says nothing; names of specs stand before --project`);
    }
    return titles;
  } finally {
    delete process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
    await server.stop();
  }
}

/** A report of Playwright's, as far as it is read. */
interface Reported {
  readonly suites?: readonly Reported[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

function failedIn({ suites = [], specs = [] }: Reported): string[] {
  const own = specs.flatMap(({ title, ok }) => (ok ? [] : [title]));
  return [...new Set([...own, ...suites.flatMap(failedIn)])];
}

/**
 * Whether the suite passes on the built site with a mutant.
 *
 * @param id of the mutant
 * @param args of `playwright test`
 */
export async function passes(
  { engine, site }: PlantedSite,
  id: string,
  args: readonly string[],
): Promise<boolean> {
  process.env[ACTIVE] = id;
  const server = await spawnServer(path.join(engine, site), '', engine).catch(() => undefined);
  try {
    // A site that does not even start is noticed.
    return server !== undefined && (await playwright(server.origin, args)) === 0;
  } finally {
    await server?.stop();
    delete process.env[ACTIVE];
  }
}

async function playwright(origin: string, args: readonly string[]): Promise<number> {
  const command = [
    path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    ...['--config', path.join(SUITE, 'playwright.config.ts')],
    ...['--workers', '2', '--max-failures', '1', '--retries', '0'],
    ...args,
  ];
  const browser = await provideBrowser(thisMachine());
  const env = { ...process.env, SPREAD: '4', BASE_URL: origin, [BROWSER_VARIABLE]: browser };
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { BROWSER_VARIABLE } from '../../src/node/browser/index.ts';
import { spawnServer } from '../bench/spawn-server.ts';
import { listCrashed, reportCrashed } from '../browser/crashes.ts';
import { provideBrowser } from '../browser/install-browser.ts';
import { thisMachine } from '../browser/machine.ts';
import { freePort } from '../deploy/run-nginx.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Inside the project, so that its packages are found. */
const FOLDER = path.join(PROJECT, '.cache/generated-tests');

const PLAYWRIGHT = [
  path.join(PROJECT, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  path.join(FOLDER, 'playwright.config.ts'),
];

export interface SuiteRun {
  /** The project whose built site is served. */
  readonly root: string;
  /** Arguments of `playwright test`. */
  readonly args: readonly string[];
  /** `SPREAD`, `EVERY`: which of the cases run. */
  readonly env?: Readonly<Record<string, string>>;
  readonly output: 'inherit' | 'ignore';
}

/** Makes the suite from this project's manifests, as a tester would, and tells whether that worked. */
export async function makeSuite(): Promise<boolean> {
  const status = await run(
    [path.join(PROJECT, 'src/node/cli/colophon.ts'), 'generate-tests', FOLDER],
    process.env,
    'inherit',
  );
  return status === 0;
}

/** Lists what of the suite some arguments choose; the exit status of Playwright, 1 where that is nothing. */
export function listSuite(args: readonly string[]): Promise<number> {
  const env = { ...process.env, EVERY: '1', [BROWSER_VARIABLE]: '' };
  return run([...PLAYWRIGHT, '--list', ...args], env, 'ignore');
}

/** Runs the suite against a built site, which is served meanwhile; the exit status of Playwright. */
export async function runSuite({ root, args, env, output }: SuiteRun): Promise<number> {
  const browser = await provideBrowser(thisMachine());
  const server = await spawnServer(root);
  // Where the suite serves the answers that it makes up; the second site reads them.
  const answersPort = await freePort();
  const second = await spawnServer(root, `http://127.0.0.1:${answersPort}`);
  try {
    const command = [...PLAYWRIGHT, ...args];
    const oracle = { ORACLE_SITE: second.origin, ORACLE_PORT: String(answersPort) };
    const own = { BASE_URL: server.origin, SITE_FOLDER: root, [BROWSER_VARIABLE]: browser };
    const all = { ...process.env, ...env, ...oracle, ...own };
    const status = await run(command, all, output);
    const crashed = status === 0 ? [] : listCrashed(path.join(FOLDER, 'report/junit.xml'));
    if (crashed.length === 0) return status;
    reportCrashed(crashed);
    return await run([...command, '--last-failed'], all, output);
  } finally {
    await Promise.all([server.stop(), second.stop()]);
  }
}

async function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  output: SuiteRun['output'],
): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: PROJECT,
    env,
    stdio: ['ignore', output, output === 'ignore' ? 'ignore' : 'inherit'],
  });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
}

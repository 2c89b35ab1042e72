import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { chooseBrowser } from '../browser/index.ts';
import { Refusal, refuse, UsageError } from '../command-line/index.ts';
import { createServerLog, createSiteServer, startServer } from '../server/index.ts';
import { usualOptions } from '../test-generator/index.ts';
import { writeTests } from './generate-tests.ts';
import { refuseWrongOptions } from './refuse-wrong-options.ts';
import { warnOfChanges } from './warn-of-changes.ts';

const USAGE = `colophon test [site] [options of playwright test]

Writes browser tests of every page into the site's folder .colophon/tests, serves the built site, and
runs them with Playwright. Each case runs once, in the languages and at the widths in turn; EVERY=1 runs
each in every language and width that it is about, which takes several times as long.
CHROMIUM_PATH in the environment names a browser; without it, Playwright's own is taken, or else a
Chromium or Chrome that is installed. TIMEOUT_SCALE=3, or --timeout-scale 3, gives a slow machine
more time; ENGINES=chromium,firefox,webkit tries the pages in further engines, where Playwright has them.
Exit status: 0 if all passed, 1 if not or if it cannot run, 2 if the call itself is wrong.`;

/** Where the tests are: Playwright reads none in node_modules. */
const FOLDER = '.colophon/tests';
const PLAYWRIGHT = '@playwright/test';
const SCALE = '--timeout-scale';

/** Tries the pages of a built site in a browser. */
export async function run(args: readonly string[], site: string): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const { scale, options } = readScale(args);
  const playwright = findPlaywright(site);
  refuseWrongOptions(playwright.runner, options);
  const browser = chooseBrowser({
    platform: process.platform,
    environment: process.env,
    exists: existsSync,
    playwrightChromium: playwright.chromium,
  });
  const folder = path.join(site, FOLDER);
  mkdirSync(folder, { recursive: true });
  const written = await writeTests(site, usualOptions(folder));
  if (written !== 0) return written;
  warnOfChanges(site);
  const server = await serve(site, process.env.API_ORIGIN || undefined).catch(refuse);
  const answersPort = await findPort();
  const second = await serve(site, `http://127.0.0.1:${answersPort}`).catch(refuse);
  console.log(browser.words);
  try {
    const config = path.join(folder, 'playwright.config.ts');
    const child = spawn(
      process.execPath,
      [playwright.runner, 'test', '--config', config, ...options],
      {
        cwd: site,
        env: {
          SPREAD: '1',
          ...(scale !== undefined && { TIMEOUT_SCALE: scale }),
          ...process.env,
          ...browser.environment,
          BASE_URL: `http://127.0.0.1:${server.port}`,
          // The same site once more, which reads what the suite makes up in place of its API.
          ORACLE_SITE: `http://127.0.0.1:${second.port}`,
          ORACLE_PORT: String(answersPort),
          // The files of its content, which say what is right.
          SITE_FOLDER: site,
        },
        stdio: 'inherit',
      },
    );
    const [status] = await once(child, 'exit');
    return typeof status === 'number' ? status : 1;
  } finally {
    await Promise.all([server.stop(), second.stop()]);
  }
}

/** How many times longer things may take, and what is left for Playwright. */
function readScale(args: readonly string[]): { scale: string | undefined; options: string[] } {
  const at = args.findIndex((argument) => argument.split('=')[0] === SCALE);
  if (at < 0) return { scale: undefined, options: [...args] };
  const [, own] = args[at]?.split('=') ?? [];
  const scale = own ?? args[at + 1];
  if (!(Number(scale) > 0)) throw new UsageError(`${SCALE} "${scale}" is no number; write it as 2`);
  return { scale, options: args.toSpliced(at, own === undefined ? 2 : 1) };
}

/** Serves the built site, as `colophon serve` does, on a port that is free. */
function serve(site: string, apiOrigin: string | undefined) {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    log: createServerLog('off', { write: () => undefined, now: () => new Date() }),
    openSite: () =>
      createSiteServer(site, { apiOrigin, skeletonsAhead: true, variables: process.env }),
  });
}

/** A port that is free now; what uses it starts later, in a process of its own. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the system has no ports');
  return address.port;
}

interface Playwright {
  /** The file of its command. */
  readonly runner: string;
  /** Where it keeps, or would keep, its own Chromium. */
  readonly chromium: () => string;
}

/** Playwright, as the site has it installed. */
function findPlaywright(site: string): Playwright {
  const require = createRequire(path.join(site, 'package.json'));
  try {
    const folder = path.dirname(require.resolve(`${PLAYWRIGHT}/package.json`));
    return {
      runner: path.join(folder, 'cli.js'),
      chromium: () => require(PLAYWRIGHT).chromium.executablePath(),
    };
  } catch (cause) {
    const fix = `npm install --save-dev ${PLAYWRIGHT} @axe-core/playwright, then npx playwright install chromium`;
    throw new Refusal(`the site has no ${PLAYWRIGHT}; run ${fix}`, { cause });
  }
}

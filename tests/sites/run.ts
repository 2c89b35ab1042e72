import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_VARIABLE } from '../../src/node/browser/index.ts';
import { spawnServer } from '../bench/spawn-server.ts';
import { provideBrowser } from '../browser/install-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { thisMachine } from '../browser/machine.ts';
import { runCommand } from '../run-command.ts';
import { checkAccessibility, checkLighthouse, readSitemap } from './audit-pages.ts';
import { checkPictures } from './check-pictures.ts';
import { crawlExport } from './crawl-export.ts';
import {
  findSites,
  findSitesBefore,
  isOfBefore,
  NEW,
  provideSite,
  startBackend,
} from './find-sites.ts';

// Holds the engine to sites of other kinds than its own, and to those of older versions, copies of which
// `colophon migrate` alone brings to the present one, and to the one that `colophon init` writes:
// `npm run test:sites -- museum before/school new` chooses some, `--spread` leaves out what takes longest, as `npm test` does.

const ENGINE = path.resolve(import.meta.dirname, '../..');
const CLI = path.join(ENGINE, 'src/node/cli/colophon.ts');
/** Milliseconds for one command: the generated tests try every page in a browser. */
const LONGEST = 3_600_000;
/** Cases of a short run: each fourth one, and those whose right answers are known beforehand. */
const SPREAD = '@quarter-0|oracle\\.spec';
/** Pages that Lighthouse looks at, of each site: the first in each language, and some further ones. */
const AUDITED = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { spread: { type: 'boolean', default: false } },
});

let hasFailed = false;

function report(name: string, step: string, faults: readonly string[]): void {
  console.log(`${name}: ${step} ${faults.length === 0 ? 'is right' : 'FAILED'}`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) hasFailed = true;
}

async function runSite(name: string): Promise<void> {
  const site = await provideSite(name, path.join(ENGINE, '.cache/sites'));
  const backend = await startBackend(name);
  const out = path.join(ENGINE, '.cache/exported-sites', name);
  const env = backend === undefined ? {} : { API_ORIGIN: backend.origin };
  const shortened = values.spread ? { SPREAD: '4' } : {};
  async function colophon(command: string, ...args: readonly string[]): Promise<boolean> {
    const call = [CLI, command, site, ...args];
    const { status, stdout, stderr } = await runCommand(ENGINE, process.execPath, call, LONGEST, {
      ...env,
      ...shortened,
    });
    // A warning is a finding, too.
    const isRight =
      status === 0 && (command !== 'check' || stdout.startsWith('manifests are valid'));
    report(name, command, isRight ? [] : `${stdout}${stderr}`.split('\n'));
    return isRight;
  }
  try {
    if (isOfBefore(name) && !(await colophon('migrate'))) return;
    if (!(await colophon('check')) || !(await colophon('build'))) return;
    await colophon('test', ...(values.spread ? ['--grep', SPREAD] : []));
    await lookAtPages(name, site, backend?.origin);
    rmSync(out, { recursive: true, force: true });
    if (await colophon('export', '--out', out, '--origin', 'https://site.example')) {
      const { pages, faults } = await crawlExport(out, languagesOf(site));
      report(name, `export of ${pages} pages`, faults);
    }
  } finally {
    await backend?.stop();
  }
}

/** What pictures of the reference show, and in a whole run axe on all pages, Lighthouse on some. */
async function lookAtPages(
  name: string,
  site: string,
  apiOrigin: string | undefined,
): Promise<void> {
  const browser = await launchBrowser();
  if (browser === undefined) throw new Error('There is no browser; CHROMIUM_PATH may name one');
  const server = await spawnServer(site, apiOrigin, ENGINE);
  try {
    report(name, 'what pictures show', await checkPictures(browser, server.origin, name));
    if (values.spread) return;
    const urls = await readSitemap(server.origin);
    const faults = await checkAccessibility(browser, urls);
    report(name, `axe on ${urls.length} pages`, faults);
    const audited = await checkLighthouse(urls.slice(0, AUDITED), console.log);
    report(name, 'Lighthouse', audited);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function languagesOf(site: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(site, 'manifests/site.json'), 'utf8')) as {
    readonly languages: readonly { readonly code: string }[];
  };
  return manifest.languages.map(({ code }) => code);
}

const known = [...findSites(), NEW, ...findSitesBefore()];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`no site ${unknown.join(', ')}; known: ${known.join(', ')}`);
// What the generated suites of the sites start, and what looks at their pages here.
process.env[BROWSER_VARIABLE] = await provideBrowser(thisMachine());
for (const name of positionals.length > 0 ? positionals : known) await runSite(name);
process.exitCode = hasFailed ? 1 : 0;

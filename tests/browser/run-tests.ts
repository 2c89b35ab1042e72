import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseSpread } from './choose-spread.ts';
import { listCrashed, reportCrashed } from './crashes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Takes a part of the tests, spread over all files; what `npm test` has time for. */
const SPREAD = '--spread';
const LIST = path.join(ROOT, '.cache/spread-tests.txt');
const REPORT = path.join(ROOT, 'test-results/report.xml');

const COMMAND = [
  path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  path.join(ROOT, 'tests/playwright.config.ts'),
];

async function run(command: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Writes down which tests are of the part. */
function writeList(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, '--list'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the tests cannot be listed\n${stdout}${stderr}`);
  mkdirSync(path.dirname(LIST), { recursive: true });
  writeFileSync(LIST, chooseSpread(stdout.split('\n')).join('\n'));
}

// Runs the tests of the built site in a browser; further arguments go on to Playwright.
const args = process.argv.slice(2).filter((argument) => argument !== SPREAD);
const isSpread = process.argv.includes(SPREAD);
if (isSpread) writeList();
const own = isSpread ? ['--test-list', LIST] : [];
const all = [...COMMAND, ...own, ...args];
const status = await run(all);
const crashed = status === 0 ? [] : listCrashed(REPORT);
if (crashed.length > 0) reportCrashed(crashed);
process.exitCode = crashed.length > 0 ? await run([...all, '--last-failed']) : status;

import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../node/compiler/small-site.ts';
import { runCommand } from '../run-command.ts';
import { startArchive } from './start-archive.ts';
import type { Directus } from './start-directus.ts';

/**
 * A copy of the site whose records come from Directus, and its staff from texts of its own: what is
 * made of it is no part of the tests.
 */
const SITE = path.join(PROJECT, '.cache/sites/archive');
const CLI = path.join(PROJECT, 'src/node/cli/colophon.ts');
/** Milliseconds; the generated tests try every page in a browser. */
const LONGEST = 600_000;

let directus: Directus;

beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true });
  cpSync(path.join(PROJECT, 'tests/sites/archive'), SITE, { recursive: true });
  directus = await startArchive();
});

afterAll(() => directus?.stop());

function colophon(command: string, ...args: readonly string[]) {
  return runCommand(PROJECT, process.execPath, [CLI, command, SITE, ...args], LONGEST, {
    API_ORIGIN: directus.origin,
    // That of the test runner would have the site built for development.
    NODE_ENV: 'production',
  });
}

test('its manifests and its content are right', async () => {
  const { status, stdout } = await colophon('check');
  expect([status, stdout]).toEqual([0, 'manifests are valid (8 pages)\n']);
});

test('Directus answers what its manifests read', async () => {
  const { status, stdout } = await colophon('contract', '--origin', directus.origin, '--media');
  expect(status, stdout).toBe(0);
});

test(
  'it is built, and every page shows what its API says in each language',
  async () => {
    const built = await colophon('build');
    expect(built.status, built.stderr).toBe(0);
    const tested = await colophon('test');
    expect(tested.status, tested.stdout).toBe(0);
  },
  LONGEST,
);

test(
  'it is written as files, with the answers of both APIs',
  async () => {
    const out = path.join(SITE, 'dist/export');
    const args = ['--out', out, '--origin', 'https://archives.example'];
    const { status, stderr } = await colophon('export', ...args);
    expect(status, stderr).toBe(0);
    const home = readFileSync(path.join(out, 'site/index.en.html'), 'utf8');
    expect(home).toContain('Maps and roads 6');
    expect(home).toContain('Adèle Morvan');
    const folders = readdirSync(path.join(out, 'site'));
    expect(folders).toEqual(expect.arrayContaining(['api', 'api-team']));
    const nginx = readFileSync(path.join(out, 'nginx/answers.conf'), 'utf8');
    expect(nginx).toContain('proxy_pass http://site_api/items/;');
    expect(nginx).toContain('location ^~ /api-team/ {');
  },
  LONGEST,
);

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { runCommand } from '../../run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMMAND = path.join(ROOT, 'src/node/cli/colophon.ts');

interface Package {
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** An empty folder outside of the project, where none of its packages is found; its name is odd. */
let folder = '';
let said = '';

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'outside-')), 'site tests');
  mkdirSync(folder);
  const written = await runCommand(ROOT, process.execPath, [COMMAND, 'generate-tests', folder]);
  expect(written).toMatchObject({ status: 0, stderr: '' });
  said = written.stdout;
  installFromProject();
});

afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

test('a suite names all packages that it imports, and no others, in the project’s versions', () => {
  const { devDependencies: own } = readPackage(folder);
  const { devDependencies: known } = readPackage(ROOT);
  expect(Object.keys(own).sort()).toEqual(importedPackages());
  for (const [name, version] of Object.entries(own)) expect(version, name).toBe(known[name]);
});

test('the commands that are printed run it, from nothing to its last case', {
  timeout: 120_000,
}, async () => {
  const [goThere, install, run, ...others] = said
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.replace(/ {2,}#.*/, '').trim());
  expect(others).toEqual([]);
  expect(install).toBe('npm install');
  expect(said).toContain('CHROMIUM_PATH=');

  const without = await shell(`${goThere} && CHROMIUM_PATH=/nowhere ${run} -- --list`);
  expect(without.status).not.toBe(0);
  expect(without.stdout + without.stderr).toContain('CHROMIUM_PATH is "/nowhere"');

  const listed = await shell(`${goThere} && ${run} -- --list`);
  expect(listed).toMatchObject({ status: 0 });
  const specs = [...readFiles(folder).keys()].filter((name) => name.endsWith('.spec.ts'));
  expect(specs.length).toBeGreaterThan(20);
  for (const spec of specs) expect(listed.stdout).toContain(spec);
});

test('a run that is spread has each case once, and a quarter of one has some of them', {
  timeout: 120_000,
}, async () => {
  const all = new Set(await listCases('EVERY=1', '--grep-invert @further'));
  const spread = await listCases('SPREAD=1');
  expect(spread.toSorted()).toEqual([...all].sort());
  const quarter = await listCases('SPREAD=4');
  expect(quarter.length).toBeLessThan(all.size / 2);
  expect([...all]).toEqual(expect.arrayContaining(quarter));
});

test('cases of pages that are alike run for some of these, and for all where every case runs', {
  timeout: 120_000,
}, async () => {
  const further = '--grep @further';
  expect((await listCases('EVERY=1', further)).length).toBeGreaterThan(0);
  expect(await listCases('', further)).toEqual([]);
});

test('a run has what differs by language and width in each language and at each width', {
  timeout: 120_000,
}, async () => {
  const runs = new Map<string, string[]>();
  for (const [, run = '', name = ''] of await listRuns('', DIFFERING)) {
    runs.set(name, [...(runs.get(name) ?? []), run]);
  }
  expect(runs.size).toBeGreaterThan(20);
  const pairs = new Set([...runs.values()].map((own) => own.toSorted().join(' ')));
  // The same pairs for all would leave the others out.
  expect([...pairs].sort()).toEqual(['en-1440 zh-390', 'en-390 zh-1440']);
  expect(await listRuns('COMPARE=1', DIFFERING)).toHaveLength(4 * runs.size);
});

const DIFFERING = '--grep @quarter-';

/** The cases of a run, without the language and the width of each. */
async function listCases(variable: string, options?: string): Promise<string[]> {
  return (await listRuns(variable, options)).map(([, , name = '']) => name);
}

/** Each case of a run: its line, its language and width, and what it is called. */
async function listRuns(variable: string, options = ''): Promise<RegExpExecArray[]> {
  const { stdout } = await shell(`cd "${folder}" && ${variable} npm test -- --list ${options}`);
  return [...stdout.matchAll(/^ {2}\[([^\]]+)\] › (.*)$/gm)];
}

/** What `npm install` would put there, linked: these packages, and of others none that is found. */
function installFromProject(): void {
  const modules = path.join(folder, 'node_modules');
  for (const name of Object.keys(readPackage(folder).devDependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  mkdirSync(path.join(modules, '.bin'));
  symlinkSync('../@playwright/test/cli.js', path.join(modules, '.bin/playwright'));
}

function shell(line: string) {
  return runCommand(path.dirname(folder), 'sh', ['-c', line]);
}

function readPackage(place: string): Package {
  return JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
}

/** The packages that files of the suite import. */
function importedPackages(): string[] {
  const imports = /\b(?:from |import\(|import )'([^'.][^']*)'/g;
  const code = [...readFiles(folder)].filter(([file]) => file.endsWith('.ts'));
  const names = code.flatMap(([, text]) =>
    [...text.matchAll(imports)].map(([, name = '']) => name),
  );
  const packages = names
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(packages)].sort();
}

import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGarden } from '../../garden/make-garden.ts';
import { linkPackages } from '../../link-packages.ts';
import { readFiles } from '../../read-files.ts';
import { type Ended, runCommand } from '../../run-command.ts';

/** The root of the repository, which is the engine of every site that is made here. */
export const PROJECT = path.resolve(import.meta.dirname, '../../..');
/** Milliseconds; a build shares its machine with the tests of another worker. */
const SCRIPT_TIMEOUT = 300_000;

/** A copy of the repository as it is checked out and installed, or of a site. */
export interface ProjectCopy {
  readonly root: string;
  /** Runs a script of its package.json with npm, or a command of the engine, as in a terminal. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<Ended>;
  /** What has become of its files since they were copied; what builds write does not count. */
  readonly compareFiles: () => Changes;
  readonly remove: () => void;
}

/** Files by their paths, in the order of the alphabet. */
export interface Changes {
  readonly added: readonly string[];
  /** Those that say something else now, or are gone. */
  readonly altered: readonly string[];
}

/** Copies the repository into a folder of its own; its packages are those that are installed here. */
export function copyProject(): ProjectCopy {
  // Scripts see their folder by its real path, and some systems link to that of temporary files.
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'project-'));
  const ignored = ignoredNames();
  for (const name of readdirSync(PROJECT).filter((entry) => !ignored.has(entry))) {
    cpSync(path.join(PROJECT, name), path.join(root, name), { recursive: true });
  }
  return watchCopy(root, (script, args) =>
    runCommand(root, 'npm', ['run', script, '--', ...args], SCRIPT_TIMEOUT),
  );
}

/** Makes the garden's site in a folder of its own, for which this repository is the engine. */
export function makeGardenCopy(): ProjectCopy {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'garden-'));
  makeGarden(root);
  const cli = path.join(PROJECT, 'src/node/cli/colophon.ts');
  return watchCopy(root, (command, args) =>
    runCommand(root, process.execPath, [cli, command, ...args], SCRIPT_TIMEOUT),
  );
}

/**
 * Makes a site as `colophon init` writes it, for which this repository is the engine.
 *
 * @param languages their codes, with commas between them
 * @throws {Error} with what the command says, where it fails
 */
export async function makeNewSite(languages: string): Promise<ProjectCopy> {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'new-site-'));
  const cli = path.join(PROJECT, 'src/node/cli/colophon.ts');
  const call = (command: string, args: readonly string[]) =>
    runCommand(root, process.execPath, [cli, command, ...args], SCRIPT_TIMEOUT);
  const made = await call('init', ['--name', 'Our institute', '--languages', languages]);
  if (made.status !== 0) throw new Error(made.stderr);
  return watchCopy(root, call);
}

/** Notes what a site's files say; the answer says what has become of them since. */
export function watchFiles(root: string): () => Changes {
  const ignored = ignoredNames();
  const read = () =>
    new Map([...readFiles(root)].filter(([name]) => !ignored.has(name.split('/')[0] ?? '')));
  const before = read();
  return () => compare(before, read());
}

function watchCopy(
  root: string,
  run: (script: string, args: readonly string[]) => Promise<Ended>,
): ProjectCopy {
  const compareFiles = watchFiles(root);
  linkPackages(root);
  return {
    root,
    run: (script, ...args) => run(script, args),
    compareFiles,
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** What stands at the top of the repository and is no part of it. */
function ignoredNames(): ReadonlySet<string> {
  const lines = readFileSync(path.join(PROJECT, '.gitignore'), 'utf8').split('\n');
  return new Set(['.git', ...lines.map((line) => line.replace('/', '')).filter(Boolean)]);
}

function compare(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Changes {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)).sort(),
    altered: [...before.keys()].filter((name) => after.get(name) !== before.get(name)).sort(),
  };
}

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runNew } from '../../../src/node/scaffold/index.ts';
import { callCommand } from '../../call-command.ts';
import { makeGarden } from '../../garden/make-garden.ts';
import { type Ended, runCommand } from '../../run-command.ts';

export { readFiles } from '../../read-files.ts';

/** The root of the repository. */
export const PROJECT = path.resolve(import.meta.dirname, '../../..');
const COMMAND = path.join(PROJECT, 'src/node/cli/colophon.ts');

/**
 * The garden's site in a folder of its own.
 *
 * @param whenDone takes what removes the folder; by default it goes with the test
 */
export function copyProject(whenDone: (remove: () => void) => void = onTestFinished): string {
  const root = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
  whenDone(() => rmSync(root, { recursive: true }));
  makeGarden(root);
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Adds a page to a project as the command does. */
export function addPage(root: string, ...args: readonly string[]): Promise<Ended> {
  return callCommand(() => runNew([...args, '--root', root], PROJECT));
}

/** Adds a page to a project by the command itself, in a process of its own. */
export function startNew(root: string, ...args: readonly string[]): Promise<Ended> {
  return runCommand(root, process.execPath, [COMMAND, 'new', ...args, '--root', root]);
}

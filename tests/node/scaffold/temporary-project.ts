import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The root of the repository. */
export const PROJECT = path.resolve(import.meta.dirname, '../../..');
const COMMAND = path.join(PROJECT, 'src/node/cli/new.ts');

/**
 * A copy of the repository's manifests, schemas and content in a folder of its own.
 *
 * @param whenDone takes what removes the folder; by default it goes with the test
 */
export function copyProject(whenDone: (remove: () => void) => void = onTestFinished): string {
  const root = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
  whenDone(() => rmSync(root, { recursive: true }));
  for (const part of ['manifests', 'schemas', 'src/node/content', 'renderers/overrides']) {
    cpSync(path.join(PROJECT, part), path.join(root, part), {
      recursive: true,
      // Of the pictures, only what is known of them counts here.
      filter: (name) => !/\.(avif|webp|png|svg|pdf|docx)$/.test(name),
    });
  }
  return root;
}

/** How the command ended. */
export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a project, without a terminal; servers of the test go on meanwhile. */
export function runNew(root: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const call = [COMMAND, ...args, '--root', root];
    const child = execFile(process.execPath, call, { cwd: root }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr });
    });
    child.stdin?.end();
  });
}

/** The files of a project by their paths, with what they say. */
export function readFiles(root: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(root, name)).isFile())
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8')]),
  );
}

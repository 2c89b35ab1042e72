import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Changes, copyRenderers, PROJECT, writeSite } from '../compiler/small-site.ts';

/** The code of the commands. */
const PARTS = [
  'src/core',
  'src/node/compiler',
  'src/node/check',
  'src/node/cli',
  'src/node/command-line',
  'src/node/content-api',
  'src/node/http',
  'src/node/media',
  'src/node/site-folder',
  'package.json',
];

/** A project with a copy of the code beside the small site, in which commands are run. */
export interface Project {
  readonly root: string;
  readonly run: (
    command: 'check' | 'migrate',
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => SpawnSyncReturns<string>;
  /** A file's text, by its path below manifests/. */
  readonly read: (name: string) => string;
  readonly write: (name: string, text: string) => void;
}

export function makeProject(changes: Changes = {}): Project {
  const root = writeSite(changes);
  // A test may add to its renderers, which small sites share otherwise.
  const renderers = path.join(root, 'renderers');
  if (lstatSync(renderers).isSymbolicLink()) {
    rmSync(renderers);
    copyRenderers(renderers);
  }
  for (const part of PARTS) {
    mkdirSync(path.dirname(path.join(root, part)), { recursive: true });
    cpSync(path.join(PROJECT, part), path.join(root, part), { recursive: true });
  }
  const place = (name: string) => path.join(root, 'manifests', name);
  return {
    root,
    run: (command, args = [], env = {}) =>
      spawnSync(process.execPath, ['src/node/cli/colophon.ts', command, ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, ...env },
      }),
    read: (name) => readFileSync(place(name), 'utf8'),
    write: (name, text) => writeFileSync(place(name), text),
  };
}

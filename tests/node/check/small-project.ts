import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCheck } from '../../../src/node/check/index.ts';
import { callCommand } from '../../call-command.ts';
import type { Ended } from '../../run-command.ts';
import { type Changes, copyRenderers, PROJECT, writeSite } from '../compiler/small-site.ts';

/** The code of the commands. */
const PARTS = [
  'src/core',
  'src/node/compiler',
  'src/node/check',
  'src/node/cli',
  'src/node/command-line',
  'src/node/content',
  'src/node/content-api',
  'src/node/fonts',
  'src/node/http',
  'src/node/media',
  'src/node/site-folder',
  'package.json',
];

/** The small site, and the commands that look at it. */
export interface Project {
  readonly root: string;
  /** Checks it as the command does, within the test's own process. */
  readonly check: (...args: readonly string[]) => Promise<Ended>;
  /** Copies the code beside it, where commands look for their project. */
  readonly addCode: () => void;
  /** Runs a command in a process of its own. */
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
  const place = (name: string) => path.join(root, 'manifests', name);
  const addCode = () => {
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
  };
  return {
    root,
    check: (...args) => callCommand(() => runCheck(args, root)),
    run: (command, args = [], env = {}) => {
      if (!existsSync(path.join(root, 'src/node/cli'))) addCode();
      return spawnSync(process.execPath, ['src/node/cli/colophon.ts', command, ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, ...env },
      });
    },
    addCode,
    read: (name) => readFileSync(place(name), 'utf8'),
    write: (name, text) => writeFileSync(place(name), text),
  };
}

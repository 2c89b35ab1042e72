import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../../src/node/cli/migrate.ts';
import { callCommand } from '../../call-command.ts';
import { PROJECT } from '../compiler/small-site.ts';

/** Where sites of older versions are. */
export const SITES_BEFORE = path.join(PROJECT, 'tests/sites-before');

/** A copy of a site of an older version; it goes when the test ends. */
export function copySiteBefore(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'before-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(path.join(SITES_BEFORE, name), root, { recursive: true });
  return root;
}

/** Calls the command in a site's folder. */
export function migrate(root: string, ...args: readonly string[]) {
  return callCommand(() => run(args, root));
}

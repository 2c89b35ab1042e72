import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from '../../link-packages.ts';
import { runCommand } from '../../run-command.ts';
import { PROJECT } from '../compiler/small-site.ts';

/** A site as the guides find it, in a folder of its own, far from the engine. */
export interface GuideSite {
  readonly root: string;
  readonly remove: () => void;
}

const CLI = path.join(PROJECT, 'src/node/cli/colophon.ts');
/** What the guides say that they begin with. */
const INIT = ['init', '.', '--name', 'Lake Institute', '--languages', 'en,de'];

/** Runs a command of the engine in a site's folder, as `npx colophon` does there. */
export async function callColophon(root: string, args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await runCommand(root, process.execPath, [CLI, ...args]);
  if (status !== 0) throw new Error(`colophon ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Writes the site that the guides begin with; its packages are those that are installed here. */
export async function makeGuideSite(): Promise<GuideSite> {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'guide-'));
  await callColophon(root, INIT);
  linkPackages(root);
  await callColophon(root, ['generate']);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

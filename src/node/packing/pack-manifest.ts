import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './commands-config.ts';

interface WholeManifest {
  readonly scripts?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Where the whole package.json is while the package is the one that is packed. */
const WHOLE = 'dist/package.json';

/**
 * Takes out of a package.json that is packed what a site has no use for: the scripts, which run files of
 * the repository, and the dependencies that are built into the commands.
 *
 * @param folder the repository
 */
export function packManifest(folder: string): void {
  const file = path.join(folder, 'package.json');
  const { scripts, dependencies, ...rest }: WholeManifest = JSON.parse(readFileSync(file, 'utf8'));
  // What a run before has left stands there, where that was stopped.
  if (scripts === undefined) return;
  copyFileSync(file, path.join(folder, WHOLE));
  const installed = Object.entries(dependencies).filter(([name]) => isInstalled(name));
  const packed = { ...rest, dependencies: Object.fromEntries(installed) };
  writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`);
}

/** Puts the whole package.json back once the package is made. */
export function restoreManifest(folder: string): void {
  renameSync(path.join(folder, WHOLE), path.join(folder, 'package.json'));
}

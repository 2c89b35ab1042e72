import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the whole package.json is while the package has one without scripts. */
const WHOLE = 'dist/package.json';

/**
 * Takes the scripts out of a package.json that is packed: they run files of the repository that the
 * package has not.
 *
 * @param folder the repository
 */
export function leaveOutScripts(folder: string): void {
  const file = path.join(folder, 'package.json');
  const { scripts, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  // What a run before has left stands there, where that was stopped.
  if (scripts === undefined) return;
  copyFileSync(file, path.join(folder, WHOLE));
  writeFileSync(file, `${JSON.stringify(rest, null, 2)}\n`);
}

/** Puts the whole package.json back once the package is made. */
export function restoreScripts(folder: string): void {
  renameSync(path.join(folder, WHOLE), path.join(folder, 'package.json'));
}

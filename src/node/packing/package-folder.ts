import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './commands-config.ts';

interface PackageJson {
  readonly scripts?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Copies the engine's package into a folder of its own, so that nothing of the repository is changed for it.
 * Its package.json is without what a site has no use for: the scripts, which run files of the
 * repository, and the dependencies that are built into the commands.
 *
 * @param repository the repository's folder
 * @param files what belongs to the package, relative to the repository
 * @param folder where the package is put, in place of what is there
 */
export function writePackageFolder(
  repository: string,
  files: readonly string[],
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(path.join(repository, file), path.join(folder, file));
  const text = readFileSync(path.join(repository, 'package.json'), 'utf8');
  const { scripts, dependencies, ...rest }: PackageJson = JSON.parse(text);
  const installed = Object.entries(dependencies).filter(([name]) => isInstalled(name));
  const packed = { ...rest, dependencies: Object.fromEntries(installed) };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

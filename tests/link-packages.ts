import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '..');
const PACKAGES = 'node_modules';

/** Links this project's packages into a folder one by one, and no caches: builds write theirs beside them. */
export function linkPackages(root: string): void {
  const packages = path.join(root, PACKAGES);
  mkdirSync(packages);
  for (const name of readdirSync(path.join(PROJECT, PACKAGES))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(path.join(PROJECT, PACKAGES, name), path.join(packages, name));
  }
}

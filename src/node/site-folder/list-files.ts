import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** All files and folders below a folder, by their paths below it, with slashes, sorted; none where it is missing. */
export function listEntries(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(withSlashes).sort();
}

/** The files below a folder as {@link listEntries} names them, without folders and links. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map(withSlashes)
    .sort();
}

function withSlashes(name: string): string {
  return name.replaceAll(path.sep, '/');
}

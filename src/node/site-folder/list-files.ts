import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files, links and folders below a folder, by their paths below it, with slashes, sorted; none where it is
 * missing. Links in it are named and not followed: one may lead to a folder that it stands in.
 */
export function listEntries(folder: string): string[] {
  return listNames(folder, () => true);
}

/** The files below a folder as {@link listEntries} names them, without folders and links. */
export function listFiles(folder: string): string[] {
  return listNames(folder, (entry) => entry.isFile());
}

function listNames(folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return [];
  const names: string[] = [];
  const read = (below: string): void => {
    // Node itself follows links where it reads all at once.
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = `${below}${entry.name}`;
      if (isWanted(entry)) names.push(name);
      if (entry.isDirectory()) read(`${name}/`);
    }
  };
  read('');
  return names.sort();
}

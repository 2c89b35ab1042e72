import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder by their paths, with what they say; links are not followed. */
export function readFiles(root: string): ReadonlyMap<string, string> {
  return new Map(
    listFiles(root).map((file) => [
      path.relative(root, file).split(path.sep).join('/'),
      readFileSync(file, 'utf8'),
    ]),
  );
}

/** Folder by folder, as the recursion that Node offers follows links. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(name);
    return entry.isFile() ? [name] : [];
  });
}

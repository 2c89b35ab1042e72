import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileState } from './stream-file.ts';

/** A file in a folder; undefined where there is none, or a link leads out of the folder. */
export async function findFile(folder: string, name: string): Promise<FileState | undefined> {
  try {
    const [file, within] = await Promise.all([realpath(path.join(folder, name)), realpath(folder)]);
    if (!file.startsWith(within + path.sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { path: file, size: stats.size, modified: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

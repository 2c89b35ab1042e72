import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SheetSubsetter } from './subset-sheet.ts';

/** Stylesheets of subsets that are made once, and read from disk by the processes that follow. */
export interface SheetStore {
  /** The sheet of a key, from disk or made now. */
  readonly read: (key: string, make: () => ReturnType<SheetSubsetter>) => Promise<string>;
}

/** In bytes; a site of a thousand pages in two languages has some 100 MB. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Milliseconds: what no page has shown for so long is of texts that are gone. */
const MAX_UNUSED_TIME = 30 * 24 * 60 * 60 * 1000;

/**
 * What cannot be read or written, on a disk that is full or read-only, is made anew each time.
 *
 * @param folder made where it is missing; sheets that nobody has asked for in a month are removed
 * @param version of the faces, and of how they are subset
 */
export function openSheetStore(
  folder: string,
  version: string,
  { mostBytes = MAX_BYTES } = {},
): SheetStore {
  void removeUnused(folder, mostBytes).catch(ignore);
  return {
    read: async (key, make) => {
      const file = path.join(folder, `${hash('sha256', `${version} ${key}`)}.css`);
      const found = await readFile(file, 'utf8').catch(ignore);
      if (found !== undefined) {
        const now = new Date();
        void utimes(file, now, now).catch(ignore);
        return found;
      }
      const sheet = await make();
      void write(file, sheet).catch(ignore);
      return sheet;
    },
  };
}

async function write(file: string, sheet: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Nobody gets half a sheet, and two processes may write the same one.
  const part = `${file}.${process.pid}`;
  await writeFile(part, sheet);
  await rename(part, file);
}

async function removeUnused(folder: string, mostBytes: number): Promise<void> {
  const sheets = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const { size, mtimeMs: used } = await stat(file);
      return { file, size, used };
    }),
  );
  const oldest = Date.now() - MAX_UNUSED_TIME;
  let left = mostBytes;
  for (const { file, size, used } of sheets.sort((one, other) => other.used - one.used)) {
    left -= size;
    if (left < 0 || used < oldest) await rm(file, { force: true });
  }
}

function ignore(): undefined {
  return undefined;
}

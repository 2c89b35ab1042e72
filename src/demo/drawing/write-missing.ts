import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file is there. */
export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Writes a file that is not there yet. One that is there may be the owner's own picture or document
 * in place of what was drawn, which nobody can tell apart: it stays as it is.
 *
 * @param make what the file shall hold; not called where the file is there
 * @returns whether it was written
 */
export async function writeMissing(
  file: string,
  make: () => Promise<Buffer | string> | Buffer | string,
): Promise<boolean> {
  if (await isThere(file)) return false;
  const content = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
  return true;
}

/** The size of a block, of which an archive is made. */
const BLOCK = 512;

/**
 * Reads one file of a tar archive.
 *
 * @throws where there is none of that name
 */
export function readTarFile(archive: Buffer, name: string): Buffer {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const text = (from: number, length: number) =>
      header.toString('utf8', from, from + length).replace(/\0[\s\S]*$/, '');
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const [prefix, own] = [text(345, 155), text(0, 100)];
    const start = at + BLOCK;
    if ((prefix === '' ? own : `${prefix}/${own}`) === name) {
      return archive.subarray(start, start + size);
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`the archive has no file ${name}`);
}

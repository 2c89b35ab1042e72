import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, open, stat, utimes } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { type Encoding, FORM_ENDINGS } from '../http/index.ts';

/** Read at a time, in bytes. */
const CHUNK = 1024 * 1024;

/** Writes a copy of a file that is not there yet. */
export async function copyFileTo(target: string, source: string, time: Date): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await utimes(target, time, time);
}

/** Whether two files are both there and the same, without reading either as a whole. */
export async function hasSameBytes(one: string, other: string): Promise<boolean> {
  const [before, now] = await Promise.all([
    stat(one).catch(() => undefined),
    stat(other).catch(() => undefined),
  ]);
  if (before === undefined || now === undefined || before.size !== now.size) return false;
  await using first = await open(one);
  await using second = await open(other);
  const [left, right] = [Buffer.alloc(CHUNK), Buffer.alloc(CHUNK)];
  for (let position = 0; position < now.size; position += CHUNK) {
    await Promise.all([
      first.read(left, 0, CHUNK, position),
      second.read(right, 0, CHUNK, position),
    ]);
    const length = Math.min(CHUNK, now.size - position);
    if (!left.subarray(0, length).equals(right.subarray(0, length))) return false;
  }
  return true;
}

export interface FormOptions {
  readonly source: string;
  readonly encoding: Encoding;
  /** From 0 to 11, of which gzip knows 9. */
  readonly quality: number;
  readonly time: Date;
}

/** Writes the compressed form of a file: the one that stands beside it, or one made now. */
export async function copyForm(target: string, options: FormOptions): Promise<void> {
  const { source, encoding, quality, time } = options;
  const made = source + FORM_ENDINGS[encoding];
  const isMade = await stat(made).then(
    () => true,
    () => false,
  );
  if (isMade) return copyFileTo(target, made, time);
  const params = {
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_QUALITY]: quality,
  };
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params })
      : createGzip({ level: Math.min(quality, zlib.Z_BEST_COMPRESSION) });
  await pipeline(createReadStream(source), compressor, createWriteStream(target, { flags: 'wx' }));
  await utimes(target, time, time);
}

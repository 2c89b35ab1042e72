import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { Picture } from './find-pictures.ts';
import { formatOf } from './formats.ts';
import { paper, toHex } from './palette.ts';
import { isThere } from './write-missing.ts';
import { baseFile, isDrawn } from './write-renditions.ts';

/** What a page must know of a picture before it has loaded. */
export type IndexEntry = {
  width: number;
  height: number;
  /** The widths of the AVIF renditions. */
  widths: readonly number[];
  /** The average colour, as `#rrggbb`. */
  colour: string;
};

async function measure(file: string, picture: Picture): Promise<IndexEntry> {
  const { width, height } = await sharp(file).metadata();
  const average = await sharp(file)
    .flatten({ background: paper })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = average;
  return { width, height, widths: formatOf(picture).widths, colour: toHex(red, green, blue) };
}

/**
 * Measures the pictures that are there and writes `index.json`, which keeps what it says of others:
 * their owner may have written it. Answers how many it lists.
 */
export async function writeIndex(media: string, pictures: readonly Picture[]): Promise<number> {
  const file = join(media, 'index.json');
  const entries = new Map(Object.entries(await readIndex(file)));
  for (const picture of pictures) {
    if (await isDrawn(media, picture)) {
      entries.set(picture.path, await measure(baseFile(media, picture), picture));
    }
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return sorted.length;
}

/** What the index says; one that is not JSON is not written anew, as nobody can tell what it was. */
async function readIndex(file: string): Promise<Record<string, unknown>> {
  if (!(await isThere(file))) return {};
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isRecord(value) ? value : {};
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatOf } from './formats.ts';
import { paper, toHex } from './palette.ts';
import type { Picture } from './pictures.ts';
import { baseFile, isDrawn } from './renditions.ts';

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

/** Measures the pictures that are drawn and writes `index.json`; answers how many it lists. */
export async function writeIndex(media: string, pictures: readonly Picture[]): Promise<number> {
  const entries: Record<string, IndexEntry> = {};
  // Pictures come in the order of their paths, so the keys are sorted.
  for (const picture of pictures) {
    if (await isDrawn(media, picture)) {
      entries[picture.path] = await measure(baseFile(media, picture), picture);
    }
  }
  await writeFile(join(media, 'index.json'), `${JSON.stringify(entries, null, 2)}\n`);
  return Object.keys(entries).length;
}

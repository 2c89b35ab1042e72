/**
 * Draws the pictures and the attachments that the content names:
 * `npm run draw:media -- [--only <folder>] [--force]`.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeAttachments } from './attachments/attachments.ts';
import { writeIndex } from './media-index.ts';
import { readOptions } from './options.ts';
import { inParallel } from './parallel.ts';
import { findPictures, type Picture } from './pictures.ts';
import { isDrawn, writeRenditions } from './renditions.ts';
import { writeSiteDrawings } from './site/site-drawings.ts';

const content = join(import.meta.dirname, '..', 'content');
const media = join(content, 'media');

const { only, force } = readOptions(process.argv.slice(2));
const asked = (folder: string): boolean => only === undefined || only === folder;

const pictures = await findPictures(content);
const missing: Picture[] = [];
for (const picture of pictures) {
  if (asked(picture.folder) && (force || !(await isDrawn(media, picture)))) missing.push(picture);
}
await inParallel(missing, availableParallelism(), (picture) => writeRenditions(media, picture));
if (asked('site')) await writeSiteDrawings(media);
if (asked('attachments')) await writeAttachments(media);
const listed = await writeIndex(media, pictures);

console.log(`drew ${missing.length} of ${pictures.length} pictures; the index lists ${listed}`);

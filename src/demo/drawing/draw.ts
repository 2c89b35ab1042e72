/** Draws the pictures and the attachments that the content names, where they are missing. */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from '../../node/command-line/index.ts';
import { writeAttachments } from './attachments/attachments.ts';
import { findPictures } from './find-pictures.ts';
import { writeIndex } from './media-index.ts';
import { inParallel } from './parallel.ts';
import { readOptions, USAGE } from './read-drawing-options.ts';
import { writeSiteDrawings } from './site/site-drawings.ts';
import { writeRenditions } from './write-renditions.ts';

async function main(): Promise<number> {
  const { only, root, isHelp } = readOptions(process.argv.slice(2));
  if (isHelp) {
    console.log(USAGE);
    return 0;
  }
  const content = join(resolve(root ?? join(import.meta.dirname, '../../..')), 'src/demo/content');
  const media = join(content, 'media');
  const isAsked = (folder: string) => only === undefined || only === folder;

  const pictures = await findPictures(content);
  const asked = pictures.filter(({ folder }) => isAsked(folder));
  let files = 0;
  await inParallel(asked, availableParallelism(), async (picture) => {
    files += await writeRenditions(media, picture);
  });
  if (isAsked('site')) files += await writeSiteDrawings(media);
  if (isAsked('attachments')) files += await writeAttachments(media);
  const listed = await writeIndex(media, pictures);
  console.log(`${files} files drawn; the index lists ${listed} pictures`);
  return 0;
}

process.exitCode = await runCommand(main);

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '../compiler/index.ts';
import { pictureFile, readPictureOrder, shownFolders } from './reference-pictures.ts';

/**
 * What is wrong with the pictures of the reference, each with its fix: every layout, frame and block
 * has one. One that does not say what it is taken of is a picture of its example in the gallery.
 *
 * @param root the project, in which the pictures stand
 */
export function findPictureFaults(root: string, schemas: Schemas): string[] {
  return shownFolders(schemas).flatMap((folder) => {
    const file = pictureFile(folder);
    // What it says wrongly is said at once.
    readPictureOrder(root, folder);
    return existsSync(path.join(root, file))
      ? []
      : [`${file} is missing; run npm run generate:pictures -- ${folder}`];
  });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '../compiler/index.ts';
import { pictureFile, readPictureOrder, shownFolders } from './reference-pictures.ts';

/**
 * What is wrong with the pictures of the reference, each with its fix: every layout, frame and block
 * has one, and says what it is taken of.
 *
 * @param root the project, in which the pictures stand
 */
export function findPictureFaults(root: string, schemas: Schemas): string[] {
  return shownFolders(schemas).flatMap((folder) => {
    const file = pictureFile(folder);
    const isThere = existsSync(path.join(root, file));
    if (readPictureOrder(root, folder) === undefined) {
      return [`${folder} has no picture; say in picture.json what it is taken of`];
    }
    return isThere ? [] : [`${file} is missing; run npm run generate:pictures -- ${folder}`];
  });
}

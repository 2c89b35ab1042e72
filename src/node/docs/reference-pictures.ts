import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import { isRendererSchema, type Schemas } from '../compiler/index.ts';

/** What a picture of the reference is taken of: a part of a page of this site. */
export interface PictureOrder {
  /** The folder of the layout, frame or block that it shows, below the project's root. */
  readonly folder: string;
  /** The page, below the site's URL. */
  readonly url: string;
  /** The manifest of that page, below manifests/. */
  readonly manifest: string;
  /** The part of the page, as a CSS selector; the first that it finds is meant. */
  readonly shows: string;
}

/** What a folder's picture is taken of. */
const ORDER = 'picture.json';
const PICTURE = 'picture.webp';

/** The folders of layouts, frames and blocks; a format has no look of its own. */
export function shownFolders(schemas: Schemas): string[] {
  return schemas.all
    .map(({ $id }) => String($id))
    .filter((id) => isRendererSchema(id) && !id.startsWith('renderers/formats/'))
    .map((id) => path.posix.dirname(id));
}

/**
 * What the picture of a folder is taken of; undefined where the folder does not say.
 *
 * @throws where it says it wrongly
 */
export function readPictureOrder(root: string, folder: string): PictureOrder | undefined {
  const file = path.join(root, folder, ORDER);
  if (!existsSync(file)) return undefined;
  const order: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { url, manifest, shows } = isRecord(order) ? order : {};
  if (typeof url !== 'string' || typeof manifest !== 'string' || typeof shows !== 'string') {
    throw new Error(`${folder}/${ORDER} needs "url", "manifest" and "shows", each a text`);
  }
  return { folder, url, manifest, shows };
}

/** The file of a folder's picture, below the project's root. */
export function pictureFile(folder: string): string {
  return `${folder}/${PICTURE}`;
}

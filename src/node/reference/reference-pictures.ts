import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import { isRendererSchema, type Schemas } from '../compiler/index.ts';

/** What a picture of the reference is taken of: a part of a page of this site, or of another. */
export interface PictureOrder {
  /** The folder of the layout, frame or block that it shows, below the project's root. */
  readonly folder: string;
  /** The site of tests/sites that has the page; undefined for this repository's own. */
  readonly site: string | undefined;
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
/** Where sites of other kinds than the repository's own stand. */
const SITES = 'tests/sites';

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
  const { site, url, manifest, shows } = isRecord(order) ? order : {};
  if (typeof url !== 'string' || typeof manifest !== 'string' || typeof shows !== 'string') {
    throw new Error(`${folder}/${ORDER} needs "url", "manifest" and "shows", each a text`);
  }
  if (site !== undefined && typeof site !== 'string') {
    throw new Error(`"site" of ${folder}/${ORDER} is the name of a folder of ${SITES}`);
  }
  return { folder, site, url, manifest, shows };
}

/** The folder of the site whose page a picture shows, below the project's root; empty for its own. */
export function siteOfPicture({ site }: PictureOrder): string {
  return site === undefined ? '' : `${SITES}/${site}`;
}

/** The file of a folder's picture, below the project's root. */
export function pictureFile(folder: string): string {
  return `${folder}/${PICTURE}`;
}

import pictures from '../../docs/pictures.json' with { type: 'json' };

/** What a picture of the reference is taken of: a part of a page of this site. */
export interface PictureOrder {
  /** The page, below the site's address. */
  readonly address: string;
  /** The manifest of that page, below manifests/. */
  readonly manifest: string;
  /** The part of the page, as a CSS selector; the first that it finds is meant. */
  readonly shows: string;
}

/**
 * The pictures of layouts, frames and blocks, by the anchors of their parts of the reference. They
 * are data: code knows no page of any site.
 */
export const PICTURES: Readonly<Record<string, PictureOrder>> = pictures;

/** The folder of the pictures, below the project's root. */
export const PICTURES_FOLDER = 'src/docs/pictures';

/** The file of a picture below the project's root, by the anchor of the part that it shows. */
export function pictureFile(anchor: string): string {
  return `${PICTURES_FOLDER}/${anchor}.webp`;
}

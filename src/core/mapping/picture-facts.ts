import { decodeSegment } from '../decode-segment.ts';
import type { PictureFacts } from '../manifest/picture-model.ts';

export type { PictureFacts } from '../manifest/picture-model.ts';

/** Pictures by their URLs, in which nothing is percent-encoded. */
export type PictureIndex = Readonly<Record<string, PictureFacts>>;

/** The sizes of files in bytes, by their URLs, in which nothing is percent-encoded. */
export type FileSizes = Readonly<Record<string, number>>;

/** The formats of renditions, the smaller one first. */
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** An index without pictures, for a site that knows none of them beforehand. */
export const NO_PICTURES: PictureIndex = {};

/** What an index knows of the picture at a URL. */
export function findPicture(index: PictureIndex, src: string): PictureFacts | undefined {
  if (Object.hasOwn(index, src)) return index[src];
  const decoded = decodePath(src);
  return Object.hasOwn(index, decoded) ? index[decoded] : undefined;
}

/**
 * The URL of a rendition that is made of a picture. The picture's own ending stays in it, since
 * `lake.jpg` and `lake.png` may lie side by side.
 *
 * @example nameRendition('/media/lake.jpg', 480, 'avif') // '/media/lake.jpg.480.avif'
 */
export function nameRendition(src: string, width: number, format: RenditionFormat): string {
  return `${src}.${width}.${format}`;
}

/** A path as its file is called; as it stands where its encoding is broken. */
export function decodePath(path: string): string {
  return (path.includes('%') ? decodeSegment(path) : path).normalize();
}

/** What is known of a picture before it is there: width and height in pixels, average colour. */
export type PictureFacts = readonly [width: number, height: number, color: string];

/** Pictures by their addresses. */
export type PictureIndex = Readonly<Record<string, PictureFacts>>;

/** An index without pictures, for a site that knows none of them beforehand. */
export const NO_PICTURES: PictureIndex = {};

/** What an index knows of the picture at an address. */
export function findPicture(index: PictureIndex, src: string): PictureFacts | undefined {
  return Object.hasOwn(index, src) ? index[src] : undefined;
}

/**
 * What is known of a picture before it is there: width and height in pixels, its average colour as
 * `#rrggbb` (null where one sees through it), and the widths in which renditions are made of it where
 * none are prepared.
 */
export type PictureFacts = readonly [
  width: number,
  height: number,
  color: string | null,
  widths?: readonly number[],
];

/** A picture that a manifest names, with what is known of it. */
export interface PictureModel {
  readonly src: string;
  readonly facts?: PictureFacts;
}

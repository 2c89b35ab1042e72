import type { SharedPictureModel } from '../manifest/discovery-model.ts';
import type { Language } from '../manifest/site-model.ts';
import type { ImageValue } from '../mapping/values.ts';

/** A picture that stands for a page where it is shared. */
export interface SharedImage {
  readonly src: string;
  readonly alt: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** The media type, where the URL tells it. */
  readonly type: string | undefined;
}

/** Formats that networks show. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
/** Formats that they do not; a URL without an ending may have any. */
const NOT_SHOWN = ['avif', 'svg', 'gif', 'heic', 'tif', 'tiff', 'ico'];

/** The picture of a page's item; undefined where networks would not show it. */
export function sharedImageOf(image: ImageValue | undefined): SharedImage | undefined {
  if (image === undefined || NOT_SHOWN.includes(endingOf(image.src))) return undefined;
  return {
    src: image.src,
    alt: image.alt,
    size: image.facts && { width: image.facts[0], height: image.facts[1] },
    type: TYPES[endingOf(image.src)],
  };
}

/** The site's own picture; the site's name says what it shows where the manifest does not. */
export function sharedImageOfSite(
  picture: SharedPictureModel | undefined,
  language: Language,
  siteName: string,
): SharedImage | undefined {
  return (
    picture && {
      src: picture.src,
      alt: picture.alt?.[language] ?? siteName,
      size: picture.size,
      type: TYPES[endingOf(picture.src)],
    }
  );
}

function endingOf(url: string): string {
  return /\.([a-z]+)(?:[?#].*)?$/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

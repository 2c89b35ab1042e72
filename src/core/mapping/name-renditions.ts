import type { SiteModel } from '../manifest/site-model.ts';
import { nameRendition, type PictureFacts, type RenditionFormat } from './picture-facts.ts';
import type { ImageValue } from './values.ts';

/** The `srcset` of a picture in each format. */
export type Renditions = Readonly<Record<RenditionFormat, string>>;

/**
 * The renditions of a picture: those that are made of it, or those that its owner has prepared;
 * undefined where there are none.
 *
 * @param src the picture's URL
 * @param facts what is known of it
 * @param images the site manifest's, for prepared renditions
 */
export function nameRenditions(
  src: string,
  facts: PictureFacts | undefined,
  images: SiteModel['images'],
): Renditions | undefined {
  const url = encodeUrl(src);
  const made = facts?.[3];
  if (made !== undefined) return made.length === 0 ? undefined : nameMade(url, made);
  const widths = images.find(({ path }) => src.startsWith(path))?.widths;
  return widths && namePrepared(url, widths);
}

/**
 * The URL of a picture in full size: its widest rendition, as what its owner has put there may be
 * larger than any screen; the picture itself where none are made of it.
 */
export function fullPicture({ src, facts }: ImageValue): string {
  const made = facts?.[3] ?? [];
  return made.length === 0 ? src : nameRendition(encodeUrl(src), Math.max(...made), 'webp');
}

/** What is encoded already stays as it is. */
function encodeUrl(src: string): string {
  return encodeURI(src).replaceAll('%25', '%');
}

function nameMade(url: string, widths: readonly number[]): Renditions {
  const list = (format: RenditionFormat) =>
    widths.map((width) => `${nameRendition(url, width, format)} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}

/** The picture itself is the widest WebP. */
function namePrepared(url: string, widths: readonly number[]): Renditions {
  const name = url.replace(/\.[a-z]+$/i, '');
  const widest = Math.max(...widths);
  return {
    avif: widths.map((width) => `${name}-${width}.avif ${width}w`).join(', '),
    // Smaller ones for browsers without AVIF.
    webp: widths
      .map((width) => `${width === widest ? url : `${name}-${width}.webp`} ${width}w`)
      .join(', '),
  };
}

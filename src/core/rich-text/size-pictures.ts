import { escapeHtml } from '../escape-html.ts';
import type { SiteModel } from '../manifest/site-model.ts';
import { nameRenditions } from '../mapping/name-renditions.ts';
import { findPicture, type PictureIndex } from '../mapping/picture-facts.ts';

/** What is known of a site's pictures. */
export interface KnownPictures {
  readonly pictures: PictureIndex;
  readonly images: SiteModel['images'];
}

/** A picture as both cleaners write it: names of attributes, and values in quotation marks. */
const PICTURE = /<img((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /\s([\w-]+)(?:="([^"]*)")?/g;

/** No text is wider, whatever the theme's measure is. */
const WIDEST_TEXT = '44rem';

/**
 * Cleaned HTML whose pictures keep their place while they are on their way, and come in the rendition
 * that fits the reader's screen, as far as they are pictures that the site knows.
 *
 * @param html cleaned by the allow-list
 */
export function sizePictures(html: string, { pictures, images }: KnownPictures): string {
  if (!html.includes('<img')) return html;
  return html.replace(PICTURE, (whole, written: string) => {
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
    );
    const src = attributes.get('src')?.replaceAll('&amp;', '&');
    const facts = src === undefined ? undefined : findPicture(pictures, src);
    if (src === undefined || facts === undefined) return whole;
    const [width, height] = facts;
    // A width or height in the author's HTML is not overridden.
    const isSized = attributes.has('width') || attributes.has('height');
    const size = isSized ? '' : ` width="${width}" height="${height}"`;
    const load = ' loading="lazy" decoding="async"';
    const shown = isSized ? Number(attributes.get('width')) : width;
    const renditions = nameRenditions(src, facts, images);
    // Without a width of its own a picture would get that of `sizes`.
    if (renditions === undefined || !(shown > 0)) return `<img${written}${size}${load}>`;
    const sizes = `sizes="min(100vw, ${WIDEST_TEXT}, ${shown}px)"`;
    const avif = `<source type="image/avif" srcset="${escapeHtml(renditions.avif)}" ${sizes}>`;
    const webp = `srcset="${escapeHtml(renditions.webp)}" ${sizes}`;
    return `<picture>${avif}<img${written}${size} ${webp}${load}></picture>`;
  });
}

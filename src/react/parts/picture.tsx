import {
  type ImageRatio,
  type ImageValue,
  nameRendition,
  type RenditionFormat,
  type SiteModel,
} from '../../core/index.ts';
import { useEngine } from '../state/context.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly image: ImageValue | undefined;
  /** Words in place of the picture's own; none for one that only adorns what stands beside it. */
  readonly alt?: string;
  /** The proportions of the place that the picture fills; `fill` takes the height it is given. */
  readonly ratio: ImageRatio | 'fill';
  /** The width at which it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether the picture is among the first that a reader sees. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture in a place that keeps its size while the picture is on its way, tinted in its average
 * colour where that is known, in the renditions that are made of it or that the site manifest names. A
 * picture of its own proportions has to be known for that; one that is not stands in a place of fixed
 * ones.
 */
export function Picture({ image, alt, ratio, sizes, eager = false, className }: PictureProps) {
  const { images } = useEngine().site;
  const [width, height, color] = image?.facts ?? [];
  const sets = image && renditionsOf(image, images);
  return (
    <span
      className={`${styles.place ?? ''} ${className ?? ''}`}
      data-ratio={ratio === 'natural' && width === undefined ? '3/2' : ratio}
      data-color={color ?? undefined}
    >
      {image !== undefined && (
        <picture>
          {sets && <source type="image/avif" srcSet={sets.avif} sizes={sizes} />}
          <img
            className={styles.image}
            src={image.src}
            srcSet={sets?.webp}
            sizes={sets && sizes}
            alt={alt ?? image.alt}
            width={width}
            height={height}
            loading={eager ? undefined : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}

/**
 * The URL of a picture in full size: its widest rendition, as what its owner has put there may be
 * larger than any screen; the picture itself where none are made of it.
 */
export function fullPicture({ src, facts }: ImageValue): string {
  const [, , , made = []] = facts ?? [];
  const address = encodeUrl(src);
  return made.length === 0 ? src : nameRendition(address, Math.max(...made), 'webp');
}

/** What is encoded already stays as it is. */
function encodeUrl(src: string): string {
  return encodeURI(src).replaceAll('%25', '%');
}

/** The `srcset` of a picture in each format. */
type Renditions = Readonly<Record<RenditionFormat, string>>;

/** A server renders the same pictures for one reader after the other. */
const knownRenditions = new WeakMap<ImageValue, Renditions>();

/** A picture's renditions; undefined where none are made, and the site manifest names none. */
function renditionsOf(image: ImageValue, models: SiteModel['images']): Renditions | undefined {
  const known = knownRenditions.get(image);
  if (known !== undefined) return known;
  const made = nameRenditions(image, models);
  if (made !== undefined) knownRenditions.set(image, made);
  return made;
}

function nameRenditions(image: ImageValue, models: SiteModel['images']): Renditions | undefined {
  const address = encodeUrl(image.src);
  const [, , , made] = image.facts ?? [];
  if (made !== undefined) return made.length === 0 ? undefined : nameMade(address, made);
  const widths = models.find(({ path }) => image.src.startsWith(path))?.widths;
  return widths && namePrepared(address, widths);
}

function nameMade(address: string, widths: readonly number[]): Renditions {
  const list = (format: RenditionFormat) =>
    widths.map((width) => `${nameRendition(address, width, format)} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}

/** The picture itself is the widest WebP. */
function namePrepared(address: string, widths: readonly number[]): Renditions {
  const name = address.replace(/\.[a-z]+$/i, '');
  const widest = Math.max(...widths);
  return {
    avif: widths.map((width) => `${name}-${width}.avif ${width}w`).join(', '),
    // Smaller ones for browsers without AVIF.
    webp: widths
      .map((width) => `${width === widest ? address : `${name}-${width}.webp`} ${width}w`)
      .join(', '),
  };
}

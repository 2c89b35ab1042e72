import type { ImageRatio, ImageValue, SiteModel } from '../../core/index.ts';
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
 * colour where that is known, in the renditions that the site manifest names. A picture of its own
 * proportions has to be known for that; one that is not stands in a place of fixed ones.
 */
export function Picture({ image, alt, ratio, sizes, eager = false, className }: PictureProps) {
  const { images } = useEngine().site;
  const [width, height, color] = image?.facts ?? [];
  const sets = image && renditionsOf(image, images);
  return (
    <span
      className={`${styles.place ?? ''} ${className ?? ''}`}
      data-ratio={ratio === 'natural' && width === undefined ? '3/2' : ratio}
      data-color={color}
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

/** The `srcset` of a picture in each format, the picture itself being the widest WebP. */
interface Renditions {
  readonly avif: string;
  readonly webp: string;
}

/** A server renders the same pictures for one reader after the other. */
const knownRenditions = new WeakMap<ImageValue, Renditions>();

/** A picture's renditions; undefined for one that the site manifest names none for. */
function renditionsOf(image: ImageValue, models: SiteModel['images']): Renditions | undefined {
  const known = knownRenditions.get(image);
  if (known !== undefined) return known;
  const widths = models.find(({ path }) => image.src.startsWith(path))?.widths;
  if (widths === undefined) return undefined;
  const made = nameRenditions(image.src, widths);
  knownRenditions.set(image, made);
  return made;
}

function nameRenditions(src: string, widths: readonly number[]): Renditions {
  const address = encodeURI(src);
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

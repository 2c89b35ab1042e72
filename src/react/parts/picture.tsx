import type { ImageRatio, ImageValue } from '../../core/index.ts';
import { useEngine } from '../engine/context.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly image: ImageValue | undefined;
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
export function Picture({ image, ratio, sizes, eager = false, className }: PictureProps) {
  const { images } = useEngine().site;
  const [width, height, color] = image?.facts ?? [];
  const widths = images.find(({ path }) => image?.src.startsWith(path))?.widths;
  return (
    <span
      className={`${styles.place ?? ''} ${className ?? ''}`}
      data-ratio={ratio === 'natural' && width === undefined ? '3/2' : ratio}
      data-color={color}
    >
      {image !== undefined && (
        <picture>
          {widths !== undefined && (
            <source type="image/avif" srcSet={avifSet(image.src, widths)} sizes={sizes} />
          )}
          <img
            className={styles.image}
            src={image.src}
            srcSet={widths && webpSet(image.src, widths)}
            sizes={widths && sizes}
            alt={image.alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}

function avifSet(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${rendition(src, width, 'avif')} ${width}w`).join(', ');
}

/** Smaller ones for browsers without AVIF; the picture itself is the widest. */
function webpSet(src: string, widths: readonly number[]): string {
  const widest = Math.max(...widths);
  return widths
    .map(
      (width) => `${width === widest ? encodeURI(src) : rendition(src, width, 'webp')} ${width}w`,
    )
    .join(', ');
}

function rendition(src: string, width: number, type: 'avif' | 'webp'): string {
  return `${encodeURI(src.replace(/\.[a-z]+$/i, ''))}-${width}.${type}`;
}

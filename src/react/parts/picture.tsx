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
  const renditions =
    image === undefined ? undefined : images.find(({ path }) => image.src.startsWith(path));
  return (
    <span
      className={`${styles.place ?? ''} ${className ?? ''}`}
      data-ratio={ratio === 'natural' && width === undefined ? '3/2' : ratio}
      data-color={color}
    >
      {image !== undefined && (
        <picture>
          {renditions !== undefined && (
            <source
              type="image/avif"
              srcSet={sourceSet(image.src, renditions.widths)}
              sizes={sizes}
            />
          )}
          <img
            className={styles.image}
            src={image.src}
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

function sourceSet(src: string, widths: readonly number[]): string {
  const stem = src.replace(/\.[a-z]+$/i, '');
  return widths.map((width) => `${encodeURI(stem)}-${width}.avif ${width}w`).join(', ');
}

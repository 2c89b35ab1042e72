import {
  type ImageRatio,
  type ImageValue,
  nameRenditions,
  type Renditions,
  type SiteModel,
} from '../../core/index.ts';
import { useRuntime } from '../state/context.ts';
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
  const { images } = useRuntime().site;
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

/** A server renders the same pictures for one reader after the other. */
const renditionsCache = new WeakMap<ImageValue, Renditions>();

/** A picture's renditions; undefined where none are made, and the site manifest names none. */
function renditionsOf(image: ImageValue, models: SiteModel['images']): Renditions | undefined {
  const known = renditionsCache.get(image);
  if (known !== undefined) return known;
  const named = nameRenditions(image.src, image.facts, models);
  if (named !== undefined) renditionsCache.set(image, named);
  return named;
}

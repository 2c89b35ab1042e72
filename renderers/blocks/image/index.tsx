import type { BlockProps } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';

/** A picture of its own size in the text, such as a signature. */
export function Block({ block }: BlockProps<'image'>) {
  const { src, alt, facts: [width, height] = [] } = block.field;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={styles.image}
    />
  );
}

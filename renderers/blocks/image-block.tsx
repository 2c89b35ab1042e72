import type { BlockProps } from '../../src/react/index.ts';
import { BlockSection } from './block-section.tsx';
import styles from './blocks.module.css';

/** A picture of its own size in the text, such as a signature. */
export function ImageBlock({ block }: BlockProps<'image'>) {
  return (
    <BlockSection heading={block.heading}>
      <img src={block.image.src} alt={block.image.alt} loading="lazy" className={styles.image} />
    </BlockSection>
  );
}

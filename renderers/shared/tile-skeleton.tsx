import { Picture } from '../../src/react/index.ts';
import type { TileLayout } from './tile-layout.ts';
import styles from './tile-skeleton.module.css';

/** The shape of a tile that is on its way. */
export function TileSkeleton({ layout }: { readonly layout: TileLayout }) {
  const { image } = layout.slots;
  const ratio = image?.ratio === undefined || image.ratio === 'natural' ? '3/2' : image.ratio;
  return (
    <div className={styles.tile}>
      {image !== undefined && <Picture image={undefined} ratio={ratio} sizes="100vw" />}
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  );
}

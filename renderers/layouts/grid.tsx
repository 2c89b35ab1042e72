import {
  columnClasses,
  type GridModel,
  type LayoutProps,
  type LayoutRenderer,
} from '../../src/react/index.ts';
import styles from './grid.module.css';
import { Tile } from './tile.tsx';
import { TileSkeleton } from './tile-skeleton.tsx';

/** Tiles above the fold on most screens; their pictures do not wait. */
const EAGER_TILES = 3;
const SKELETON_TILES = 6;

function Grid({ layout, items }: LayoutProps<'grid'>) {
  return (
    <ul className={`${styles.grid} ${columnClasses(layout.columns)}`}>
      {items.map((item, index) => (
        <li key={item.key}>
          <Tile layout={layout} item={item} eager={index < EAGER_TILES} />
        </li>
      ))}
    </ul>
  );
}

function GridSkeleton({ layout }: { readonly layout: GridModel }) {
  return (
    <ul className={`${styles.grid} ${columnClasses(layout.columns)}`}>
      {Array.from({ length: SKELETON_TILES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
        <li key={index}>
          <TileSkeleton layout={layout} />
        </li>
      ))}
    </ul>
  );
}

export const grid: LayoutRenderer<'grid'> = { Layout: Grid, Skeleton: GridSkeleton };

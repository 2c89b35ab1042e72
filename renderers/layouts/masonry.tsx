import ResponsiveColumns from 'react-responsive-masonry';
import {
  columnClasses,
  columnCounts,
  type LayoutProps,
  type LayoutRenderer,
  type MasonryModel,
  useColumnCount,
} from '../../src/react/index.ts';
import styles from './masonry.module.css';
import { Tile } from './tile.tsx';
import { TileSkeleton } from './tile-skeleton.tsx';

/** Tiles above the fold on most screens; their pictures do not wait. */
const EAGER_TILES = 3;
const SKELETON_TILES = 6;

/**
 * Tiles in columns, the order of the data running across them. How many columns there are only the
 * browser knows: the first HTML holds every number of them, of which CSS shows the one that fits,
 * so that nothing moves when the scripts take over and keep that one.
 */
function Masonry({ layout, items }: LayoutProps<'masonry'>) {
  const tiles = items.map((item, index) => (
    <Tile key={item.key} layout={layout} item={item} eager={index < EAGER_TILES} />
  ));
  return <Columns layout={layout}>{tiles}</Columns>;
}

function MasonrySkeleton({ layout }: { readonly layout: MasonryModel }) {
  const tiles = Array.from({ length: SKELETON_TILES }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
    <TileSkeleton key={index} layout={layout} />
  ));
  return <Columns layout={layout}>{tiles}</Columns>;
}

function Columns({
  layout,
  children,
}: {
  readonly layout: MasonryModel;
  readonly children: React.ReactNode[];
}) {
  const fitting = useColumnCount(layout.columns);
  const counts = fitting === undefined ? columnCounts(layout.columns) : [fitting];
  return (
    <div className={columnClasses(layout.columns)}>
      {counts.map((count) => (
        <div key={count} className={fitting === undefined ? styles[`variant${count}`] : undefined}>
          <ResponsiveColumns sequential columnsCount={count} gutter="var(--gap)">
            {children}
          </ResponsiveColumns>
        </div>
      ))}
    </div>
  );
}

export const masonry: LayoutRenderer<'masonry'> = { Layout: Masonry, Skeleton: MasonrySkeleton };

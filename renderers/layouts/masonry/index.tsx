import {
  Children,
  type ComponentType,
  memo,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import ResponsiveColumns, { type MasonryProps } from 'react-responsive-masonry';
import {
  columnClasses,
  inParts,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  ListPart,
  PART_LENGTH,
  useColumnCount,
} from '../../../src/react/index.ts';
import { Tile } from '../../shared/tile.tsx';
import { TileSkeleton } from '../../shared/tile-skeleton.tsx';
import styles from './masonry.module.css';

/** Tiles above the fold on most screens; their pictures do not wait. */
const EAGER_TILES = 3;
const SKELETON_TILES = 6;
const PICTURE = {
  ratio: 'natural',
  sizes: '(max-width: 749.98px) 100vw, (max-width: 1679.98px) 45vw, 440px',
} as const;

/**
 * Tiles in columns, the order of the data running across them. How many columns there are only the
 * browser knows: the first HTML holds one, whose tiles `src/app/boot/distribute-columns.js` distributes
 * before they are painted, and the scripts take over as many as it has made.
 */
function Masonry({ layout, items }: LayoutProps<'masonry'>) {
  return (
    <Columns
      layout={layout}
      tiles={items.map((item, index) => ({
        key: item.key,
        content: <MemoTile {...PICTURE} layout={layout} item={item} eager={index < EAGER_TILES} />,
      }))}
    />
  );
}

/** Left alone as other tiles follow, of which there may be thousands. */
const MemoTile = memo(Tile);

function MasonrySkeleton({ layout }: { readonly layout: LayoutModels['masonry'] }) {
  const tiles = Array.from({ length: SKELETON_TILES }, (_, index) => ({
    key: index,
    content: <TileSkeleton layout={layout} />,
  }));
  return <Columns layout={layout} tiles={tiles} />;
}

interface ColumnsProps {
  readonly layout: LayoutModels['masonry'];
  readonly tiles: readonly { readonly key: React.Key; readonly content: React.ReactNode }[];
}

/** The elements stand column by column; the list that owns them is read in the order of the data. */
function Columns({ layout, tiles }: ColumnsProps) {
  const list = useId();
  const count = useColumnCount(layout.columns, () => countInHtml(list));
  const idOf = (index: number) => `${list}-${index}`;
  return (
    <div className={columnClasses(layout.columns, 'from')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a ul would have to hold its items directly */}
      <div id={list} role="list" aria-owns={tiles.map((_, index) => idOf(index)).join(' ')}>
        <PlainColumns sequential columnsCount={count} containerTag={Row} itemTag={Column}>
          {tiles.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a li would have to stand in a ul
            <div key={key} role="listitem" id={idOf(index)}>
              {content}
            </div>
          ))}
        </PlainColumns>
      </div>
    </div>
  );
}

function countInHtml(list: string): number {
  if (import.meta.env.SSR) return 1;
  return document.getElementById(list)?.firstElementChild?.childElementCount ?? 1;
}

type PlainColumnsProps = Omit<MasonryProps, 'containerTag' | 'itemTag'> & {
  readonly containerTag: typeof Row;
  readonly itemTag: typeof Column;
};

/** The package hands its tags to React, which takes components too; its types know names only. */
const PlainColumns = ResponsiveColumns as unknown as ComponentType<PlainColumnsProps>;

/** In place of the package's own elements, whose style attributes no strict policy lets through. */
function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row} data-part-length={PART_LENGTH}>
      {children}
    </div>
  );
}

/** What the package puts around each child. */
type Wrapper = ReactElement<{ children: ReactNode }>;

function Column({ children }: { readonly children: Wrapper[] }) {
  return (
    <div className={styles.column}>
      {inParts(Children.toArray(children) as Wrapper[]).map(({ first, items }) => (
        <ListPart key={first} as="div" className={styles.part ?? ''} isFurther={first > 0}>
          {items.map((wrapper) => wrapper.props.children)}
        </ListPart>
      ))}
    </div>
  );
}

export const layout: LayoutRenderer<'masonry'> = { Layout: Masonry, Skeleton: MasonrySkeleton };

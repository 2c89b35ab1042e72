import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import {
  columnClasses,
  definePart,
  type GridModel,
  type ItemOf,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
  textOf,
  useIntent,
} from '../../src/react/index.ts';
import styles from './grid.module.css';
import type { DrawerItem, ItemDrawerProps } from './item-drawer.tsx';
import { Tile } from './tile.tsx';
import { TileSkeleton } from './tile-skeleton.tsx';

/** Tiles above the fold on most screens; their pictures do not wait. */
const EAGER_TILES = 3;
const SKELETON_TILES = 6;

const drawer = definePart<ItemDrawerProps>(
  async () => (await import('./item-drawer.tsx')).ItemDrawer,
);

function Grid(props: LayoutProps<'grid'>) {
  return props.layout.opens === 'drawer' ? <GridWithDrawer {...props} /> : <Tiles {...props} />;
}

interface TilesProps extends LayoutProps<'grid'> {
  /** What a click on a tile does in place of following its link. */
  readonly onOpen?: (path: string, opener: HTMLElement) => void;
}

function Tiles({ layout, items, onOpen }: TilesProps) {
  const draw = useCallback(
    (item: ItemOf<GridModel>, index: number) => (
      <li key={item.key}>
        <Tile layout={layout} item={item} eager={index < EAGER_TILES} onOpen={onOpen} />
      </li>
    ),
    [layout, onOpen],
  );
  return (
    <LongList
      items={items}
      draw={draw}
      className={`${styles.grid} ${columnClasses(layout.columns)}`}
    />
  );
}

/** Tiles whose pages open over the list; without scripts, and in a new tab, they are links. */
function GridWithDrawer({ layout, items }: LayoutProps<'grid'>) {
  const [opened, setOpened] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const [intended, intend] = useIntent(drawer.preload);
  const linked = useMemo(() => linkedOf(items), [items]);
  const open = useCallback(
    (path: string, element: HTMLElement) => {
      intend();
      opener.current = element;
      setOpened(path);
    },
    [intend],
  );
  const index = linked.findIndex(({ path }) => path === opened);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers note the intent to open a tile
    <div onPointerEnter={drawer.preload} onFocus={drawer.preload}>
      <Tiles layout={layout} items={items} onOpen={open} />
      {intended && (
        <Suspense fallback={null}>
          <drawer.Component
            items={linked}
            index={index}
            show={(next) => setOpened(linked[next]?.path)}
            close={() => {
              setOpened(undefined);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The items that have pages of their own, each page once. */
function linkedOf(items: LayoutProps<'grid'>['items']): readonly DrawerItem[] {
  const linked = items.flatMap(({ link, title }): DrawerItem[] =>
    link === undefined ? [] : [{ path: link, title: textOf(title) }],
  );
  return [...new Map(linked.map((item) => [item.path, item])).values()];
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

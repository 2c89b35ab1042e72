import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  columnClasses,
  defineLazyComponent,
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
  type OpenedPage,
  textOf,
  useIntent,
  useOverlayPage,
} from '../../../src/react/index.ts';
import { Tile } from '../../shared/tile.tsx';
import { TileSkeleton } from '../../shared/tile-skeleton.tsx';
import styles from './grid.module.css';
import type { ItemDrawerProps } from './item-drawer.tsx';

/** Tiles above the fold on most screens; their pictures do not wait. */
const EAGER_TILES = 3;
const SKELETON_TILES = 6;
const PICTURE = {
  ratio: '3/2',
  sizes: '(max-width: 750px) 100vw, (max-width: 1680px) 45vw, 440px',
} as const;

const drawer = defineLazyComponent<ItemDrawerProps>(
  async () => (await import('./item-drawer.tsx')).ItemDrawer,
);

function Grid(props: LayoutProps<'grid'>) {
  return props.layout.opens === 'drawer' ? <GridWithDrawer {...props} /> : <Tiles {...props} />;
}

interface TilesProps extends LayoutProps<'grid'> {
  /** What a click on a tile does in place of following its link. */
  readonly onOpen?: (page: OpenedPage, opener: HTMLElement) => void;
}

function Tiles({ layout, items, onOpen }: TilesProps) {
  const render = useCallback(
    (item: ItemOf<LayoutModels['grid']>, index: number) => (
      <li key={item.key}>
        <Tile
          {...PICTURE}
          layout={layout}
          item={item}
          eager={index < EAGER_TILES}
          onOpen={onOpen}
        />
      </li>
    ),
    [layout, onOpen],
  );
  return (
    <LongList
      items={items}
      render={render}
      className={`${styles.grid} ${columnClasses(layout.columns)}`}
    />
  );
}

/** Tiles whose pages open over the list; without scripts, and in a new tab, they are links. */
function GridWithDrawer({ layout, items }: LayoutProps<'grid'>) {
  const { opened, open, replace, close } = useOverlayPage();
  const [intended, intend] = useIntent(drawer.preload);
  const linked = useMemo(() => linkedOf(items), [items]);
  const isOpen = opened !== undefined;
  // It stays for its own way out.
  useEffect(() => {
    if (isOpen) intend();
  }, [isOpen, intend]);
  const [tiles, noteOpener] = useFocusOnClose(opened?.path);
  const openTile = useCallback(
    (page: OpenedPage, opener: HTMLElement) => {
      noteOpener(opener);
      open(page);
    },
    [noteOpener, open],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers note the intent to open a tile
    <div ref={tiles} onPointerEnter={drawer.preload} onFocus={drawer.preload}>
      <Tiles layout={layout} items={items} onOpen={openTile} />
      {(intended || isOpen) && (
        <Suspense fallback={null}>
          <drawer.Component items={linked} opened={opened} show={replace} close={close} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Once a drawer is closed, by whatever way, the focus is on the tile that opened it; on that of the
 * page it showed, where the reader came to it by the browser's own buttons.
 */
function useFocusOnClose(path: string | undefined) {
  const tiles = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const opener = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const last = shown.current;
    shown.current = path;
    if (path !== undefined || last === undefined) return;
    const own = `a[href="${CSS.escape(last)}"]`;
    const tile = opener.current ?? tiles.current?.querySelector<HTMLElement>(own);
    opener.current = undefined;
    tile?.focus({ preventScroll: true });
  }, [path]);
  const noteOpener = useCallback((tile: HTMLElement) => {
    opener.current = tile;
  }, []);
  return [tiles, noteOpener] as const;
}

/** The items that have pages of their own, each page once. */
function linkedOf(items: LayoutProps<'grid'>['items']): readonly OpenedPage[] {
  const linked = items.flatMap(({ link, title }): OpenedPage[] =>
    link === undefined ? [] : [{ path: link, title: textOf(title) }],
  );
  return [...new Map(linked.map((item) => [item.path, item])).values()];
}

function GridSkeleton({ layout }: { readonly layout: LayoutModels['grid'] }) {
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

export const layout: LayoutRenderer<'grid'> = { Layout: Grid, Skeleton: GridSkeleton };

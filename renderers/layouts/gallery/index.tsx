import { Suspense, useCallback } from 'react';
import {
  columnClasses,
  defineLazyComponent,
  fullPicture,
  type ItemOf,
  isPlainClick,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
  Picture,
  textOf,
  useRuntime,
  useShownPage,
  useUiText,
} from '../../../src/react/index.ts';
import { itemAnchor } from '../../shared/item-anchor.ts';
import styles from './gallery.module.css';
import type { LightboxProps } from './lightbox.tsx';
import { sizesOf } from './sizes-of.ts';
import { useLightbox } from './use-lightbox.ts';

type Gallery = LayoutModels['gallery'];

/** Pictures above the fold on most screens; they do not wait. */
const EAGER = 4;
const SKELETONS = 6;

const lightbox = defineLazyComponent<LightboxProps>(
  async () => (await import('./lightbox.tsx')).Lightbox,
);

/** Pictures in a grid. Each leads to itself in full size, which scripts show over the page. */
function GalleryLayout({ layout, items }: LayoutProps<'gallery'>) {
  const { place } = useShownPage();
  const pictures = items.filter(({ image }) => image !== undefined);
  const anchors = pictures.map(({ key }) => itemAnchor('picture', key));
  const { index, isWanted, open, turnTo, close } = useLightbox(anchors, lightbox.preload);
  // A page that is shown over another has no URL for what would stand over it.
  const opens = place === 'main';
  const ratio = layout.slots.image.ratio ?? '3/2';
  const sizes = sizesOf(layout.columns, useRuntime().site.breakpoints);
  const render = useCallback(
    (item: ItemOf<Gallery>, position: number) => (
      <Thumbnail
        key={item.key}
        item={item}
        ratio={ratio}
        sizes={sizes}
        eager={position < EAGER}
        onOpen={opens ? open : undefined}
      />
    ),
    [ratio, sizes, opens, open],
  );
  return (
    <>
      <LongList
        items={pictures}
        render={render}
        className={`${styles.grid} ${columnClasses(layout.columns)}`}
      />
      {isWanted && opens && (
        <Suspense fallback={null}>
          <lightbox.Component items={pictures} index={index} turnTo={turnTo} close={close} />
        </Suspense>
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly item: ItemOf<Gallery>;
  readonly ratio: NonNullable<Gallery['slots']['image']['ratio']>;
  readonly sizes: string;
  readonly eager: boolean;
  readonly onOpen: ((anchor: string) => void) | undefined;
}

function Thumbnail({ item: { key, image, title }, ratio, sizes, eager, onOpen }: ThumbnailProps) {
  const ui = useUiText();
  const anchor = itemAnchor('picture', key);
  if (image === undefined) return <li />;
  return (
    <li id={anchor} className={styles.item}>
      <a
        href={fullPicture(image)}
        className={styles.link}
        aria-label={ui('ui.showPicture', { name: textOf(title) })}
        onPointerEnter={lightbox.preload}
        onClick={(event) => {
          if (onOpen === undefined || !isPlainClick(event)) return;
          event.preventDefault();
          onOpen(anchor);
        }}
      >
        <Picture image={image} ratio={ratio} sizes={sizes} eager={eager} />
      </a>
    </li>
  );
}

function GallerySkeleton({ layout }: { readonly layout: Gallery }) {
  const { ratio = '3/2' } = layout.slots.image;
  return (
    <ul className={`${styles.grid} ${columnClasses(layout.columns)}`}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
        <li key={index}>
          <Picture image={undefined} ratio={ratio === 'natural' ? '3/2' : ratio} sizes="100vw" />
        </li>
      ))}
    </ul>
  );
}

export const layout: LayoutRenderer<'gallery'> = {
  Layout: GalleryLayout,
  Skeleton: GallerySkeleton,
};

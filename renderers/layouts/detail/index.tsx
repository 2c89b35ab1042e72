import {
  BackLink,
  Blocks,
  type ImageValue,
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  PageTitle,
  Picture,
  SlotText,
  textOf,
  usePageTitle,
  useShownPage,
} from '../../../src/react/index.ts';
import { CoverPreview } from './cover-preview.tsx';
import styles from './detail.module.css';

/** The width of a cover, in the words of the `sizes` attribute. */
const COVER_SIZES = '(max-width: 416px) 100vw, (max-width: 1024px) 384px, 320px';
const WIDE_COVER_SIZES = '(max-width: 1024px) 100vw, 320px';

/** One item as a page: a reading column with the picture at its side. */
function Detail({ layout, items }: LayoutProps<'detail'>) {
  const { place, route } = useShownPage();
  const pageTitle = usePageTitle();
  const [item] = items;
  if (item === undefined) return null;
  if (place === 'drawer') return <DrawerDetail item={item} />;
  const { title, blocks } = item;
  const { slots, back } = layout;
  // A picture without a title beside it is that of the page.
  const cover = item.cover && { ...item.cover, alt: item.cover.alt || (pageTitle ?? '') };
  const picture = (
    <Picture
      image={cover}
      ratio={slots.cover?.ratio ?? '4/5'}
      sizes={isWide(cover) ? WIDE_COVER_SIZES : COVER_SIZES}
      eager
    />
  );
  return (
    <article className={styles.detail} aria-label={(title && textOf(title)) ?? pageTitle}>
      {back !== undefined && <BackLink back={back} />}
      <div className={styles.columns} data-cover={cover !== undefined}>
        <div className={styles.text}>
          {slots.title === undefined || title === undefined ? (
            <PageTitle />
          ) : (
            <h1 className={styles.title} data-italic={route.menu?.italic}>
              <SlotText value={title} />
            </h1>
          )}
          {blocks && <Blocks blocks={blocks} />}
        </div>
        {cover !== undefined && (
          <div className={styles.cover} data-wide={isWide(cover)}>
            {slots.cover?.preview ? <CoverPreview image={cover}>{picture}</CoverPreview> : picture}
          </div>
        )}
      </div>
    </article>
  );
}

/** Whether a picture is wider than high, as far as that is known. */
function isWide(image: ImageValue | undefined): boolean {
  const [width = 0, height = 0] = image?.facts ?? [];
  return width > height;
}

/** In a drawer the text alone: the way back and the picture are on the page behind it. */
function DrawerDetail({ item }: { readonly item: ItemOf<LayoutModels['detail']> }) {
  const { title, blocks } = item;
  return (
    <article className={styles.text} aria-label={title && textOf(title)}>
      {title && (
        <h2 className={styles.title}>
          <SlotText value={title} />
        </h2>
      )}
      {blocks && <Blocks blocks={blocks} />}
    </article>
  );
}

function DetailSkeleton({ layout }: { readonly layout: LayoutModels['detail'] }) {
  const { place } = useShownPage();
  const { title, cover } = layout.slots;
  const isPages = title === undefined && place !== 'drawer';
  return (
    <div className={styles.detail}>
      <div className={styles.columns} data-cover={cover !== undefined}>
        <div className={styles.text}>
          {isPages ? <PageTitle /> : <div className={styles.bone} />}
          <div className={styles.bone} />
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
        {cover !== undefined && (
          <div className={styles.cover}>
            <Picture image={undefined} ratio={cover.ratio ?? '4/5'} sizes={COVER_SIZES} />
          </div>
        )}
      </div>
    </div>
  );
}

export const layout: LayoutRenderer<'detail'> = { Layout: Detail, Skeleton: DetailSkeleton };

import {
  BackLink,
  Blocks,
  type DetailModel,
  type LayoutProps,
  type LayoutRenderer,
  Picture,
  SlotText,
} from '../../src/react/index.ts';
import styles from './detail.module.css';

/** One item as a page: a reading column with the picture at its side. */
function Detail({ layout, items }: LayoutProps<'detail'>) {
  const [item] = items;
  if (item === undefined) return null;
  const { title, cover, blocks } = item;
  return (
    <article className={styles.detail}>
      {layout.back !== undefined && <BackLink route={layout.back} />}
      <div className={styles.columns} data-cover={layout.slots.cover !== undefined}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title && <SlotText value={title} />}</h1>
          {blocks && <Blocks blocks={blocks} />}
        </div>
        {layout.slots.cover !== undefined && (
          <Picture
            image={cover}
            ratio="4/5"
            sizes="(max-width: 1024px) 240px, 320px"
            eager
            className={styles.cover}
          />
        )}
      </div>
    </article>
  );
}

function DetailSkeleton({ layout }: { readonly layout: DetailModel }) {
  return (
    <div className={styles.detail}>
      <div className={styles.columns} data-cover={layout.slots.cover !== undefined}>
        <div className={styles.text}>
          <div className={styles.bone} />
          <div className={styles.bone} />
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
        {layout.slots.cover !== undefined && (
          <Picture image={undefined} ratio="4/5" sizes="320px" className={styles.cover} />
        )}
      </div>
    </div>
  );
}

export const detail: LayoutRenderer<'detail'> = { Layout: Detail, Skeleton: DetailSkeleton };

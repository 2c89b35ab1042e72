import {
  ItemLink,
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  Picture,
  ReadOn,
  SlotText,
  textOf,
  useUiText,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import styles from './alternating.module.css';

const SIZES = '(max-width: 1024px) 50vw, 300px';
const SKELETON_ITEMS = 2;

function Alternating({ layout, items }: LayoutProps<'alternating'>) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={item.key}>
          <Item layout={layout} item={item} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly layout: LayoutModels['alternating'];
  readonly item: ItemOf<LayoutModels['alternating']>;
  /** Whether its picture is asked for at once: that of the first one is mostly in sight. */
  readonly eager: boolean;
}

/** Picture and text side by side; which is on which side is left to CSS. */
function Item({ layout, item, eager }: ItemProps) {
  const { slots } = layout;
  const { image, title, summary, link } = item;
  return (
    <article
      className={styles.item}
      data-picture={image !== undefined}
      aria-label={textOf(title) || undefined}
    >
      {image !== undefined && (
        <Picture
          image={image}
          alt=""
          ratio={slots.image?.ratio ?? 'fill'}
          sizes={SIZES}
          eager={eager}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <ItemHeading
          as="h2"
          title={title}
          clamp={slots.title.clamp}
          link={undefined}
          classes={styles}
        />
        {summary && (
          <div className={styles.summary}>
            {link === undefined ? (
              <ReadOn value={summary} slot={slots.summary} name={textOf(title)} />
            ) : (
              <SlotText value={summary} clamp={slots.summary?.clamp} />
            )}
          </div>
        )}
        {link !== undefined && (
          <ItemLink to={link} className={styles.more}>
            <ReadMore title={textOf(title)} />
          </ItemLink>
        )}
      </div>
    </article>
  );
}

/** What a link says to who sees it beside its title, and to who meets it alone. */
function ReadMore({ title }: { readonly title: string }) {
  const ui = useUiText();
  if (title === '') return ui('ui.readMore');
  return (
    <>
      <span aria-hidden="true">{ui('ui.readMore')}</span>
      <span className="visually-hidden">{`${ui('ui.readMore')}: ${title}`}</span>
    </>
  );
}

function AlternatingSkeleton({ layout }: { readonly layout: LayoutModels['alternating'] }) {
  return (
    <ul className={styles.list}>
      {Array.from({ length: SKELETON_ITEMS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
        <li key={index}>
          <div className={styles.item} data-picture={layout.slots.image !== undefined}>
            {layout.slots.image && (
              <Picture
                image={undefined}
                ratio={layout.slots.image.ratio ?? 'fill'}
                sizes={SIZES}
                className={styles.picture}
              />
            )}
            <div className={styles.text}>
              <span className={styles.bone} />
              <span className={styles.bone} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const layout: LayoutRenderer<'alternating'> = {
  Layout: Alternating,
  Skeleton: AlternatingSkeleton,
};

import {
  columnClasses,
  ItemLink,
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
  Picture,
  SlotText,
} from '../../../src/react/index.ts';
import styles from './quote.module.css';

type Quote = LayoutModels['quote'];

function Quotes({ layout, items }: LayoutProps<'quote'>) {
  const render = (item: ItemOf<Quote>) => (
    <li key={item.key}>
      <Quotation layout={layout} item={item} />
    </li>
  );
  return (
    <LongList
      items={items}
      render={render}
      className={`${styles.list} ${columnClasses(layout.columns)}`}
    />
  );
}

/** What was said, and below it who said it. */
function Quotation({ layout, item }: { readonly layout: Quote; readonly item: ItemOf<Quote> }) {
  const { quote, title, subtitle, image, link } = item;
  return (
    <figure className={styles.figure}>
      {quote && (
        <blockquote className={styles.quote}>
          <SlotText value={quote} clamp={layout.slots.quote.clamp} />
        </blockquote>
      )}
      {(title ?? subtitle ?? image) && (
        <figcaption className={styles.caption}>
          {image && (
            <Picture image={image} alt="" ratio="1/1" sizes="4rem" className={styles.portrait} />
          )}
          <span>
            {title && (
              <cite className={styles.name}>
                {link === undefined ? (
                  <SlotText value={title} />
                ) : (
                  <ItemLink to={link} className={styles.link}>
                    <SlotText value={title} />
                  </ItemLink>
                )}
              </cite>
            )}
            {subtitle && (
              <span className={styles.role}>
                <SlotText value={subtitle} />
              </span>
            )}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

function QuoteSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'quote'> = { Layout: Quotes, Skeleton: QuoteSkeleton };

import {
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  Picture,
  SlotText,
  type TextValue,
  Time,
  textOf,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import styles from './timeline.module.css';

type Model = LayoutModels['timeline'];

/** A year, or a month of one: what machines read as a time, and no format makes. */
const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/** What happened, one below the other, each with its time at the line. */
function Timeline({ layout, items }: LayoutProps<'timeline'>) {
  return (
    <ol className={styles.line}>
      {items.map((item) => (
        <Happening key={item.key} slots={layout.slots} item={item} />
      ))}
    </ol>
  );
}

function Happening({
  slots,
  item,
}: {
  readonly slots: Model['slots'];
  readonly item: ItemOf<Model>;
}) {
  const { time, title, summary, image, link } = item;
  return (
    <li className={styles.happening}>
      {time && (
        <div className={styles.time}>
          <When value={time} />
        </div>
      )}
      <ItemHeading as="h2" title={title} link={link} classes={styles} />
      {summary && (
        <div className={styles.summary}>
          <SlotText value={summary} clamp={slots.summary?.clamp} />
        </div>
      )}
      {image && (
        <Picture
          image={image}
          alt=""
          ratio={slots.image?.ratio ?? 'natural'}
          sizes="320px"
          className={styles.picture}
        />
      )}
    </li>
  );
}

function When({ value }: { readonly value: TextValue }) {
  const words = textOf(value);
  return YEAR_OR_MONTH.test(words) ? (
    <Time value={words}>{words}</Time>
  ) : (
    <SlotText value={value} />
  );
}

function TimelineSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'timeline'> = { Layout: Timeline, Skeleton: TimelineSkeleton };

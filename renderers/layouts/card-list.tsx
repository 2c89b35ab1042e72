import {
  BREAKPOINTS,
  type CardListModel,
  type LayoutProps,
  type LayoutRenderer,
} from '../../src/react/index.ts';
import { Card } from './card.tsx';
import styles from './card-list.module.css';

/** Cards above the fold on most screens; their pictures do not wait. */
const EAGER_CARDS = 4;
const SKELETON_CARDS = 6;

function CardList({ layout, items }: LayoutProps<'card-list'>) {
  return (
    <ul className={listClass(layout)}>
      {items.map((item, index) => (
        <Card key={item.key} layout={layout} item={item} eager={index < EAGER_CARDS} />
      ))}
    </ul>
  );
}

function CardListSkeleton({ layout }: { readonly layout: CardListModel }) {
  return (
    <ul className={listClass(layout)}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
        <li key={index} className={styles.card}>
          <span className={styles.bonePicture} />
          <span className={styles.bones}>
            <span className={styles.bone} />
            <span className={styles.bone} />
            <span className={styles.bone} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The columns at each breakpoint as classes, so that CSS alone lays out the first HTML. */
function listClass({ columns }: CardListModel): string {
  const classes = BREAKPOINTS.map((name) => styles[`${name}${columns[name]}`]);
  return [styles.list, ...classes].join(' ');
}

export const cardList: LayoutRenderer<'card-list'> = {
  Layout: CardList,
  Skeleton: CardListSkeleton,
};

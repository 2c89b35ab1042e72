import { useCallback } from 'react';
import {
  columnClasses,
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
} from '../../../src/react/index.ts';
import { Card } from './card.tsx';
import styles from './card-list.module.css';

/** Cards above the fold on most screens; their pictures do not wait. */
const EAGER_CARDS = 4;
const SKELETON_CARDS = 6;

function CardList({ layout, items }: LayoutProps<'card-list'>) {
  const render = useCallback(
    (item: ItemOf<LayoutModels['card-list']>, index: number) => (
      <Card key={item.key} layout={layout} item={item} eager={index < EAGER_CARDS} />
    ),
    [layout],
  );
  return (
    <LongList
      items={items}
      render={render}
      className={`${styles.list} ${columnClasses(layout.columns)}`}
    />
  );
}

function CardListSkeleton({ layout }: { readonly layout: LayoutModels['card-list'] }) {
  return (
    <ul className={`${styles.list} ${columnClasses(layout.columns)}`}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
        <li key={index} className={styles.card} data-picture={layout.slots.image !== undefined}>
          {layout.slots.image && <span className={styles.bonePicture} />}
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

export const layout: LayoutRenderer<'card-list'> = {
  Layout: CardList,
  Skeleton: CardListSkeleton,
};

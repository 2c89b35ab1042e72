import { memo, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './long-list.module.css';

/** Items of one part; rows of one to six columns end with it. */
export const PART_LENGTH = 60;

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Renders an item at its index, as an `li`; another function renders all of them anew. */
  readonly render: (item: Item, index: number) => ReactElement;
  readonly className: string;
}

/**
 * The items of a list that may grow to thousands, in parts. Those that are rendered are left alone as
 * others follow, so that the next slice of a long list costs no more than that of a short one.
 */
export function LongList<Item>({ items, render, className }: LongListProps<Item>) {
  return inParts(items).map((part) => (
    <MemoItems key={part.first} {...part} render={render} className={className} />
  ));
}

/** A long array, in pieces of a length that suits `ListPart`. */
export function inParts<Item>(
  items: readonly Item[],
): { readonly first: number; readonly items: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / PART_LENGTH) }, (_, index) => {
    const first = index * PART_LENGTH;
    return { first, items: items.slice(first, first + PART_LENGTH) };
  });
}

interface ListPartProps {
  readonly as: 'ul' | 'div';
  readonly className: string;
  /** Whether it is not the first one, which is on the screen as the page opens. */
  readonly isFurther: boolean;
  readonly children: ReactNode;
}

/** A part of a long list, which the browser passes over as a whole where it is far from the screen. */
export function ListPart({ as: Tag, className, isFurther, children }: ListPartProps) {
  const element = useRef<HTMLUListElement & HTMLDivElement>(null);
  useEffect(() => {
    if (!isFurther) return undefined;
    // Only once it has been laid out is its height known; a guess would move the place that a
    // reader comes back to.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => element.current?.setAttribute('data-settled', 'true'));
    });
    return () => cancelAnimationFrame(frame);
  }, [isFurther]);
  return (
    <Tag ref={element} className={isFurther ? `${className} ${styles.further}` : className}>
      {children}
    </Tag>
  );
}

interface ItemsProps<Item> extends LongListProps<Item> {
  /** The index of the part's first item. */
  readonly first: number;
}

function Items<Item>({ items, first, render, className }: ItemsProps<Item>): ReactNode {
  return (
    <ListPart as="ul" className={className} isFurther={first > 0}>
      {items.map((item, index) => render(item, first + index))}
    </ListPart>
  );
}

/** The type that `memo` gives loses the type parameter of its component. */
const MemoItems = memo(Items, isSamePart) as typeof Items;

function isSamePart<Item>(before: ItemsProps<Item>, after: ItemsProps<Item>): boolean {
  return (
    before.render === after.render &&
    before.className === after.className &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}

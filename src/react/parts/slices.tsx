import { memo, type ReactElement, type ReactNode } from 'react';

/** Items that are drawn together: as many as a long list grows by. */
const SLICE = 20;

interface SlicesProps<Item> {
  readonly items: readonly Item[];
  /** Draws an item at its index; another function draws all of them anew. */
  readonly draw: (item: Item, index: number) => ReactElement;
}

/**
 * The items of a list that may grow to thousands. Those that are drawn are left alone as others
 * follow, so that the next slice of a long list costs no more than that of a short one.
 */
export function Slices<Item>({ items, draw }: SlicesProps<Item>) {
  const count = Math.ceil(items.length / SLICE);
  return Array.from({ length: count }, (_, index) => {
    const first = index * SLICE;
    const slice = items.slice(first, first + SLICE);
    return <MemoSlice key={first} items={slice} first={first} draw={draw} />;
  });
}

interface SliceProps<Item> extends SlicesProps<Item> {
  /** The index of the slice's first item. */
  readonly first: number;
}

function Slice<Item>({ items, first, draw }: SliceProps<Item>): ReactNode {
  return items.map((item, index) => draw(item, first + index));
}

/** `memo` forgets what kind of items its component draws. */
const MemoSlice = memo(Slice, isSameSlice) as typeof Slice;

function isSameSlice<Item>(before: SliceProps<Item>, after: SliceProps<Item>): boolean {
  return (
    before.draw === after.draw &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}

import type { Shapes } from '../compiler/index.ts';

/** Layouts in which the gallery shows what is no page by itself; undefined where no folder has one that fits. */
export interface GalleryHosts {
  /** A list of items, each with a title and a summary. */
  readonly list: string | undefined;
  /** One entity with a title and blocks, and the name of the slot that these fill. */
  readonly entity: { readonly type: string; readonly blocks: string } | undefined;
}

type LayoutShape = Shapes['layouts'] extends ReadonlyMap<string, infer Shape> ? Shape : never;

/** Finds them by their slots, whatever their folders are called: of those that fit, the one with the fewest slots. */
export function findHosts({ layouts }: Shapes): GalleryHosts {
  const sorted = [...layouts].sort(([, a], [, b]) => a.slots.length - b.slots.length);
  const list = sorted.find(([, shape]) =>
    fits(shape, { isOfItem: true, filled: ['title', 'summary'] }),
  );
  const entities = sorted.flatMap(([type, shape]) => {
    const blocks = shape.slots.find(({ kind, isOfItem }) => kind === 'blocks' && !isOfItem);
    if (blocks === undefined) return [];
    return fits(shape, { isOfItem: false, filled: ['title', blocks.name] })
      ? [{ type, blocks: blocks.name }]
      : [];
  });
  return { list: list?.[0], entity: entities[0] };
}

/** Whether a layout has these slots, and needs no other. */
function fits(
  { slots, options }: LayoutShape,
  { isOfItem, filled }: { readonly isOfItem: boolean; readonly filled: readonly string[] },
): boolean {
  const own = slots.filter((slot) => slot.isOfItem === isOfItem);
  const needed = [...slots, ...options].filter(({ isRequired }) => isRequired);
  return (
    filled.every((name) => own.some((slot) => slot.name === name)) &&
    needed.every(({ name }) => filled.includes(name))
  );
}

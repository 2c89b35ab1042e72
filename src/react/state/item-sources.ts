import type { MappedItem, MappingContext } from '../../core/index.ts';

/** What an item was mapped from, and with. */
export interface ItemSource {
  readonly entity: unknown;
  readonly context: MappingContext;
}

/** It goes with the items, whichever site they belong to. */
const sources = new WeakMap<MappedItem, ItemSource>();

/** Remembers what an item was mapped from: for the inspector, and for servers; readers need no entities. */
export function keepSource(item: MappedItem, source: ItemSource): void {
  sources.set(item, source);
}

/** What an item was mapped from; undefined for one that came with the page's HTML. */
export function sourceOf(item: MappedItem): ItemSource | undefined {
  return sources.get(item);
}

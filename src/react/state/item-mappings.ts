import type { MappedItem, MappingContext } from '../../core/index.ts';

/** What an item was mapped from, and with. */
export interface ItemMapping {
  readonly entity: unknown;
  readonly context: MappingContext;
}

/** It goes with the items, whichever site they belong to. */
const mappings = new WeakMap<MappedItem, ItemMapping>();

/** Remembers what an item was mapped from: for the inspector, and for servers; readers need no entities. */
export function keepMapping(item: MappedItem, mapping: ItemMapping): void {
  mappings.set(item, mapping);
}

/** What an item was mapped from; undefined for one that came with the page's HTML. */
export function mappingOf(item: MappedItem): ItemMapping | undefined {
  return mappings.get(item);
}

import type { MappedItem, MappingContext } from '../../core/index.ts';

/** What an item was mapped from, and with. */
export interface Origin {
  readonly entity: unknown;
  readonly context: MappingContext;
}

/** It goes with the items, whichever site they belong to. */
const origins = new WeakMap<MappedItem, Origin>();

/** Remembers what an item was mapped from: for the inspector, and for servers; readers need no entities. */
export function keepOrigin(item: MappedItem, origin: Origin): void {
  origins.set(item, origin);
}

/** What an item was mapped from; undefined for one that came with the page's HTML. */
export function originOf(item: MappedItem): Origin | undefined {
  return origins.get(item);
}

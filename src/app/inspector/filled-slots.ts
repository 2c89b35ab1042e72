import { isRecord, type MappedItem, readPath } from '../../core/index.ts';
import type { InspectedPart } from '../../core/inspected-part.ts';
import type { BlocksSlot, ItemsSlot, SlottedModel } from '../../core/manifest/slot-model.ts';
import { mapBlocks } from '../../core/mapping/map-item.ts';
import type { MappingContext } from '../../core/mapping/map-slot.ts';
import {
  blockFields,
  type FilledField,
  fieldsOf,
  listFieldValues,
  readFilledSlots,
} from './slot-fields.ts';

/** A slot of an item, or a block in one, with what fills it. */
export interface FilledSlot {
  /** The slot's name, by which renderers hand on an empty one. */
  readonly name: string;
  /** The way to it in its layout. */
  readonly path: InspectedPart['path'];
  /** What renderers were given for it; undefined for an empty one. */
  readonly value: unknown;
  readonly fields: readonly FilledField[];
}

/** All slots of an item, with those of the blocks and items in it. */
export function filledSlots(
  item: MappedItem,
  layout: SlottedModel,
  entity: unknown,
  context: MappingContext,
): FilledSlot[] {
  return Object.entries(layout.slots).flatMap(([name, slot]) => {
    if (slot === undefined) return [];
    const path = ['slots', name];
    const value = item[name];
    const whole = { name, path, value, fields: listFieldValues(fieldsOf(slot), entity) };
    if (slot.kind === 'blocks') return [whole, ...filledBlocks(whole, slot, entity, context)];
    if (slot.kind === 'items') return [whole, ...filledItems(whole, slot, entity, context)];
    return [whole];
  });
}

/** Blocks without anything to show are not in the values, so each is mapped to see whether it has. */
function filledBlocks(
  { name, path, value }: FilledSlot,
  { blocks }: BlocksSlot,
  entity: unknown,
  context: MappingContext,
): FilledSlot[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const shown = [...blocks.entries()].filter(
    ([, block]) => mapBlocks([block], entity, context).length > 0,
  );
  return shown.map(([index, block], place) => ({
    name: `${name}.${index}`,
    path: [...path, index],
    value: values[place],
    fields: listFieldValues(blockFields(block), entity),
  }));
}

function filledItems(
  { name, path, value }: FilledSlot,
  slot: ItemsSlot,
  entity: unknown,
  context: MappingContext,
): FilledSlot[] {
  const entities = readPath(entity, slot.field);
  const own = Array.isArray(entities) ? entities.filter(isRecord) : [];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.filter(isItem).flatMap((item, index) => [
    ...filledSlots(item, slot, own[index], context).map((inner) => ({
      ...inner,
      path: [...path, ...inner.path],
    })),
    { name, path: [...path, 'slots'], value: item, fields: readFilledSlots(slot, own[index]) },
  ]);
}

function isItem(value: unknown): value is MappedItem {
  return isRecord(value) && typeof value.key === 'string';
}

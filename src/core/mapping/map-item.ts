import type { ImageSlot, SlotModel, SlottedModel } from '../manifest/slot-model.ts';
import { formatValue } from './formats.ts';
import { cutText, LIMITS, MOST_ENTRIES, readKey } from './limits.ts';
import { fillFrom, linkOf } from './links.ts';
import { type MappingContext, mapBlocks, mapImage } from './map-blocks.ts';
import { mapText } from './map-text.ts';
import { isRecord, readPath } from './read-path.ts';
import type { MappedItem, SlotValue } from './values.ts';

/**
 * An entity of an answer as an item of a layout: every slot that the manifest names and the entity
 * fills. A missing field, or one of another type, leaves its slot empty and harms no other.
 *
 * @param index the entity's place in the answer; its identity where it has no id
 */
export function mapItem(
  layout: SlottedModel,
  entity: unknown,
  index: number,
  context: MappingContext,
): MappedItem {
  const slots: Record<string, SlotValue<SlotModel>> = {};
  for (const [name, slot] of Object.entries(layout.slots)) {
    const value = slot && mapSlot({ name, slot }, entity, layout, context);
    if (value !== undefined) slots[name] = value;
  }
  return { ...slots, key: itemKey(entity, index) };
}

function mapSlot(
  { name, slot }: { readonly name: string; readonly slot: SlotModel },
  entity: unknown,
  layout: SlottedModel,
  context: MappingContext,
): SlotValue<SlotModel> | undefined {
  switch (slot.kind) {
    case 'text':
      return mapText(
        readPath(entity, slot.field),
        slot,
        context,
        name === 'title' ? LIMITS.line : LIMITS.text,
      );
    case 'image':
      return mapImage(imageAddress(slot, entity), titleOf(layout, entity, context), context);
    case 'link':
      return linkOf(slot, entity);
    case 'blocks': {
      const blocks = mapBlocks(slot.blocks, entity, context);
      return blocks.length === 0 ? undefined : blocks;
    }
    case 'list': {
      const texts = mapTexts(readPath(entity, slot.field));
      return texts.length === 0 ? undefined : texts;
    }
    case 'flag':
      return readPath(entity, slot.field) === slot.equals ? true : undefined;
    case 'badge':
      return readPath(entity, slot.field) === slot.equals ? slot.text[context.language] : undefined;
    case 'items': {
      const items = mapItems(readPath(entity, slot.field), slot, context);
      return items.length === 0 ? undefined : items;
    }
  }
}

/** A picture's address: the field's value, or made from fields where the manifest has a template. */
function imageAddress({ field, template }: ImageSlot, entity: unknown): unknown {
  const value = readPath(entity, field);
  if (template === undefined || value === undefined || value === null) return value;
  return fillFrom(template, entity);
}

/** A picture is of the item that it stands with, so the item's title describes it. */
function titleOf({ slots }: SlottedModel, entity: unknown, context: MappingContext): string {
  const field = slots.title?.kind === 'text' && slots.title.field;
  const title = field && formatValue(readPath(entity, field), 'plain-text', context, LIMITS.line);
  return title && title.kind === 'plain' ? title.text : '';
}

/** The objects of a list as items of their own; entries of another type are passed over. */
function mapItems(value: unknown, slot: SlottedModel, context: MappingContext): MappedItem[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MOST_ENTRIES)
    .filter(isRecord)
    .map((entry, index) => mapItem(slot, entry, index, context));
}

/** The short texts of a list; entries of another type are passed over, repeated ones said once. */
function mapTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, MOST_ENTRIES).flatMap((entry: unknown) => {
    const text = typeof entry === 'string' ? cutText(entry, LIMITS.line) : '';
    return text.trim() === '' ? [] : [text];
  });
  return [...new Set(texts)];
}

/** The index keeps keys apart where a backend sends an id twice. */
function itemKey(entity: unknown, index: number): string {
  const id = isRecord(entity) ? readKey(entity.id) : undefined;
  return `${id ?? ''}#${index}`;
}

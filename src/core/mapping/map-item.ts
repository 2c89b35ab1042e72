import type { BlockModel, HeadingModel, SlotModel, SlottedModel } from '../manifest/slot-model.ts';
import { LIMITS, MAX_ENTRIES, readKey } from './answer-limits.ts';
import { plainWords } from './format-value.ts';
import { addHeadingIds, headingId } from './heading-ids.ts';
import { markLanguage } from './item-language.ts';
import { type MappingContext, mapSlot, translate } from './map-slot.ts';
import { isRecord, readPath } from './read-path.ts';
import type { BlockValue, MappedItem, SlotValue } from './values.ts';

/**
 * An entity of an answer as an item of a layout: every slot that the manifest names and the entity
 * fills. A missing field, or one of another type, leaves its slot empty and harms no other.
 *
 * @param index the entity's place in the answer; its identity where it has no id
 */
export function mapItem(
  { slots }: SlottedModel,
  entity: unknown,
  index: number,
  context: MappingContext,
): MappedItem {
  const filled = fillSlots(slots, entity, inLanguageOf(entity, context));
  const hasText = Object.values(slots).some((slot) => slot?.kind === 'html');
  return {
    ...(hasText ? withHeadingIds(filled, slots, new Set(), context) : filled),
    key: itemKey(entity, index),
  };
}

/** Parts of an entity are in its language, if they name none themselves. */
function inLanguageOf(entity: unknown, context: MappingContext): MappingContext {
  const other = context.otherLanguage?.(entity);
  return other === undefined ? context : { ...context, other };
}

/** The blocks that the entity has something for, with their words, in the manifest's order. */
export function mapBlocks(
  blocks: readonly BlockModel[],
  entity: unknown,
  context: MappingContext,
): BlockValue[] {
  const ids = new Set<string>();
  return blocks.flatMap(({ heading, when, needs = NEEDS, slots, ...options }) => {
    if (when !== undefined && !hasValue(readPath(entity, when))) return [];
    const filled = fillSlots(slots, entity, context);
    if (needs.some((name) => filled[name] === undefined)) return [];
    const words = mapHeading(heading, entity, context);
    const id = words && headingId(words, ids, context.part);
    return [
      {
        ...options,
        ...withHeadingIds(filled, slots, ids, context),
        ...(words !== undefined && { heading: words }),
        ...(id !== undefined && { id }),
      },
    ];
  });
}

/** The slots that a block needs where its schema names no others. */
const NEEDS = ['field'];

type Slots = SlottedModel['slots'];
type Filled = Readonly<Record<string, SlotValue<SlotModel>>>;

function fillSlots(slots: Slots, entity: unknown, context: MappingContext): Filled {
  const filled: Record<string, SlotValue<SlotModel>> = {};
  for (const [name, slot] of Object.entries(slots)) {
    const value = slot && fillSlot({ name, slot, among: slots }, entity, context);
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}

function fillSlot(
  { name, slot, among }: { name: string; slot: SlotModel; among: Slots },
  entity: unknown,
  context: MappingContext,
): SlotValue<SlotModel> | undefined {
  switch (slot.kind) {
    case 'blocks': {
      const blocks = mapBlocks(slot.blocks, entity, context);
      return blocks.length === 0 ? undefined : blocks;
    }
    case 'items': {
      const items = mapItems(readPath(entity, slot.field), slot, context);
      return items.length === 0 ? undefined : items;
    }
    default: {
      const value = mapSlot({ name, slot, among }, entity, context);
      const { other } = context;
      return value === undefined || other === undefined
        ? value
        : markLanguage(value, { name, slot }, other);
    }
  }
}

/** The objects of a list as items of their own; entries of another type are passed over. */
function mapItems(value: unknown, slot: SlottedModel, context: MappingContext): MappedItem[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_ENTRIES)
    .filter(isRecord)
    .map((entry, index) => mapItem(slot, entry, index, context));
}

/** Headings within the HTML of a block have ids too, by which links lead to them. */
function withHeadingIds(
  filled: Filled,
  slots: Slots,
  ids: Set<string>,
  { part }: MappingContext,
): Filled {
  const entries = Object.entries(filled).map(([name, value]) => [
    name,
    slots[name]?.kind === 'html' && typeof value === 'string'
      ? addHeadingIds(value, ids, part)
      : value,
  ]);
  return Object.fromEntries(entries);
}

function mapHeading(
  heading: HeadingModel | undefined,
  entity: unknown,
  context: MappingContext,
): string | undefined {
  if (heading === undefined) return undefined;
  const own = heading.field === undefined ? undefined : readPath(entity, heading.field);
  return plainWords(own, context, LIMITS.line) ?? translate(heading.text, context);
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '';
}

/** The id that an item's key is made of; undefined for an item without one. */
export function itemId(key: string): string | undefined {
  return key.slice(0, key.lastIndexOf('#')) || undefined;
}

/** The index keeps keys apart where a backend sends an id twice. */
function itemKey(entity: unknown, index: number): string {
  const id = isRecord(entity) ? readKey(entity.id) : undefined;
  return `${id ?? ''}#${index}`;
}

import type { BlockModel, SlotModel, SlottedModel } from '../manifest/slot-model.ts';
import { LIMITS } from './answer-limits.ts';
import { cutText } from './cut-text.ts';
import { type FormatContext, formatValue } from './format-value.ts';
import { linkOf } from './links.ts';
import { readPath } from './read-path.ts';

/**
 * The entities of an answer of whose items a reader would see anything: ids, links and marks alone
 * are no content. Undefined where the answer has entities but not one of these, since an answer
 * that cannot be read is no empty list; an entity whose list of parts is empty says that there are none.
 */
export function withContent(
  layout: SlottedModel,
  entities: readonly unknown[],
  context: FormatContext,
): readonly unknown[] | undefined {
  const full = entities.filter((entity) => hasContent(layout, entity, context));
  const isRead = full.length > 0 || entities.every((entity) => hasEmptyParts(layout, entity));
  return isRead ? full : undefined;
}

function hasEmptyParts({ slots }: SlottedModel, entity: unknown): boolean {
  return Object.values(slots).some((slot) => {
    const parts = slot?.kind === 'items' ? readPath(entity, slot.field) : undefined;
    return Array.isArray(parts) && parts.length === 0;
  });
}

/** Whether an entity fills any slot that is seen; it is not mapped for that, as lists are long. */
function hasContent(layout: SlottedModel, entity: unknown, context: FormatContext): boolean {
  if (layout.needs !== undefined) {
    const needed = layout.needs.map((name) => layout.slots[name]);
    return needed.every((slot) => slot !== undefined && fills(slot, entity, context));
  }
  const slots = Object.values(layout.slots).filter((slot) => slot !== undefined);
  const seen = slots.filter((slot) => !saysOfAnother(slot, context));
  return seen.length === 0 || seen.some((slot) => fills(slot, entity, context));
}

/** Whether a slot only says something about what others show: a mark, a role, a date, a label. */
function saysOfAnother(slot: SlotModel, { formats }: FormatContext): boolean {
  switch (slot.kind) {
    case 'link':
    case 'url':
    case 'words':
    case 'actions':
    case 'flag':
    case 'badge':
    case 'date':
      return true;
    case 'text':
      return slot.words !== undefined || formats[slot.format]?.isDate === true;
    default:
      return false;
  }
}

function fills(slot: SlotModel, entity: unknown, context: FormatContext): boolean {
  switch (slot.kind) {
    case 'words':
    case 'actions':
      return true;
    case 'link':
      return linkOf(slot, entity) !== undefined;
    case 'cells':
      return slot.cells.some(({ text }) => fills(text, entity, context));
    case 'blocks':
      return slot.blocks.some((block) => fillsBlock(block, entity, context));
    case 'items':
      return entriesAt(entity, slot.field).some((entry) => hasContent(slot, entry, context));
    case 'list':
      return entriesAt(entity, slot.field).some(isWords);
    case 'files':
      return entriesAt(entity, slot.field).some((file) => isWords(readPath(file, 'url')));
    case 'links':
      return entriesAt(entity, slot.field).some((entry) => isWords(readPath(entry, slot.text)));
    case 'html':
      return slot.fields.some((field) => isWords(readPath(entity, field)));
    case 'text': {
      const value = readPath(entity, slot.field);
      // What a format finds in a list or an object, it alone knows.
      return typeof value === 'object'
        ? formatValue(value, slot, context, { entity }) !== undefined
        : isWords(value);
    }
    default:
      return isWords(readPath(entity, slot.field));
  }
}

function fillsBlock({ slots }: BlockModel, entity: unknown, context: FormatContext): boolean {
  return Object.values(slots).some(
    (slot) => slot !== undefined && !saysOfAnother(slot, context) && fills(slot, entity, context),
  );
}

function entriesAt(entity: unknown, field: string): readonly unknown[] {
  const value = readPath(entity, field);
  return Array.isArray(value) ? value : [];
}

/** Whether a value has words in it, or a picture; markup around nothing has none. */
function isWords(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number';
  const text = cutText(value, LIMITS.text);
  return /<img\b/i.test(text) || /\S/.test(text.replace(/<[^<>]*>|&nbsp;/g, ''));
}

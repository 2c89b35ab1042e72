import type { BlockModel } from '../manifest/block-model.ts';
import {
  DATE_FORMATS,
  type FormatName,
  type SlotModel,
  type SlottedModel,
  type TextReading,
} from '../manifest/slot-model.ts';
import { cutText, LIMITS } from './limits.ts';
import { linkOf } from './links.ts';
import { readPath } from './read-path.ts';

const DATES: readonly FormatName[] = DATE_FORMATS;

/**
 * The entities of an answer of whose items a reader would see anything: ids, links and marks alone
 * are no content. Undefined where the answer has entities but not one of these, since an answer
 * that cannot be read is no empty list.
 */
export function withContent(
  layout: SlottedModel,
  entities: readonly unknown[],
): readonly unknown[] | undefined {
  const full = entities.filter((entity) => hasContent(layout, entity));
  return full.length === 0 && entities.length > 0 ? undefined : full;
}

/** Whether an entity fills any slot that is seen; it is not mapped for that, as lists are long. */
function hasContent(layout: SlottedModel, entity: unknown): boolean {
  const slots = Object.values(layout.slots).filter((slot) => slot !== undefined);
  if (isLinkList(layout)) return slots.every((slot) => fills(slot, entity));
  const seen = slots.filter((slot) => !saysOfAnother(slot));
  return seen.length === 0 || seen.some((slot) => fills(slot, entity));
}

/** Whether a slot only says something about what others show: a mark, a role, a date. */
function saysOfAnother(slot: SlotModel): boolean {
  switch (slot.kind) {
    case 'link':
    case 'flag':
    case 'badge':
      return true;
    case 'text':
      return isQualifying(slot);
    default:
      return false;
  }
}

function isQualifying({ words, format }: TextReading): boolean {
  return words !== undefined || DATES.includes(format);
}

/** Its items are nothing but links: words that lead nowhere are none. */
function isLinkList(layout: SlottedModel): boolean {
  return 'type' in layout && layout.type === 'link-list';
}

function fills(slot: SlotModel, entity: unknown): boolean {
  switch (slot.kind) {
    case 'link':
      return linkOf(slot, entity) !== undefined;
    case 'blocks':
      return slot.blocks.some((block) => fillsBlock(block, entity));
    case 'items':
      return entriesAt(entity, slot.field).some((entry) => hasContent(slot, entry));
    case 'list':
      return entriesAt(entity, slot.field).some(isWords);
    default:
      return isWords(readPath(entity, slot.field));
  }
}

function fillsBlock(block: BlockModel, entity: unknown): boolean {
  switch (block.type) {
    case 'rich-text':
      return block.fields.some((field) => isWords(readPath(entity, field)));
    case 'attachments':
      return entriesAt(entity, block.field).some((file) => isWords(readPath(file, 'url')));
    case 'links':
      return entriesAt(entity, block.field).some((entry) => isWords(readPath(entry, block.text)));
    case 'text':
      return !isQualifying(block) && isWords(readPath(entity, block.field));
    default:
      return isWords(readPath(entity, block.field));
  }
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

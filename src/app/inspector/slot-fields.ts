import { readPath } from '../../core/index.ts';
import type {
  BlockModel,
  LinkSlot,
  SlotModel,
  SlottedModel,
} from '../../core/manifest/slot-model.ts';
import { templateNames } from '../../core/mapping/links.ts';

/** A field that fills a slot, and what the answer had there. */
export interface FilledField {
  /** The slot; undefined where it is plain which one is meant. */
  readonly slot?: string;
  readonly field: string;
  readonly value: unknown;
}

/** Fields with what an entity has for them. */
export function listFieldValues(fields: readonly string[], entity: unknown): FilledField[] {
  return fields.map((field) => ({ field, value: readPath(entity, field) }));
}

/** The fields of all slots of an item. */
export function readFilledSlots({ slots }: SlottedModel, entity: unknown): FilledField[] {
  return Object.entries(slots).flatMap(([slot, model]) =>
    listFieldValues(model === undefined ? [] : fieldsOf(model), entity).map((row) => ({
      slot,
      ...row,
    })),
  );
}

/** The fields of an entity that a slot is filled with. */
export function fieldsOf(slot: SlotModel): string[] {
  switch (slot.kind) {
    case 'link':
      return linkFields(slot);
    case 'image':
      return unique([slot.field, ...templateNames(slot.template ?? '')]);
    case 'blocks':
      return unique(slot.blocks.flatMap(blockFields));
    case 'html':
      return unique(slot.fields);
    case 'url':
    case 'embed':
      return unique([slot.field, ...templateNames(slot.template ?? '')]);
    case 'actions':
      return unique(slot.actions.flatMap(({ link }) => linkFields(link)));
    case 'cells':
      return unique(
        slot.cells.flatMap(({ text, link }) => [text.field, ...(link ? linkFields(link) : [])]),
      );
    case 'words':
      return [];
    default:
      return [slot.field];
  }
}

/** The fields of an entity that a block shows, or that decide whether it is shown. */
export function blockFields(block: BlockModel): string[] {
  const own = Object.values(block.slots).flatMap((slot) => (slot ? fieldsOf(slot) : []));
  return unique([...own, block.heading?.field, block.when]);
}

function linkFields(slot: LinkSlot): string[] {
  if (slot.from === 'template') return templateNames(slot.template);
  const templates = slot.from === 'cases' ? Object.values(slot.cases) : [];
  return unique([slot.field, ...templates.flatMap(templateNames)]);
}

function unique(fields: readonly (string | undefined)[]): string[] {
  return [...new Set(fields.filter((field) => field !== undefined))];
}

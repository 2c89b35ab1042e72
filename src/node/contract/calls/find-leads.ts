import type { LinksSlot, SlottedModel } from '../../../core/manifest/slot-model.ts';
import { fillTemplate, linkOf } from '../../../core/mapping/links.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';

/** An address of the site that an answer leads to, and the words of the link. */
export interface Lead {
  readonly address: string;
  readonly title: string | undefined;
}

/**
 * The pages that an entity leads to, by the templates of a layout's slots and blocks. An address
 * that a field holds is a page that something else lists.
 */
export function findLeads({ slots }: SlottedModel, entity: unknown): Lead[] {
  return Object.values(slots).flatMap((slot): Lead[] => {
    switch (slot?.kind) {
      case 'link': {
        const address = slot.from === 'field' ? undefined : linkOf(slot, entity);
        const title = slots.title?.kind === 'text' ? slots.title.field : undefined;
        return address === undefined ? [] : [{ address, title: title && readText(entity, title) }];
      }
      case 'blocks':
        return slot.blocks.flatMap((block) => findLeads(block, entity));
      case 'cells':
        return slot.cells.flatMap(({ text, link }) =>
          link === undefined ? [] : findLeads({ slots: { title: text, link } }, entity),
        );
      case 'links':
        return findListedLeads(slot, entity);
      case 'items':
        return readObjects(entity, slot.field).flatMap((entry) => findLeads(slot, entry));
      default:
        return [];
    }
  });
}

function findListedLeads({ field, link, text }: LinksSlot, entity: unknown): Lead[] {
  if (link === undefined) return [];
  return readObjects(entity, field).flatMap((entry) => {
    const address = fillTemplate(link, (name) => readPath(entry, name));
    return address === undefined ? [] : [{ address, title: readText(entry, text) }];
  });
}

function readObjects(entity: unknown, field: string) {
  const value = readPath(entity, field);
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function readText(entity: unknown, field: string): string | undefined {
  const value = readPath(entity, field);
  return typeof value === 'string' ? value : undefined;
}

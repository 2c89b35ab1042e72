import type { LinksSlot, SlottedModel } from '../../../core/manifest/slot-model.ts';
import { fillTemplate, linkOf } from '../../../core/mapping/links.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';

/** A URL of the site that an answer leads to, and the words of the link. */
export interface EntityLink {
  readonly url: string;
  readonly title: string | undefined;
}

/**
 * The pages that an entity leads to, by the templates of a layout's slots and blocks. A URL
 * that a field holds is a page that something else lists.
 */
export function findLinks({ slots }: SlottedModel, entity: unknown): EntityLink[] {
  return Object.values(slots).flatMap((slot): EntityLink[] => {
    switch (slot?.kind) {
      case 'link': {
        const url = slot.from === 'field' ? undefined : linkOf(slot, entity);
        const title = slots.title?.kind === 'text' ? slots.title.field : undefined;
        return url === undefined ? [] : [{ url, title: title && readText(entity, title) }];
      }
      case 'blocks':
        return slot.blocks.flatMap((block) => findLinks(block, entity));
      case 'cells':
        return slot.cells.flatMap(({ text, link }) =>
          link === undefined ? [] : findLinks({ slots: { title: text, link } }, entity),
        );
      case 'links':
        return findListedLinks(slot, entity);
      case 'items':
        return readObjects(entity, slot.field).flatMap((entry) => findLinks(slot, entry));
      default:
        return [];
    }
  });
}

function findListedLinks({ field, link, text }: LinksSlot, entity: unknown): EntityLink[] {
  if (link === undefined) return [];
  return readObjects(entity, field).flatMap((entry) => {
    const url = fillTemplate(link, (name) => readPath(entry, name));
    return url === undefined ? [] : [{ url, title: readText(entry, text) }];
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

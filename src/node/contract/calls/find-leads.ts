import type { BlockModel } from '../../../core/manifest/block-model.ts';
import type { RouteModel } from '../../../core/manifest/route-model.ts';
import type { SlottedModel } from '../../../core/manifest/slot-model.ts';
import { fillTemplate, linkOf } from '../../../core/mapping/links.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';

/** An address of the site that an answer leads to, and the words of the link. */
export interface Lead {
  readonly address: string;
  readonly title: string | undefined;
}

/** A page of the site at an address. */
export interface MatchedRoute {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string>>;
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
        return slot.blocks.flatMap((block) => findBlockLeads(block, entity));
      case 'items':
        return readObjects(entity, slot.field).flatMap((entry) => findLeads(slot, entry));
      default:
        return [];
    }
  });
}

/** The page at a path, by route or alias; of several the one with the fewest parameters. */
export function matchRoute(
  routes: readonly RouteModel[],
  address: string,
): MatchedRoute | undefined {
  const segments = address.split('/');
  const found = routes.flatMap((route) =>
    [route.route, ...route.aliases].flatMap((pattern) => {
      const params = matchPattern(pattern.split('/'), segments);
      return params === undefined ? [] : [{ route, params }];
    }),
  );
  const count = ({ params }: MatchedRoute) => Object.keys(params).length;
  return found.sort((a, b) => count(a) - count(b))[0];
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

function findBlockLeads(block: BlockModel, entity: unknown): Lead[] {
  if (block.type !== 'links' || block.link === undefined) return [];
  const { field, link, text } = block;
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

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

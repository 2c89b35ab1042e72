import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Schema } from './schemas.ts';

/**
 * What `colophon new` looks for renderers for, by their kinds; a schema says in `x-proposedFor` what
 * its renderer is good for. Layouts: what the items of a list are, or the one entity of a page.
 * Blocks and formats: what the values of a field are.
 */
export const PROPOSED_FOR = {
  layouts: ['people', 'pictures', 'texts', 'links', 'events', 'publications', 'entity'],
  blocks: [
    ...['text', 'long-text', 'html', 'date', 'date-time', 'names'],
    ...['year', 'email', 'phone', 'orcid', 'url', 'doi', 'files', 'links'],
  ],
  formats: ['html', 'marked-text', 'date', 'date-time', 'names', 'orcid'],
} as const;

/** What the items of a list are. */
export type ListKind = Exclude<(typeof PROPOSED_FOR.layouts)[number], 'entity'>;

/** A renderer that is proposed for some things. */
interface Proposed {
  readonly proposedFor: readonly string[];
}

/** The renderers that are proposed for a thing, in the order of their names. */
export function findProposed<Shape extends Proposed>(
  shapes: ReadonlyMap<string, Shape>,
  thing: string,
): Shape[] {
  return [...shapes.values()].filter(({ proposedFor }) => proposedFor.includes(thing));
}

/** What a schema says that its renderer is proposed for. */
export function readProposedFor({ 'x-proposedFor': things }: Schema): readonly string[] {
  return Array.isArray(things) ? things.map(String) : [];
}

/** The first example of a schema, with which a new page begins; empty where there is none. */
export function readExample({ examples }: Schema): Schema {
  const [example] = Array.isArray(examples) ? examples : [];
  return isRecord(example) ? example : {};
}

import type { SchemaNode } from './schema-document.ts';

/**
 * What a slot says of an item, by which one can stand in for another: a picture, a heading, where it
 * leads, when it is, a line, or a text of any length.
 */
export type SlotRole = 'image' | 'title' | 'link' | 'date' | 'line' | 'text';

/** Slots of which the kind says it all. */
const BY_KIND: Readonly<Record<string, SlotRole>> = {
  image: 'image',
  link: 'link',
  date: 'date',
  html: 'text',
};
/** What a schema says of its other slots in `x-role`. */
export const NAMED_ROLES: readonly SlotRole[] = ['title', 'date', 'line', 'text'];

/** What can fill a slot of a role, the best first: a date can be a line and a line a text, and not the reverse. */
export const FILLED_BY: Readonly<Record<SlotRole, readonly SlotRole[]>> = {
  image: ['image'],
  title: ['title'],
  link: ['link'],
  date: ['date'],
  line: ['line', 'date'],
  text: ['text', 'line'],
};

/** What a slot says, by its schema with references followed; undefined for what no other stands in for. */
export function roleOf({ 'x-slot': kind, 'x-role': role }: SchemaNode): SlotRole | undefined {
  return BY_KIND[String(kind)] ?? NAMED_ROLES.find((name) => name === role);
}

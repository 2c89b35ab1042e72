import { isRecord } from '../mapping/read-path.ts';
import type { SchemaNode } from './schema-document.ts';

/**
 * How a value is edited: by its definition's name in the schemas where that says more than its type, or
 * else by its type.
 */
export type FormKind =
  | 'text'
  | 'slot'
  | 'field'
  | 'fields'
  | 'link'
  | 'map'
  | 'list'
  | 'union'
  | 'variant'
  | 'group'
  | 'scalar'
  | 'json';

/** Definitions that have an editor of their own. */
const BY_TITLE: Readonly<Record<string, FormKind>> = {
  Text: 'text',
  Heading: 'text',
  Introduction: 'text',
  TextField: 'slot',
  ImageField: 'slot',
  FieldName: 'field',
  FileField: 'field',
  ItemsPath: 'field',
  FieldNames: 'fields',
  Link: 'link',
  LinkTemplate: 'link',
  UrlTemplate: 'link',
  EmbedTemplate: 'link',
  Extensions: 'json',
};

/** What is filled with a field of the answer, so that it is offered even while it is empty. */
const SLOTS: readonly FormKind[] = ['slot', 'field', 'fields', 'link'];

/** How a part is edited, by its schema with references followed. */
export function formKindOf(part: SchemaNode): FormKind {
  const named = typeof part.title === 'string' ? BY_TITLE[part.title] : undefined;
  if (named !== undefined) return named;
  if (Array.isArray(part.oneOf)) return 'union';
  if (Array.isArray(part.type)) return part.type.includes('object') ? 'variant' : 'scalar';
  if (part.type === 'array') return 'list';
  if (part.type === 'object' || isRecord(part.properties)) {
    return isRecord(part.properties) ? 'group' : 'map';
  }
  return part.type === undefined && part.enum === undefined && part.const === undefined
    ? 'json'
    : 'scalar';
}

/** Whether a part is a slot, which is shown empty too. */
export function isSlot(kind: FormKind): boolean {
  return SLOTS.includes(kind);
}

/** A property's name in words: `pagingConvention` is “Paging convention”. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

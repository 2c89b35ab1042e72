import { isRecord } from '../../core/mapping/read-path.ts';
import type { DescriptionNode } from '../content/index.ts';

/** A field of content, as a form asks for it. */
export interface ContentField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** What the description says of it. */
  readonly hint: string | undefined;
  /** The values of a choice. */
  readonly options: readonly (string | number)[];
  /** The fields of an object, or of each object of a list. */
  readonly fields: readonly ContentField[];
  /** What a list of plain values holds. */
  readonly entry: FieldKind | undefined;
}

/** What a form has for a field. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'whole-number'
  | 'number'
  | 'truth'
  | 'day'
  | 'time'
  | 'picture'
  | 'file'
  | 'choice'
  | 'object'
  | 'list';

/** What is known of a field: its schema, if there is one, and the values that files have. */
export interface KnownField {
  readonly name: string;
  readonly schema: DescriptionNode | undefined;
  readonly values: readonly unknown[];
  readonly isRequired: boolean;
}

/** Characters above which a text is written on several lines. */
const LONG = 90;

/** Makes a field of a form of what is known of it. */
export function describeField({ name, schema, values, isRequired }: KnownField): ContentField {
  const kind = kindOf(schema, values);
  const entries =
    kind === 'list' ? values.flatMap((value) => (Array.isArray(value) ? value : [])) : values;
  const entrySchema = kind === 'list' ? schema?.entry : schema;
  const entryKind = kind === 'list' ? kindOf(entrySchema, entries) : kind;
  return {
    name,
    kind,
    isRequired,
    hint: schema?.at('description').text,
    options: kind === 'choice' ? optionsOf(schema) : [],
    fields: entryKind === 'object' ? fieldsOf(entrySchema, entries) : [],
    entry: kind === 'list' && entryKind !== 'object' ? entryKind : undefined,
  };
}

/** The fields of objects: those that a schema names, then what files have beside them. */
export function fieldsOf(
  schema: DescriptionNode | undefined,
  values: readonly unknown[],
): ContentField[] {
  const objects = values.filter(isRecord);
  const named = schema?.properties() ?? new Map<string, DescriptionNode>();
  const required = new Set(
    schema?.combined().flatMap((part) =>
      part
        .at('required')
        .items()
        .map(({ text }) => text),
    ),
  );
  const names = new Set([...named.keys(), ...objects.flatMap((object) => Object.keys(object))]);
  return [...names].map((name) =>
    describeField({
      name,
      schema: named.get(name),
      values: objects.map((object) => object[name]).filter((value) => value != null),
      isRequired: required.has(name),
    }),
  );
}

function kindOf(schema: DescriptionNode | undefined, values: readonly unknown[]): FieldKind {
  const parts = schema?.combined() ?? [];
  const types = parts.flatMap((part) => [part.at('type').value].flat());
  const word = (keyword: string) => parts.flatMap((part) => part.at(keyword).text ?? [])[0];
  const all = (is: (value: unknown) => boolean) => values.length > 0 && values.every(is);
  if (optionsOf(schema).length > 0) return 'choice';
  if (types.includes('array') || all(Array.isArray)) return 'list';
  if (types.includes('object') || all(isRecord)) return 'object';
  if (types.includes('boolean') || all((value) => typeof value === 'boolean')) return 'truth';
  if (types.includes('integer') || all(Number.isInteger)) return 'whole-number';
  if (types.includes('number') || all((value) => typeof value === 'number')) return 'number';
  return kindOfText(word('contentMediaType'), word('format'), values);
}

function kindOfText(
  type: string | undefined,
  format: string | undefined,
  values: readonly unknown[],
): FieldKind {
  const texts = values.filter((value) => typeof value === 'string');
  if (type === 'text/html') return 'markdown';
  if (type?.startsWith('image/')) return 'picture';
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'time';
  if (texts.some((text) => text.startsWith('/media/'))) return 'file';
  return texts.some((text) => text.length > LONG || text.includes('\n')) ? 'text' : 'line';
}

function optionsOf(schema: DescriptionNode | undefined): (string | number)[] {
  const listed = schema?.combined().flatMap((part) => part.at('enum').items()) ?? [];
  return listed.flatMap(({ value }) =>
    typeof value === 'string' || typeof value === 'number' ? [value] : [],
  );
}

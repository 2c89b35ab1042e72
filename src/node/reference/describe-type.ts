import { isRecord } from '../../core/mapping/read-path.ts';
import type { Schema, Schemas } from '../compiler/index.ts';
import type { ReferenceEntries } from './reference-entries.ts';

/** What describing a part of a schema needs beside it. */
export interface TypeContext {
  readonly schemas: Schemas;
  readonly parts: ReferenceEntries;
  /** The path of the part's file. */
  readonly base: string;
  /** The link to the part that has this anchor. */
  readonly linkTo: (anchor: string) => string;
}

/** The type of a value in words, as Markdown; a named one is a link to its part of the reference. */
export function describeType(schema: Schema, context: TypeContext): string {
  if (typeof schema.$ref === 'string') return linkToPart(schema, context);
  if (Array.isArray(schema.oneOf)) {
    const choices = schema.oneOf.map((choice) => describeType(asSchema(choice), context));
    return `one of ${choices.join(', ')}`;
  }
  if ('const' in schema) return `always ${printCode(schema.const)}`;
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(printCode).join(', ')}`;
  return [schema.type]
    .flat()
    .map((type) => describeKind(schema, type, context))
    .join(' or ');
}

function describeKind(schema: Schema, type: unknown, context: TypeContext): string {
  switch (type) {
    case 'array':
      return `list of${describeCount(schema)} ${describeType(asSchema(schema.items), context)}`;
    case 'object': {
      const { additionalProperties: entry } = schema;
      const isOpen = isRecord(entry) && !isRecord(schema.properties);
      return isOpen ? `object of ${describeType(entry, context)} by name` : 'object';
    }
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${describeRange(schema)}`;
    default:
      return String(type);
  }
}

function describeCount({ minItems, maxItems }: Schema): string {
  if (minItems === undefined) return '';
  return minItems === maxItems ? ` ${minItems}` : ` at least ${minItems}`;
}

function describeRange({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return '';
  return maximum === undefined ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`;
}

function linkToPart(schema: Schema, context: TypeContext): string {
  const { schemas, parts, base } = context;
  const [name = ''] = schemas.resolve(schema, base).names;
  const part = parts.get(name.replace(/#$/, ''));
  if (part === undefined) throw new Error(`${base} refers to ${name}, which has no title`);
  return `[${part.title}](${context.linkTo(part.anchor)})`;
}

function printCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function asSchema(value: unknown): Schema {
  return isRecord(value) ? value : {};
}

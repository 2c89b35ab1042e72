import { isRecord } from '../../../core/mapping/read-path.ts';
import type { ManifestKind } from '../schema/manifest-kinds.ts';
import { propertiesOf, requiredOf } from '../schema/schema-parts.ts';
import type { Schema } from '../schema/schemas.ts';
import type { Path } from '../text/manifest-file.ts';
import { quote } from '../text/suggest.ts';

/** The end of a sentence that says how a value of another type is written, where a maintainer may not know it. */
export function showType(types: readonly string[], data: unknown, schema: unknown): string {
  const [type, ...others] = types;
  if (others.length > 0) return '';
  if (type === 'boolean') return ', so write true or false';
  if (type === 'array') return showArray(data);
  if (type === 'object') return showObject(data, schema);
  if (type !== 'string' || !isRecord(data)) return '';
  // A field's name alone stands where an object with it has no further options.
  const { field } = data;
  return typeof field === 'string' ? `, so write the field’s name alone: ${quote(field)}` : '';
}

function showArray(data: unknown): string {
  if (typeof data === 'string') return `, such as ${quote([data])}`;
  return isRecord(data) ? ', so put it in brackets: [{ … }]' : '';
}

/** An object of one field, with the field that was written; else what the schema has for an example. */
function showObject(data: unknown, schema: unknown): string {
  if (!isRecord(schema) || isRecord(data)) return '';
  if (Array.isArray(data)) return showOne(data, schema);
  const required = requiredOf(schema);
  const { properties, examples } = schema;
  if (typeof data === 'string' && required.length === 1 && required[0] === 'field') {
    const field = data.replace(/^[-+]/, '');
    const hasOrder = isRecord(properties) && Object.hasOwn(properties, 'descending');
    const isFalling = hasOrder && data.startsWith('-');
    return `, such as ${JSON.stringify({ field, ...(isFalling && { descending: true }) })}`;
  }
  const [example]: unknown[] = Array.isArray(examples) ? examples : [];
  return example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
}

/** Of a list in the place of one object: its only entry where that is one, or would be. */
function showOne(list: readonly unknown[], schema: Schema): string {
  const [only, ...others] = list;
  const known = propertiesOf(schema);
  const isMeant =
    isRecord(only) &&
    Object.keys(only).every((name) => Object.hasOwn(known, name)) &&
    requiredOf(schema).every((name) => Object.hasOwn(only, name));
  if (isMeant && others.length === 0) return `, such as ${JSON.stringify(only)}`;
  return showObject(typeof only === 'string' ? only : undefined, schema);
}

/** Where a value of another type stands. */
interface ValuePlace {
  readonly kind: ManifestKind;
  readonly at: Path;
}

/** A value that was written as another type, as the one that is asked for. */
export function readAs(types: readonly string[], data: unknown, place: ValuePlace): unknown {
  if (typeof data === 'number' && types.includes('string')) return `${data}${unitOf(data, place)}`;
  if (typeof data === 'string') {
    const text = data.trim();
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
    if (types.includes('integer') && /^-?\d+$/.test(text)) return Number(text);
    if (types.includes('number') && isNumber) return Number(text);
    if (types.includes('boolean') && /^(?:true|false)$/i.test(text)) {
      return text.toLowerCase() === 'true';
    }
  }
  return typeof data === 'boolean' && types.includes('string') ? String(data) : undefined;
}

/**
 * The units of a theme's groups, of whole numbers and of others. A number without one is nothing to CSS there, but for
 * a length of 0.
 */
const UNITS: Readonly<Record<string, readonly [whole: string, other: string]>> = {
  size: ['px', 'rem'],
  space: ['px', 'rem'],
  shape: ['px', 'rem'],
  motion: ['ms', 's'],
};

function unitOf(number: number, { kind, at: [group] }: ValuePlace): string {
  if (kind !== 'theme' || (number === 0 && group !== 'motion')) return '';
  const [whole, other] = UNITS[String(group)] ?? ['', ''];
  return Number.isInteger(number) ? whole : other;
}

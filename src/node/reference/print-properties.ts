import { isRecord } from '../../core/mapping/read-path.ts';
import type { Schema } from '../compiler/index.ts';
import { describeType, type TypeContext } from './describe-type.ts';
import { printTable } from './print-table.ts';

const HEAD = ['property', 'type', 'needed', 'what it is'];

/** The properties of an object as a table; undefined where the schema names none. */
export function printProperties(schema: Schema, context: TypeContext): string | undefined {
  const rows = rowsOf(schema, '', context);
  return rows.length === 0 ? undefined : printTable([HEAD, ...rows]);
}

/** A row for each property; those of an object without a name of its own follow it. */
function rowsOf(schema: Schema, prefix: string, context: TypeContext): string[][] {
  const { properties, required } = schema;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) => {
    // An old name still works, but is not for new files.
    if (!isRecord(property) || property.deprecated === true) return [];
    const value = defaultOf(property, context);
    const need = needed.includes(name) ? 'required' : printNeed(value);
    const text = withoutDefault(describe(property, context), value);
    const row = [`\`${prefix}${name}\``, describeType(property, context), need, text];
    return [row, ...rowsOf(property, `${prefix}${name}.`, context)];
  });
}

/** What a property is: its own description, or the first sentence of its type's. */
function describe(property: Schema, { schemas, base }: TypeContext): string {
  if (property.description !== undefined) return String(property.description);
  const { schema } = schemas.resolve(property, base);
  return sentencesOf(String(schema.description ?? ''))[0] ?? '';
}

/** The default that a property's schema names, or that of its type; undefined for none. */
function defaultOf(property: Schema, { schemas, base }: TypeContext): unknown {
  return property.default ?? schemas.resolve(property, base).schema.default;
}

function printNeed(value: unknown): string {
  return value === undefined ? 'optional' : `default: \`${JSON.stringify(value)}\``;
}

/** A description without the sentence that says its default, which the table has in a column. */
function withoutDefault(description: string, value: unknown): string {
  const words = typeof value === 'string' ? `\`${value}\`` : String(value);
  return description.replace(` ${words.charAt(0).toUpperCase()}${words.slice(1)} by default.`, '');
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z`])/);
}

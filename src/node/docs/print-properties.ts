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
    const { text, byDefault } = splitDefault(describe(property, context));
    const need = needed.includes(name) ? 'required' : byDefault;
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

/** A description without its sentence on the default, which the table has in a column. */
function splitDefault(description: string): { text: string; byDefault: string } {
  const sentences = sentencesOf(description);
  const ending = / by default\.$/;
  const found = sentences.find((sentence) => ending.test(sentence));
  return {
    text: sentences.filter((sentence) => sentence !== found).join(' '),
    byDefault:
      found === undefined ? 'optional' : `default: ${lowerFirst(found.replace(ending, ''))}`,
  };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z`])/);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

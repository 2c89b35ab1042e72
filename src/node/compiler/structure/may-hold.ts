import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Schemas } from '../schema/schemas.ts';

/** Whether a property of a schema may have a value, by the type of that. */
export function mayHold(schema: unknown, name: string, value: unknown, schemas: Schemas): boolean {
  const property =
    isRecord(schema) && isRecord(schema.properties) ? schema.properties[name] : undefined;
  if (!isRecord(schema) || !isRecord(property)) return false;
  const { type, const: only } = schemas.resolve(property, schemas.fileOf(schema)).schema;
  const types = [type ?? (only === undefined ? [] : typeof only)].flat();
  return types.length === 0 || typesOf(value).some((known) => types.includes(known));
}

/** The names of JSON's types that a value is of. */
function typesOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

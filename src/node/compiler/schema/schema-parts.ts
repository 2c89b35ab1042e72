import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Schema } from './schemas.ts';

/** Keywords that hold a schema, a list of schemas, or schemas by name. */
const ONE = [
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
  'if',
  'then',
  'else',
  'not',
  'unevaluatedProperties',
  'unevaluatedItems',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];

/** A schema within a schema, or itself. */
export interface PlacedSchema {
  readonly part: Schema;
  readonly at: Path;
}

/** A schema and all that it is made of, each with its place; references are not followed. */
export function partsOfSchema(schema: unknown, at: Path = []): PlacedSchema[] {
  if (!isRecord(schema)) return [];
  return [
    { part: schema, at },
    ...ONE.flatMap((keyword) => partsOfSchema(schema[keyword], [...at, keyword])),
    ...LISTS.flatMap((keyword) => {
      const list = schema[keyword];
      return Array.isArray(list)
        ? list.flatMap((entry: unknown, index) => partsOfSchema(entry, [...at, keyword, index]))
        : [];
    }),
    ...NAMED.flatMap((keyword) => {
      const named = schema[keyword];
      return isRecord(named)
        ? Object.entries(named).flatMap(([name, entry]) =>
            partsOfSchema(entry, [...at, keyword, name]),
          )
        : [];
    }),
  ];
}

export type SchemaProperties = Readonly<Record<string, Schema>>;

/** The properties that a schema names, each with its own. */
export function propertiesOf({ properties }: Schema): SchemaProperties {
  if (!isRecord(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (isRecord(value) ? [[name, value]] : [])),
  );
}

export function requiredOf({ required }: Schema): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

/** The texts of a keyword that is a list; none where it is none. */
export function strings(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

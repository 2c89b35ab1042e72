import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Path } from '../text/manifest-file.ts';
import type { ManifestKind } from './manifest-kinds.ts';
import type { ResolvedSchema, Schema, Schemas } from './schemas.ts';

/** A part of a manifest with what the schema says of it. */
export interface PartWithSchema {
  readonly value: unknown;
  readonly path: Path;
  /** The schema of the part, its references followed and its kind chosen. */
  readonly schema: Schema;
  /** The definitions that the part is one of: `schemas/fields.schema.json#/$defs/link`. */
  readonly names: readonly string[];
  /** The new name of the property, where the part stands under its old one. */
  readonly replacedBy: string | undefined;
}

/** The parts of the values of the schemas' own project; every pass over a site asks for them. */
const cache = new WeakMap<Schemas, WeakMap<object, readonly PartWithSchema[]>>();

/** Every part of a manifest that its schema knows, the outer ones first; wrong parts are passed over. */
export function partsWithSchemas(
  kind: ManifestKind,
  value: unknown,
  schemas: Schemas,
): readonly PartWithSchema[] {
  if (typeof value !== 'object' || value === null) return findParts(kind, value, schemas);
  const parts = cache.get(schemas) ?? new WeakMap<object, readonly PartWithSchema[]>();
  cache.set(schemas, parts);
  const found = parts.get(value) ?? findParts(kind, value, schemas);
  parts.set(value, found);
  return found;
}

function findParts(kind: ManifestKind, value: unknown, schemas: Schemas): PartWithSchema[] {
  return partsOf(value, schemas.file(`schemas/${kind}.schema.json`), schemas);
}

/**
 * Every part of a value that a schema knows, the outer ones first. Appends to one list: this walks over each value of
 * a site.
 */
export function partsOf(value: unknown, root: ResolvedSchema, schemas: Schemas): PartWithSchema[] {
  const found: PartWithSchema[] = [];
  const visit = (
    value: unknown,
    path: Path,
    own: Schema,
    { schema, names, base }: ResolvedSchema,
  ): void => {
    const { 'x-replacedBy': replacedBy } = own;
    const isReplaced = typeof replacedBy === 'string';
    found.push({ value, path, schema, names, replacedBy: isReplaced ? replacedBy : undefined });
    for (const [name, child, childSchema] of childrenOf(value, schema)) {
      visit(child, [...path, name], childSchema, choose(child, childSchema, base, schemas));
    }
  };
  const { names, ...chosen } = choose(value, root.schema, root.base, schemas);
  visit(value, [], root.schema, { ...chosen, names: [...root.names, ...names] });
  return found;
}

function childrenOf(value: unknown, schema: Schema): [string | number, unknown, Schema][] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return isRecord(items) ? value.map((entry: unknown, index) => [index, entry, items]) : [];
  }
  if (!isRecord(value)) return [];
  const { properties, additionalProperties: others } = schema;
  return Object.entries(value).flatMap(([name, entry]): [string, unknown, Schema][] => {
    const own = isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : others;
    return isRecord(own) ? [[name, entry, own]] : [];
  });
}

/** The schema of a value, of several kinds the one that its discriminator names. */
function choose(value: unknown, schema: Schema, base: string, schemas: Schemas): ResolvedSchema {
  const resolved = schemas.resolve(schema, base);
  const { if: condition, then: ofObjects } = resolved.schema;
  if (
    isRecord(value) &&
    isRecord(condition) &&
    condition.type === 'object' &&
    isRecord(ofObjects)
  ) {
    const chosen = choose(value, ofObjects, resolved.base, schemas);
    return { ...chosen, names: [...resolved.names, ...chosen.names] };
  }
  const { discriminator, oneOf } = resolved.schema;
  if (!isRecord(discriminator) || !Array.isArray(oneOf) || !isRecord(value)) return resolved;
  const tag = String(discriminator.propertyName);
  const kinds = oneOf
    .filter(isRecord)
    .map((alternative) => schemas.resolve(alternative, resolved.base));
  const kind = kinds.find(({ schema: { properties } }) => {
    const property = isRecord(properties) ? properties[tag] : undefined;
    return isRecord(property) && property.const === value[tag];
  });
  return kind === undefined ? resolved : { ...kind, names: [...resolved.names, ...kind.names] };
}

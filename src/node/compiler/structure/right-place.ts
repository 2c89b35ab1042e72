import { isRecord } from '../../../core/mapping/read-path.ts';
import type { ManifestKind } from '../schema/manifest-kinds.ts';
import { type PartWithSchema, partsWithSchemas } from '../schema/parts-with-schemas.ts';
import { propertiesOf } from '../schema/schema-parts.ts';
import type { ResolvedSchema, Schema, Schemas } from '../schema/schemas.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { mayHold } from './may-hold.ts';

const LAYOUTS = 'renderers/layouts/';

/**
 * The end of a sentence that says where a property belongs which stands at a wrong place: in
 * another part of the manifest, the nearest, or in another layout. Empty where nothing has it.
 */
export function nameRightPlace(
  property: string,
  value: unknown,
  at: Path,
  { kind, manifest, schemas }: { kind: ManifestKind; manifest: ManifestFile; schemas: Schemas },
): string {
  const parts = partsWithSchemas(kind, manifest.value, schemas);
  const layout = parts.find(({ schema, path }) => isLayout(schema) && isWithin(at, path));
  // What fills a slot of other layouts is meant to fill one of this.
  const stays = layout !== undefined && isSlot(property, schemas);
  const alike = layout && slotAlike(property, value, { at, parts, schemas });
  if (alike !== undefined) return `; did you mean "${alike}"?`;
  const others = parts.filter(({ schema, path }) => isLayout(schema) && path !== layout?.path);
  const [nearest] = parts
    .filter(
      (part) =>
        takes(part, property) &&
        mayHold(part.schema, property, value, schemas) &&
        !(stays && !isWithin(part.path, layout.path)) &&
        // What a layout has is no part of another view's.
        !(layout !== undefined && others.some(({ path }) => isWithin(part.path, path))),
    )
    // A part in its short form, a text, can take nothing.
    .sort(
      (a, b) =>
        Number(isRecord(b.value)) - Number(isRecord(a.value)) ||
        stepsBetween(a.path, at) - stepsBetween(b.path, at),
    );
  if (nearest !== undefined) {
    const isThere = isRecord(nearest.value) && Object.hasOwn(nearest.value, property);
    const place = nearest.path.length === 0 ? 'the top of the file' : printPath(nearest.path);
    return isThere
      ? `; it belongs to ${place}, which has it: remove this one`
      : `; it belongs to ${place}: move it there`;
  }
  const own = parts.find(({ path }) => printPath(path) === printPath(at));
  if (own === undefined || !isLayout(own.schema)) return '';
  const layouts = schemas.all.filter((schema) => isLayout(schema) && takes({ schema }, property));
  const names = layouts.map((schema) => `"${nameOf(schema)}"`);
  return names.length === 0
    ? ''
    : `; only the ${names.length === 1 ? 'layout' : 'layouts'} ${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} it: remove it`;
}

/** The properties that an object may have, by its schema. */
export function namesAt(
  at: Path,
  { kind, manifest, schemas }: { kind: ManifestKind; manifest: ManifestFile; schemas: Schemas },
): string[] {
  const parts = partsWithSchemas(kind, manifest.value, schemas);
  const own = parts.find(({ path }) => printPath(path) === printPath(at));
  return own === undefined ? [] : Object.keys(propertiesOf(own.schema));
}

/** Whether a part may have the property, under a name that is not an old one. */
function takes({ schema }: Pick<PartWithSchema, 'schema'>, property: string): boolean {
  const { properties } = schema;
  if (!isRecord(properties) || !Object.hasOwn(properties, property)) return false;
  const known = properties[property];
  return !(isRecord(known) && known.deprecated === true);
}

function isLayout({ $id }: PartWithSchema['schema']): boolean {
  return typeof $id === 'string' && $id.startsWith(LAYOUTS);
}

function nameOf({ $id }: PartWithSchema['schema']): string {
  return String($id).split('/').at(-2) ?? '';
}

/** Whether any layout has a property for what it shows of an item. */
function isSlot(property: string, schemas: Schemas): boolean {
  return schemas.all.filter(isLayout).some((schema) => takes(itemOf(schema, schemas), property));
}

/** What a layout's schema says of an item. */
function itemOf(schema: Schema, schemas: Schemas): ResolvedSchema {
  const { item } = propertiesOf(schema);
  const base = String(schema.$id);
  return item === undefined ? { schema: {}, names: [], base } : schemas.resolve(item, base);
}

/**
 * The one slot of a layout or its item that is not filled and shows what a slot of this name shows in other layouts;
 * undefined for texts, of which each says something else.
 */
function slotAlike(
  property: string,
  value: unknown,
  { at, parts, schemas }: { at: Path; parts: readonly PartWithSchema[]; schemas: Schemas },
): string | undefined {
  const layouts = schemas.all.filter(isLayout);
  const all = layouts.flatMap((schema) => [
    { schema, base: String(schema.$id) },
    itemOf(schema, schemas),
  ]);
  const own = parts.find(({ path }) => printPath(path) === printPath(at));
  const place = all.find(({ schema }) => schema === own?.schema);
  if (own === undefined || place === undefined || !isRecord(own.value)) return undefined;
  const kindsOf = ({ schema, base }: Pick<ResolvedSchema, 'schema' | 'base'>) =>
    Object.entries(propertiesOf(schema)).map(([name, known]): [string, unknown] => [
      name,
      known['x-slot'] ?? schemas.resolve(known, base).schema['x-slot'],
    ]);
  const kinds = all.flatMap((other) =>
    kindsOf(other).flatMap(([name, kind]) => (name === property ? [kind] : [])),
  );
  const written = Object.keys(own.value);
  const free = kindsOf(place).filter(
    ([name, kind]) =>
      kind !== undefined &&
      kind !== 'text' &&
      kinds.includes(kind) &&
      !written.includes(name) &&
      mayHold(place.schema, name, value, schemas),
  );
  return free.length === 1 ? free[0]?.[0] : undefined;
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step);
}

/** How many steps lead from one part of a manifest to another, up and down. */
function stepsBetween(a: Path, b: Path): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  return a.length + b.length - 2 * shared;
}

function printPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`,
    )
    .join('');
}

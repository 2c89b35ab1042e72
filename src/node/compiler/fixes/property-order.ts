import { isRecord } from '../../../core/mapping/read-path.ts';
import { memoize } from '../../../core/memoize.ts';
import { createFinding } from '../findings/finding.ts';
import type { PartWithSchema } from '../schema/parts-with-schemas.ts';
import type { Schema } from '../schema/schemas.ts';
import type { Fix } from '../text/fix.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';

/** The code of findings about the order of properties. */
export const ORDER_FINDING = 'M301';

/** Objects whose properties stand in another order than in the schema: a finding for each. */
export function findDisorder(manifest: ManifestFile, parts: readonly PartWithSchema[]): Fix[] {
  return parts.flatMap((part) => {
    const names = knownNames(part);
    if (isOfOptions(part) || isSorted(part, names)) return [];
    const sorted = sortNames(part, names);
    const index = names.findIndex((name, place) => sorted.indexOf(name) < place);
    const late = names[index];
    return late === undefined ? [] : [describe(manifest, part, { names, sorted, late })];
  });
}

/** Options that say each what it is, such as the fields of a BibTeX entry, have no order to be read in. */
function isOfOptions({ schema }: PartWithSchema): boolean {
  return schema['x-option'] === 'group';
}

/** A manifest's value with the properties of its objects in the order of their schemas. */
export function inOrder(manifest: unknown, parts: readonly PartWithSchema[]): unknown {
  const sorted = new Map(
    parts.map((part) => [pathKey(part.path), sortNames(part, knownNames(part))]),
  );
  const arrange = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => arrange(entry, [...path, index]));
    if (!isRecord(value)) return value;
    const names = new Set([...(sorted.get(pathKey(path)) ?? []), ...Object.keys(value)]);
    return Object.fromEntries(
      [...names].map((name) => [name, arrange(value[name], [...path, name])]),
    );
  };
  return arrange(manifest, []);
}

function pathKey(path: Path): string {
  return JSON.stringify(path);
}

function describe(
  manifest: ManifestFile,
  { path }: PartWithSchema,
  order: { names: readonly string[]; sorted: readonly string[]; late: string },
): Fix {
  const { names, sorted, late } = order;
  const list = sorted.map((name) => `"${name}"`).join(', ');
  const message = `"${late}" stands too late; the order is ${list}`;
  return {
    finding: createFinding(ORDER_FINDING, manifest.placeOfKey([...path, late]), message),
    edits: names.flatMap((name, index) => {
      const place = manifest.rangeOfProperty([...path, name]);
      const source = manifest.rangeOfProperty([...path, sorted[index] ?? name]);
      if (place === undefined || source === undefined || place === source) return [];
      const content = manifest.text.slice(source.offset, source.offset + source.length);
      return [{ offset: place.offset, length: place.length, content }];
    }),
  };
}

/** The properties of a part that its schema names, as they stand; an object of free names has none. */
function knownNames({ value, schema: { properties } }: PartWithSchema): string[] {
  if (!isRecord(value) || !isRecord(properties)) return [];
  return Object.keys(value).filter((name) => Object.hasOwn(properties, name));
}

function isSorted({ schema }: PartWithSchema, names: readonly string[]): boolean {
  const places = placesOf(schema);
  let last = -1;
  return names.every((name) => {
    const isLater = last < placeOf(name, places);
    last = placeOf(name, places);
    return isLater;
  });
}

function sortNames({ schema }: PartWithSchema, names: readonly string[]): string[] {
  const places = placesOf(schema);
  return [...names].sort((a, b) => placeOf(a, places) - placeOf(b, places));
}

function placeOf(name: string, places: ReadonlyMap<string, number>): number {
  return places.get(name) ?? -1;
}

/** Where each property stands in a schema. */
const placesOf = memoize(({ properties }: Schema): ReadonlyMap<string, number> => {
  const names = isRecord(properties) ? Object.keys(properties) : [];
  return new Map(names.map((name, place) => [name, place]));
});

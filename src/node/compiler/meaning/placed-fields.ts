import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Reading } from './reading.ts';

/** A part of a manifest that the checks look at, with its path. */
export interface Placed<Value> {
  readonly value: Value;
  readonly path: Path;
}

/** A field that a view reads, or a template; `within` names the list fields whose objects have it. */
export interface PlacedField extends Placed<string> {
  readonly reading: Reading;
  readonly within?: readonly string[];
  /** The field that holds the start of which this one holds the end. */
  readonly endOf?: string;
  /** Whether the field has to hold a list. */
  readonly isList?: boolean;
  /** Whether the path leads into the objects of lists without naming a place. */
  readonly crossesLists?: boolean;
}

export interface PlacedFields {
  readonly fields: readonly PlacedField[];
  /** Templates of paths that lead into the site. */
  readonly links: readonly PlacedField[];
}

export const NOTHING: PlacedFields = { fields: [], links: [] };

export function joinFields(parts: readonly PlacedFields[]): PlacedFields {
  return {
    fields: parts.flatMap(({ fields }) => fields),
    links: parts.flatMap(({ links }) => links),
  };
}

/** Fields as the ends of what a slot or the value of a format begins. */
export function asEnds(fields: readonly PlacedField[], start: unknown): PlacedField[] {
  const written = isRecord(start) ? start.field : start;
  return fields.map((field) => ({
    ...field,
    ...(typeof written === 'string' && { endOf: written }),
  }));
}

/** How a template is read that is always taken, or with a value of a field. */
export function pathReading(taken?: { readonly field: string; readonly value: string }): Reading {
  return { as: 'path', taken };
}

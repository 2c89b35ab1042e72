import type { SlotKind, SlotShape } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Placed, PlacedFields } from './placed-fields.ts';
import type { Reading } from './reading.ts';

/** A slot as a manifest has it: a field, or an object with one; `parts` may stand beside it. */
export interface WrittenSlot {
  readonly kind: SlotKind;
  readonly slot: unknown;
  readonly path: Path;
  /** What says more of the slot: in its object, or beside it. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Where that stands. */
  readonly morePath: Path;
  /** What the values have to be, where the slot's schema says it; a format says that itself. */
  readonly reads?: SlotShape['reads'];
}

/** The one field of a slot, by its name or in an object. */
export function ownField({ slot, path, more, morePath }: WrittenSlot): Placed<string>[] {
  if (typeof slot === 'string') return [{ value: slot, path }];
  return typeof more.field === 'string'
    ? [{ value: more.field, path: [...morePath, 'field'] }]
    : [];
}

/** Fields that are all read in one way. */
export function ofFields(
  fields: readonly Placed<string>[],
  reading: Reading,
  isList = false,
): PlacedFields {
  return { fields: fields.map((field) => ({ ...field, reading, isList })), links: [] };
}

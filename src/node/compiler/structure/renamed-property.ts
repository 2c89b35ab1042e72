import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { propertiesOf } from '../schema/schema-parts.ts';
import type { Schema, Schemas } from '../schema/schemas.ts';
import { findMeant, quote } from '../text/suggest.ts';
import { mayHold } from './may-hold.ts';

/** What an object lacks where it has something that it cannot have. */
export interface Missing {
  readonly name: string;
  /** Whether the missing property is an object that takes the one that is too many. */
  readonly isAround: boolean;
}

/**
 * Finds properties under a wrong name: an object lacks one, and has one that it cannot have, with a similar name or a
 * value that the missing one could have, or which belongs within the missing one. That is one mistake, of which ajv
 * reports both halves.
 *
 * @returns what is missing by the error of the unknown property, and the errors of the missing ones, which say the same
 */
export function renamedProperties(
  errors: readonly ErrorObject[],
  schemas: Schemas,
): { readonly names: ReadonlyMap<ErrorObject, Missing>; readonly said: ReadonlySet<ErrorObject> } {
  const names = new Map<ErrorObject, Missing>();
  const said = new Set<ErrorObject>();
  for (const [, ofObject] of Map.groupBy(errors, ({ instancePath }) => instancePath)) {
    const missing = ofKeyword(ofObject, 'required');
    const unknown = ofKeyword(ofObject, 'additionalProperties');
    const around = missing.filter((error) => {
      const schema = schemaOfMissing(error, schemas);
      const known = propertiesOf(schema);
      const inside = unknown.filter(
        (other) =>
          Object.hasOwn(known, unknownName(other)) &&
          mayHold(schema, unknownName(other), valueOfUnknown(other), schemas),
      );
      for (const other of inside) names.set(other, { name: missingName(error), isAround: true });
      return inside.length > 0;
    });
    for (const error of around) said.add(error);
    const [one, ...more] = missing.filter((error) => !around.includes(error));
    const [other, ...others] = unknown.filter((error) => !names.has(error));
    if (one === undefined || other === undefined || more.length + others.length > 0) continue;
    const name = missingName(one);
    const isLike = findMeant(unknownName(other), [name]) !== undefined;
    if (!isLike && !mayHold(one.parentSchema, name, valueOfUnknown(other), schemas)) continue;
    names.set(other, { name, isAround: false });
    said.add(one);
  }
  return { names, said };
}

/** The end of a sentence about a property that an object cannot have, where it lacks another. */
export function sayMissing({ name, isAround }: Missing, property: string, value: unknown): string {
  const fix = isAround
    ? `it belongs there: write "${name}": { "${property}": ${quote(value)} }`
    : `if that is meant, write "${name}" in its place`;
  return `, and "${name}" is missing; ${fix}`;
}

/** The schema of what an object lacks. */
function schemaOfMissing(missing: ErrorObject, schemas: Schemas): Schema {
  const { parentSchema } = missing;
  const property = isRecord(parentSchema) && propertiesOf(parentSchema)[missingName(missing)];
  if (!isRecord(parentSchema) || !isRecord(property)) return {};
  return schemas.resolve(property, schemas.fileOf(parentSchema)).schema;
}

function missingName({ params }: ErrorObject): string {
  return String(params.missingProperty);
}

function unknownName({ params }: ErrorObject): string {
  return String(params.additionalProperty);
}

function valueOfUnknown(unknown: ErrorObject): unknown {
  return isRecord(unknown.data) ? unknown.data[unknownName(unknown)] : undefined;
}

function ofKeyword(errors: readonly ErrorObject[], keyword: string): ErrorObject[] {
  return errors.filter((error) => error.keyword === keyword);
}

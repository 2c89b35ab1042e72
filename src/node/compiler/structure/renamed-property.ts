import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Schemas } from '../schema/schemas.ts';
import { findMeant } from '../text/suggest.ts';
import { mayHold } from './may-hold.ts';

/**
 * Finds properties under a wrong name: an object lacks one, and has one that it cannot have, with a similar name or a
 * value that the missing one could have. That is one mistake, of which ajv reports both halves.
 *
 * @returns the right name by the error of the unknown property, and the errors of the missing ones, which say the same
 */
export function renamedProperties(
  errors: readonly ErrorObject[],
  schemas: Schemas,
): { readonly names: ReadonlyMap<ErrorObject, string>; readonly said: ReadonlySet<ErrorObject> } {
  const names = new Map<ErrorObject, string>();
  const said = new Set<ErrorObject>();
  for (const [, ofObject] of Map.groupBy(errors, ({ instancePath }) => instancePath)) {
    const [missing, ...furtherMissing] = ofKeyword(ofObject, 'required');
    const [unknown, ...furtherUnknown] = ofKeyword(ofObject, 'additionalProperties');
    if (missing === undefined || unknown === undefined) continue;
    if (furtherMissing.length + furtherUnknown.length > 0) continue;
    const name = String(missing.params.missingProperty);
    const property = String(unknown.params.additionalProperty);
    const value: unknown = isRecord(unknown.data) ? unknown.data[property] : undefined;
    const isLike = findMeant(property, [name]) !== undefined;
    if (!isLike && !mayHold(missing.parentSchema, name, value, schemas)) continue;
    names.set(unknown, name);
    said.add(missing);
  }
  return { names, said };
}

function ofKeyword(errors: readonly ErrorObject[], keyword: string): ErrorObject[] {
  return errors.filter((error) => error.keyword === keyword);
}

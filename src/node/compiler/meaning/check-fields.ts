import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import type { ApiType } from './api-type.ts';
import { checkReading } from './check-reading.ts';
import type { PlacedField } from './placed-fields.ts';

/** Fields that a manifest reads of an entity, by what the API description says of that. */
export function checkFields(
  file: ManifestFile,
  fields: readonly PlacedField[],
  entity: ApiType | undefined,
): Finding[] {
  if (entity === undefined || entity.fields.length === 0) return [];
  return fields.flatMap((field) => {
    const owner = (field.within ?? []).reduce<ApiType | undefined>(
      (type, list) => type?.at(list)?.items,
      entity,
    );
    return owner === undefined ? [] : checkField(field, owner, file);
  });
}

function checkField(
  { value, path, isList = false, crossesLists = false, reading }: PlacedField,
  owner: ApiType,
  file: ManifestFile,
): Finding[] {
  const type = crossesLists ? owner.across(value) : owner.at(value);
  if (type === undefined) return [unknownField(file, path, value, owner)];
  const field = { value, path, isList, crossesLists, reading };
  if (isList !== true || !type.isNoList) return checkReading(field, type, owner, file);
  const lists = owner.fields.filter((name) => owner.field(name)?.isNoList === false);
  const message = `the field "${value}" of ${owner.name ?? 'the answer'} is no list${suggest(value, lists)}`;
  return [createFinding('M220', file.placeOf(path), message)];
}

/** A field that a type does not have. */
export function unknownField(file: ManifestFile, at: Path, field: string, type: ApiType): Finding {
  const owner = type.name ?? 'the answer';
  const fix = suggest(field, type.fields);
  const message = `unknown field "${field}" of ${owner}${fix}`;
  const finding = createFinding('M204', file.placeOf(at), message);
  const range = file.rangeOf(at);
  // In a template the field is a part of a text.
  const isAlone = range !== undefined && file.textOf(range) === JSON.stringify(field);
  return isAlone ? withFix(finding, range, findMeant(field, type.fields)) : finding;
}

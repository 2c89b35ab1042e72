import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { findMeant, quote, suggest } from '../text/suggest.ts';
import type { ApiType } from './api-type.ts';
import type { PlacedField } from './placed-fields.ts';

/** Values that a manifest names of a field, and which the field never has. */
export function checkValues(
  { value: field, path, reading }: PlacedField,
  type: ApiType,
  file: ManifestFile,
): Finding[] {
  const beside = path.slice(0, -1);
  switch (reading.as) {
    case 'case':
      return checkNames(reading.cases, type, { field, at: [...beside, 'cases'], file });
    case 'code':
    case 'choice':
      return checkNames(reading.words, entryOf(type), { field, at: [...beside, 'words'], file });
    case 'constant':
      return checkConstant(reading.equals, type, { field, at: [...beside, 'equals'], file });
    default:
      return [];
  }
}

interface NamedValues {
  readonly field: string;
  /** Where the values stand. */
  readonly at: Path;
  readonly file: ManifestFile;
}

/** Keys of an object, each of which is a value that the field has to have. */
function checkNames(
  names: readonly string[],
  type: ApiType,
  { field, at, file }: NamedValues,
): Finding[] {
  const values = valuesOf(type);
  if (values === undefined) return [];
  const free = values.filter((known) => !names.includes(known));
  return names
    .filter((name) => !values.includes(name))
    .map((name) => {
      const message = `the field "${field}" is never "${name}"${suggest(name, free.length > 0 ? free : values)}`;
      const finding = createFinding('M228', file.placeOfKey([...at, name]), message);
      return withFix(finding, file.rangeOfKey([...at, name]), findMeant(name, free));
    });
}

/** A value that a field is compared with, letter by letter. */
function checkConstant(
  equals: string | number | boolean,
  type: ApiType,
  { field, at, file }: NamedValues,
): Finding[] {
  const place = file.placeOf(at);
  if (!mayBe(type, equals)) {
    const kinds = type.types.map((name) => NOUNS[name] ?? name).join(' or ');
    const message = `the field "${field}" is never ${quote(equals)}, since its value is ${kinds}; compare it with one`;
    return [createFinding('M228', place, message)];
  }
  const { values } = type;
  const name = String(equals);
  if (values === undefined || values.includes(name)) return [];
  const message = `the field "${field}" is never ${quote(equals)}${suggest(name, values)}`;
  return [
    withFix(createFinding('M228', place, message), file.rangeOf(at), findMeant(name, values)),
  ];
}

const NOUNS: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'a number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

function mayBe({ types }: ApiType, value: string | number | boolean): boolean {
  if (types.length === 0) return true;
  return typeof value === 'number'
    ? types.includes('number') || types.includes('integer')
    : types.includes(typeof value);
}

/** The type of a list's entries; another type as it is. */
function entryOf(type: ApiType): ApiType {
  return type.types.includes('array') ? (type.items ?? type) : type;
}

/** The values that there are, yes and no among them; undefined where that is open. */
function valuesOf({ values, types }: ApiType): readonly string[] | undefined {
  const isTruth = types.length === 1 && types[0] === 'boolean';
  return values ?? (isTruth ? ['true', 'false'] : undefined);
}

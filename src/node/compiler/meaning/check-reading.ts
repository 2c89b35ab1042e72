import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import type { ApiType } from './api-type.ts';
import { checkValues } from './check-values.ts';
import { fitsReading, kindOf, nounOf } from './fits-reading.ts';
import type { PlacedField } from './placed-parts.ts';
import type { Reading } from './reading.ts';

/** A field whose values, by the description, cannot be what the manifest makes of them. */
export function checkReading(
  field: PlacedField,
  type: ApiType,
  owner: ApiType,
  file: ManifestFile,
): Finding[] {
  const { value, path, reading } = field;
  if (fitsReading(reading, type, owner)) return checkValues(field, type, file);
  if (reading.as === 'plain' && type.isMarkup) return [explainMarkup(field, owner, file)];
  const candidates = owner.fields.filter((name) => isCandidate(reading, owner.field(name), owner));
  const only = candidates.length === 1 ? candidates[0] : findMeant(value, candidates);
  const fix = only === undefined ? suggest(value, candidates) : `; did you mean "${only}"?`;
  const message = `the field "${value}" of ${nameOf(owner)} is no ${nounOf(reading)}${fix}`;
  const range = file.rangeOf(path);
  // In a template the field is a part of a text.
  const isAlone = range !== undefined && file.textOf(range) === JSON.stringify(value);
  const finding = createFinding('M228', file.placeOf(path), message);
  return [isAlone ? withFix(finding, range, only) : finding];
}

/** Whether another field of an entity is what could be meant. */
function isCandidate(reading: Reading, type: ApiType | undefined, owner: ApiType): boolean {
  if (type === undefined || !fitsReading(reading, type, owner)) return false;
  const kind = kindOf(reading);
  if (kind === undefined) {
    const isList = reading.as === 'texts' || reading.as === 'files' || reading.as === 'objects';
    return !isList || type.items !== undefined;
  }
  return kind.isNumber
    ? type.types.some((name) => name === 'number' || name === 'integer')
    : kind.formats.includes(type.format ?? '');
}

/** HTML is shown with its tags where nothing says that it is HTML. */
function explainMarkup({ value, path }: PlacedField, owner: ApiType, file: ManifestFile): Finding {
  const message = `the field "${value}" of ${nameOf(owner)} is HTML, and readers would see its tags; read it with the format "rich-text", or with "plain-text" for its words alone`;
  return createFinding('M228', file.placeOf(path), message);
}

function nameOf({ name }: ApiType): string {
  return name ?? 'the answer';
}

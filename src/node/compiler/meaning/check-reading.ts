import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { findMeant, quote, suggest } from '../text/suggest.ts';
import type { ApiType } from './api-type.ts';
import { checkValues } from './check-values.ts';
import { fitsReading, hasDates, hasForm, hasMoments, nounOf, textKindOf } from './fits-reading.ts';
import type { PlacedField } from './placed-fields.ts';
import type { Reading } from './reading.ts';

/** A field whose values, by the description, cannot be what the manifest makes of them. */
export function checkReading(
  field: PlacedField,
  type: ApiType,
  owner: ApiType,
  file: ManifestFile,
): Finding[] {
  const { value, path, reading } = field;
  const moment = reading.as === 'plain' ? momentOf(type) : undefined;
  if (moment !== undefined) return [explainMoment(field, moment, owner, file)];
  if (fitsReading(reading, type, owner)) return checkValues(field, type, file);
  if (reading.as === 'plain' && type.isMarkup) return [explainMarkup(field, owner, file)];
  if (reading.as === 'plain' && type.items !== undefined)
    return [explainList(field, type.items, owner, file)];
  if (reading.as === 'letter' && hasDates(type)) return [explainLetter(field, owner, file)];
  const inside = fieldsInside(field, type);
  const candidates =
    inside.length > 0
      ? inside
      : owner.fields.filter((name) => isCandidate(reading, owner.field(name), owner));
  // Those within a field are all as near to it.
  const nearest = inside.length > 0 ? undefined : findMeant(value, candidates);
  const only = candidates.length === 1 ? candidates[0] : nearest;
  const fix =
    inside.length > 1
      ? `; name one within it: ${inside.map((name) => quote(name)).join(', ')}`
      : only === undefined
        ? suggest(value, candidates)
        : `; did you mean "${only}"?`;
  const message = `the field "${value}" of ${nameOf(owner)} is no ${nounOf(reading)}${fix}`;
  const range = file.rangeOf(path);
  // In a template the field is a part of a text.
  const isAlone = range !== undefined && file.textOf(range) === JSON.stringify(value);
  const finding = createFinding('M228', file.placeOf(path), message);
  return [isAlone ? withFix(finding, range, only) : finding];
}

const LISTS: readonly Reading['as'][] = ['texts', 'files', 'objects', 'parts'];

/** Whether another field of an entity is what could be meant. */
function isCandidate(reading: Reading, type: ApiType | undefined, owner: ApiType): boolean {
  if (type === undefined) return false;
  if (hasForm(reading, type)) return true;
  if (!fitsReading(reading, type, owner)) return false;
  const kind = textKindOf(reading);
  if (kind === undefined) {
    return (
      !('form' in reading && reading.form) &&
      (!LISTS.includes(reading.as) || type.items !== undefined)
    );
  }
  return kind.isNumber
    ? type.types.some((name) => name === 'number' || name === 'integer')
    : kind.formats.includes(type.format ?? '');
}

/** What fits within the objects that a field holds, by its path. */
function fieldsInside(
  { value, reading, crossesLists = false }: PlacedField,
  type: ApiType,
): string[] {
  const part = crossesLists ? (type.items ?? type) : type;
  return part.fields
    .filter((name) => isCandidate(reading, part.field(name), part))
    .map((name) => `${value}.${name}`);
}

/** HTML is shown with its tags where nothing says that it is HTML. */
function explainMarkup({ value, path }: PlacedField, owner: ApiType, file: ManifestFile): Finding {
  const message = `the field "${value}" of ${nameOf(owner)} is HTML, and readers would see its tags; read it with the format "rich-text", or with "plain-text" for its words alone`;
  return createFinding('M228', file.placeOf(path), message);
}

/** What a date with its hour looks like, where a description has no example of one. */
const SOME_MOMENT = '2026-03-05T20:00:00Z';

/** A date with its hour as machines write it, if a field has such ones. */
function momentOf(type: ApiType): string | undefined {
  const { example } = type;
  if (example === undefined) return hasMoments(type) ? SOME_MOMENT : undefined;
  const isMoment = hasDates(type) && /^\d{4}-\d{2}-\d{2}T\d{2}:/.test(String(example));
  return isMoment ? String(example) : undefined;
}

/** What machines write of a date is nothing for readers. */
function explainMoment(
  { value, path }: PlacedField,
  moment: string,
  owner: ApiType,
  file: ManifestFile,
): Finding {
  const message = `the field "${value}" of ${nameOf(owner)} is a date, and readers would see it as ${quote(moment)}; read it with a format for dates`;
  return createFinding('M228', file.placeOf(path), message);
}

/** Dates are grouped by something else than a letter. */
function explainLetter({ value, path }: PlacedField, owner: ApiType, file: ManifestFile): Finding {
  const by = [...path.slice(0, -1), 'by'];
  const message = `the field "${value}" of ${nameOf(owner)} is a date; group by its "year" instead`;
  return withFix(createFinding('M228', file.placeOf(by), message), file.rangeOf(by), 'year');
}

/** A list is no text, and a format makes one of it. */
function explainList(
  { value, path }: PlacedField,
  entry: ApiType,
  owner: ApiType,
  file: ManifestFile,
): Finding {
  const options = entry.fields.length > 0 ? ' and the field of the name as its "text"' : '';
  const message = `the field "${value}" of ${nameOf(owner)} is no text but a list; read it with the format "names"${options}`;
  return createFinding('M228', file.placeOf(path), message);
}

function nameOf({ name }: ApiType): string {
  return name ?? 'the answer';
}

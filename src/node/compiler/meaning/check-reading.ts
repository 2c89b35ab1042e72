import { DATE_OR_DATE_TIME } from '../../content/index.ts';
import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import type { ApiType } from './api-description.ts';
import type { PlacedField } from './placed-parts.ts';
import type { Reading } from './reading.ts';

/** What a text has to be for a reading that not every text serves. */
interface TextKind {
  readonly noun: string;
  readonly formats: readonly string[];
  /** Whether descriptions that mark other texts may leave such ones unmarked. */
  readonly isOftenUnmarked?: boolean;
  /** Whether values may be numbers, too. */
  readonly isNumber?: boolean;
}

const URL_FORMATS = ['uri', 'uri-reference', 'iri', 'iri-reference', 'url'];
const PICTURE: TextKind = {
  noun: 'path of a picture',
  formats: URL_FORMATS,
  isOftenUnmarked: true,
};
const URL_TEXT: TextKind = { noun: 'URL', formats: URL_FORMATS, isOftenUnmarked: true };
const DAY: TextKind = { noun: 'date', formats: ['date', 'date-time', DATE_OR_DATE_TIME] };
const YEAR: TextKind = { ...DAY, noun: 'date or year' };
const PHONE: TextKind = {
  noun: 'telephone number',
  formats: ['phone', 'tel'],
  isOftenUnmarked: true,
};
const NUMBER: TextKind = {
  noun: 'number',
  formats: ['decimal', 'double', 'float', 'int32', 'int64'],
  isNumber: true,
};
const EMAIL: TextKind = { noun: 'e-mail address', formats: ['email', 'idn-email'] };

/** A field whose values, by the description, cannot be what the manifest makes of them. */
export function checkReading(
  { value, path, reading }: PlacedField,
  type: ApiType,
  owner: ApiType,
  file: ManifestFile,
): Finding[] {
  if (reading.as === 'case') return checkCases(reading.cases, type, { value, path, file });
  const kind = kindOf(reading);
  if (fitsReading(reading, type, owner)) return [];
  const candidates = owner.fields.filter((name) => {
    const other = owner.field(name);
    if (other === undefined) return false;
    return kind === undefined
      ? fitsReading(reading, other, owner)
      : kind.isNumber
        ? other.types.some((own) => NUMBERS.includes(own))
        : kind.formats.includes(other.format ?? '');
  });
  const what = kind?.noun ?? (reading.as === 'choice' ? 'value that readers could choose' : 'text');
  const only = candidates.length === 1 ? candidates[0] : findMeant(value, candidates);
  const fix = only === undefined ? suggest(value, candidates) : `; did you mean "${only}"?`;
  const message = `the field "${value}" of ${owner.name ?? 'the answer'} is no ${what}${fix}`;
  return [withFix(createFinding('M228', file.placeOf(path), message), file.rangeOf(path), only)];
}

/** Values by which a link is chosen, and which the field never has. */
function checkCases(
  cases: readonly string[],
  { values }: ApiType,
  { value, path, file }: Pick<PlacedField, 'value' | 'path'> & { readonly file: ManifestFile },
): Finding[] {
  if (values === undefined) return [];
  return cases
    .filter((name) => !values.includes(name))
    .map((name) => {
      const at = [...path.slice(0, -1), 'cases', name];
      const free = values.filter((known) => !cases.includes(known));
      const message = `the field "${value}" is never "${name}"${suggest(name, free.length > 0 ? free : values)}`;
      const finding = createFinding('M228', file.placeOfKey(at), message);
      return withFix(finding, file.rangeOfKey(at), findMeant(name, free));
    });
}

function fitsReading(reading: Reading, type: ApiType, owner: ApiType): boolean {
  const kind = kindOf(reading);
  if (reading.as === 'choice') return fitsChoice(type);
  if (reading.as === 'year' && type.types.some((name) => NUMBERS.includes(name))) return true;
  return kind === undefined ? fitsText(reading, type) : fitsKind(kind, type, owner);
}

/** What readers choose by is short: nothing that is markup, and no object. */
function fitsChoice(type: ApiType): boolean {
  const entry = type.types.includes('array') ? (type.items ?? type) : type;
  return !entry.isMarkup && (entry.types.length === 0 || !entry.types.includes('object'));
}

const NUMBERS = ['integer', 'number'];

function kindOf(reading: Reading): TextKind | undefined {
  switch (reading.as) {
    case 'picture':
      // A template makes the path of any text.
      return reading.template === undefined ? PICTURE : undefined;
    case 'url':
      return URL_TEXT;
    case 'day':
      return DAY;
    case 'year':
      return YEAR;
    case 'number':
      return NUMBER;
    case 'email':
      return EMAIL;
    case 'phone':
      return PHONE;
    default:
      return undefined;
  }
}

/** A description that marks texts of an entity by their formats means no others by the rest. */
function fitsKind(
  { formats, isOftenUnmarked = false, isNumber = false }: TextKind,
  type: ApiType,
  owner: ApiType,
): boolean {
  if (isNumber && type.types.some((own) => NUMBERS.includes(own))) return true;
  if (type.types.length > 0 && !type.types.includes('string')) return false;
  if (type.isProse) return false;
  if (type.format !== undefined) return formats.includes(type.format);
  return owner.fields.every((name) => {
    const format = owner.field(name)?.format;
    return format === undefined || (isOftenUnmarked && !formats.includes(format));
  });
}

/** What is shown as a text has to be one, or a number. */
function fitsText({ as }: Reading, { types }: ApiType): boolean {
  if (as === 'names' && types.some((type) => LISTS.includes(type))) return true;
  const isText = as === 'text' || as === 'picture' || as === 'order' || as === 'names';
  return !isText || types.length === 0 || types.some((type) => TEXTS.includes(type));
}

const LISTS = ['array', 'object'];
const TEXTS = ['string', ...NUMBERS];

import { readHour } from '../../../core/mapping/dates.ts';
import { DATE_OR_DATE_TIME, isNoPicture } from '../../content/index.ts';
import { isOfForm, type TextPattern } from '../schema/shape-parts.ts';
import type { ApiType } from './api-type.ts';
import { isPhone } from './is-phone.ts';
import type { Reading } from './reading.ts';

/** What a text has to be for a reading that not every text serves. */
export interface TextKind {
  readonly noun: string;
  readonly formats: readonly string[];
  /** Whether descriptions that mark other texts may leave such ones unmarked. */
  readonly isOftenUnmarked?: boolean;
  /** Whether values may be numbers, too. */
  readonly isNumber?: boolean;
}

const URL_FORMATS = ['uri', 'uri-reference', 'iri', 'iri-reference', 'url'];
const DATE_FORMATS = ['date', 'date-time', DATE_OR_DATE_TIME];
const MOMENT_FORMATS = ['date-time'];
const URL_TEXT: TextKind = { noun: 'URL', formats: URL_FORMATS, isOftenUnmarked: true };
const FILE: TextKind = { ...URL_TEXT, noun: 'URL of a file that is no picture' };
const DAY: TextKind = { noun: 'date', formats: DATE_FORMATS };
const HOUR: TextKind = {
  noun: 'time of day, or date that has one',
  formats: ['date-time', DATE_OR_DATE_TIME, 'time'],
};

/** The readings that need texts of one kind. */
const KINDS: Readonly<Partial<Record<Reading['as'], TextKind>>> = {
  url: URL_TEXT,
  file: FILE,
  captions: { ...FILE, noun: 'URL of captions in WebVTT (.vtt)' },
  day: DAY,
  hour: HOUR,
  year: { ...DAY, noun: 'date or year' },
  number: {
    noun: 'number',
    formats: ['decimal', 'double', 'float', 'int32', 'int64'],
    isNumber: true,
  },
  email: { noun: 'e-mail address', formats: ['email', 'idn-email'] },
  phone: { noun: 'telephone number', formats: ['phone', 'tel'], isOftenUnmarked: true },
};
const PICTURE: TextKind = { ...URL_TEXT, noun: 'path of a picture' };

/** What else is missed where a field does not fit. */
const NOUNS: Readonly<Partial<Record<Reading['as'], string>>> = {
  choice: 'value that readers could choose',
  order: 'value that items could be sorted by',
  letter: 'text with a first letter',
  markup: 'text of a page',
  identifier: 'identifier',
  path: 'part of a path',
  texts: 'list of texts',
  files: 'list of objects with "url" and "name"',
  objects: 'list of objects',
  parts: 'list of objects',
};

/** The kind of texts that a reading needs; undefined where any text will do. */
export function textKindOf(reading: Reading): TextKind | undefined {
  if (reading.as !== 'picture') return KINDS[reading.as];
  // A template makes the path of any text.
  return reading.template === undefined ? PICTURE : undefined;
}

/** What a value is that fits a reading, for messages. */
export function nounOf(reading: Reading): string {
  const own = 'noun' in reading ? reading.noun : undefined;
  return own ?? textKindOf(reading)?.noun ?? NOUNS[reading.as] ?? 'text';
}

const YEAR: TextPattern = { pattern: /^[12]\d{3}$/, checksDigit: false };

/** Whether a value that there is has the form of what is read, whatever the description says of it. */
export function hasForm(reading: Reading, { example, format }: ApiType): boolean {
  switch (reading.as) {
    case 'year':
      return isOfForm(String(example), reading.form ?? YEAR);
    case 'hour':
      return readHour(String(example)) !== undefined;
    case 'phone':
      return format === undefined && typeof example === 'string' && isPhone(example);
    case 'identifier':
      return reading.form !== undefined && isOfForm(String(example).trim(), reading.form);
    default:
      return false;
  }
}

/** Whether the values of a type, by its description, could be what a manifest makes of them. */
export function fitsReading(reading: Reading, type: ApiType, owner: ApiType): boolean {
  const kind = textKindOf(reading);
  switch (reading.as) {
    case 'presence':
    case 'constant':
    case 'case':
      return true;
    case 'choice':
      return fitsChoice(type);
    case 'year':
      return isNumber(type) || hasForm(reading, type) || fitsKind(DAY, type, owner);
    case 'names':
      return isOneOf(type, LISTS) || fitsText(type, TEXTS);
    case 'parts':
      return isOneOf(type, LISTS) && (type.items === undefined || isOneOf(type.items, ['object']));
    case 'texts':
      return type.items === undefined || isOneOf(type.items, ['string']);
    case 'objects':
      return type.items === undefined || isOneOf(type.items, ['object']);
    case 'files':
      return type.items === undefined || holdsFile(type.items);
    case 'file':
      return !type.isPicture && fitsKind(FILE, type, owner);
    case 'captions':
      return !type.isPicture && fitsKind(FILE, type, owner) && !isOther(isNoCaptions, type);
    case 'hour':
      // Descriptions have no format for one by itself.
      return readHour(String(type.example)) !== undefined || fitsKind(HOUR, type, owner);
    case 'picture':
      return (
        !(reading.template === undefined && isOther(isNoPicture, type)) &&
        (kind === undefined ? isOneOf(type, TEXTS) : fitsKind(kind, type, owner))
      );
    case 'searched':
      return fitsSearch(entryOf(type));
    default:
      return kind === undefined ? fitsPlain(reading, type) : fitsKind(kind, type, owner);
  }
}

/** Whether a text serves a reading that takes most of them. */
function fitsPlain(reading: Reading, type: ApiType): boolean {
  switch (reading.as) {
    case 'code':
      return isOneOf(type, [...TEXTS, 'boolean']) && !type.isMarkup && !type.isPicture;
    case 'markup':
      return fitsText(type, TEXTS) && type.format === undefined;
    case 'identifier':
      return (
        fitsText(type, ['string']) &&
        !type.isMarkup &&
        !hasDates(type) &&
        !isOfOtherForm(reading, type)
      );
    case 'letter':
      return fitsText(type, ['string']) && !type.isMarkup && !hasDates(type);
    case 'plain':
    case 'order':
    case 'path':
      return fitsText(type, TEXTS) && !type.isMarkup;
    default:
      return fitsText(type, TEXTS);
  }
}

/**
 * Whether a value that there is has not the form of what is read. One whose check digit is wrong is of that kind all the
 * same, and said to be wrong where it stands.
 */
function isOfOtherForm(
  { form }: Extract<Reading, { form?: unknown }>,
  { example }: ApiType,
): boolean {
  return form !== undefined && typeof example === 'string' && !form.pattern.test(example.trim());
}

/** What is shown as a text has to be one, or a number, and no picture. */
function fitsText(type: ApiType, types: readonly string[]): boolean {
  return isOneOf(type, types) && !type.isPicture;
}

const VTT = /\.vtt(?:[?#]|$)/i;
const WITH_ENDING = /\.\w+(?:[?#]|$)/;

/** Whether a URL is that of a file in WebVTT, by its ending. */
export function isCaptions(url: string): boolean {
  return VTT.test(url);
}

/** The name of a file that players read no captions of. */
export function isNoCaptions(url: string): boolean {
  return WITH_ENDING.test(url) && !isCaptions(url);
}

/** Whether a value that there is is surely none of a kind. */
function isOther(isNone: (text: string) => boolean, { example }: ApiType): boolean {
  return typeof example === 'string' && isNone(example);
}

/** A field's own type, or that of its list's entries. */
function entryOf(type: ApiType): ApiType {
  return type.types.includes('array') ? (type.items ?? type) : type;
}

/** Readers' words are looked for in texts, of which nobody types a date as data has it. */
function fitsSearch(type: ApiType): boolean {
  return fitsText(type, ['string']) && !hasDates(type);
}

/** What readers choose by is short: nothing that is markup, and no object. */
function fitsChoice(type: ApiType): boolean {
  const entry = entryOf(type);
  return !entry.isMarkup && !entry.isPicture && isOneOf(entry, [...TEXTS, 'boolean', 'array']);
}

/** Objects of which nothing is said may have a file's URL. */
function holdsFile(entry: ApiType): boolean {
  return isOneOf(entry, ['object']) && (entry.fields.length === 0 || entry.fields.includes('url'));
}

/** A description that marks texts of an entity by their formats means no others by the rest. */
function fitsKind(
  { formats, isOftenUnmarked = false, isNumber: takesNumbers = false }: TextKind,
  type: ApiType,
  owner: ApiType,
): boolean {
  if (takesNumbers && isNumber(type)) return true;
  if (!isOneOf(type, ['string']) || type.isProse) return false;
  if (type.format !== undefined) return formats.includes(type.format);
  return owner.fields.every((name) => {
    const format = owner.field(name)?.format;
    return format === undefined || (isOftenUnmarked && !formats.includes(format));
  });
}

const NUMBERS = ['integer', 'number'];
const TEXTS = ['string', ...NUMBERS];
const LISTS = ['array', 'object'];

function isNumber(type: ApiType): boolean {
  return type.types.some((name) => NUMBERS.includes(name));
}

/** Whether a type's values are dates, by their format. */
export function hasDates({ format }: ApiType): boolean {
  return format !== undefined && DATE_FORMATS.includes(format);
}

/** Whether all of a type's values are dates with their hour, by the format that JSON Schema has for them. */
export function hasMoments({ format = '' }: ApiType): boolean {
  return MOMENT_FORMATS.includes(format);
}

/** Whether a type may be one of some of JSON's; one of which nothing is said may be any. */
function isOneOf({ types }: ApiType, wanted: readonly string[]): boolean {
  return types.length === 0 || types.some((name) => wanted.includes(name));
}

import { isRecord } from '../../../core/mapping/read-path.ts';
import {
  findNamed,
  namesOf,
  plain,
  plainName,
  rankName,
  splitName,
  tellingNames,
} from './field-names.ts';
import { findNames } from './find-names.ts';

/** What the values of a field are, as far as a layout cares. */
export type ValueKind =
  | 'image'
  /** The id of a picture, which is no URL. */
  | 'image-id'
  | 'file'
  | 'url'
  /** A DOI, alone or as a URL. */
  | 'doi'
  | 'email'
  | 'orcid'
  | 'phone'
  | 'html'
  | 'date'
  | 'date-time'
  | 'year'
  | 'long-text'
  | 'text'
  | 'tags'
  /** A list of people. */
  | 'names'
  /** A list of objects that are called something: `[{ "title": "Science" }]`. */
  | 'labels'
  | 'files'
  | 'links'
  | 'other';

/** A kind, and what spoke for it. */
export interface ValidatedKind {
  readonly kind: ValueKind;
  readonly reason: string;
  /** The field with the name of each of several people, where they are objects. */
  readonly nameField?: string | undefined;
  readonly givenField?: string | undefined;
  /** Whether short texts have tags within lines, or signs written as HTML has them (`&amp;`). */
  readonly isMarked?: boolean;
}

/** A text of more characters is none for one line. */
const LINE = 120;
/** A picture's file, or what answers small pictures, and sizes of large ones (IIIF). */
const PICTURE =
  /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)|[/?&=]thumb(nail)?s?([/=?&#]|$)|\/iiif\/.*\/full\//i;
const DOCUMENT_FILE = /\.(docx?|odt|pdf|pptx?|txt|xlsx?|zip)([?#]|$)/i;
const OTHER_FILE = /\.(docx?|html?|mp[34]|ogg|pdf|webm|zip)([?#]|$)/i;
const URL_TEXT = /^(https?:\/\/|\/)\S+$/i;
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const PHONE = /^\+?[\d\s()./-]{6,}$/;
const HTML =
  /<(?:[a-z]+:)?(a|blockquote|br|div|em|figure|h[1-6]|img|li|ol|p|span|strong|table|ul)(\s[^<>]*)?\/?>/i;
/** Tags of whole blocks; a title has none. */
const BLOCKS = /<(?:blockquote|div|figure|h[1-6]|img|li|ol|p|table|ul)(\s[^<>]*)?\/?>/i;
/** A sign as HTML writes it. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;
const ORCID = /^(https?:\/\/orcid\.org\/)?(\d{4}-){3}\d{3}[\dX]$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const YEAR = /^(1[5-9]|20)\d\d$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** The kind of a field by its path and by the values that it has in an answer. */
export function validateKind(path: string, values: readonly unknown[]): ValidatedKind {
  const filled = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (filled.length === 0) return { kind: 'other', reason: 'it is empty everywhere' };
  if (isYears(path, filled)) return { kind: 'year', reason: 'its values are years' };
  const texts = filled.filter((value) => typeof value === 'string');
  if (texts.length === filled.length) return validateTexts(path, texts);
  if (filled.every((value) => Array.isArray(value))) return validateLists(path, filled.flat());
  return { kind: 'other', reason: 'its values are no texts' };
}

/** Whether a text is the URL of a picture, by its ending or by the field's name. */
export function isImageUrl(path: string, text: string): boolean {
  return URL_TEXT.test(text) && (PICTURE.test(text) || isOfImage(path, text));
}

/** Whether a name says that a URL without the ending of one is that of a picture. */
function isOfImage(path: string, text: string): boolean {
  // A path that is called so is asked of the API.
  if (text.startsWith('/') && /(^|\.)uri$/.test(path)) return false;
  if (findNamed(path, 'image') !== undefined) return true;
  // Of `webImage.url` it is the object that is called so.
  const names = [plainName(path).replace(/(href|src|ur[il])$/, '')];
  if (/\.(href|src|url)$/.test(path)) names.push(plainName(path.replace(/\.[^.]*$/, '')));
  return (
    names.some((name) => namesOf('imageEnding').some((known) => name.endsWith(known))) &&
    !OTHER_FILE.test(text)
  );
}

/** A number is a year where its name says so (`producedDateY`), or where it begins a date in parts. */
function isYears(path: string, values: readonly unknown[]): boolean {
  const words = splitName(path.split('.').at(-1) ?? path);
  const isCalledSo =
    rankName(path, 'year') !== undefined ||
    path.endsWith('.date-parts.0.0') ||
    words.some((word) => ['date', 'year'].includes(word));
  return isCalledSo && values.every((value) => !Array.isArray(value) && YEAR.test(String(value)));
}

function validateTexts(path: string, texts: readonly string[]): ValidatedKind {
  const every = (form: RegExp) => texts.every((text) => form.test(text));
  if (every(ORCID)) return { kind: 'orcid', reason: 'its values are ORCID iDs' };
  if (every(URL_TEXT) && isMost(texts, (text) => isImageUrl(path, text))) {
    const name = findNamed(path, 'image');
    const byName = name === undefined ? '' : `its name is "${name}" and `;
    return { kind: 'image', reason: `${byName}its values are URLs of pictures` };
  }
  // An `image_id` is asked for elsewhere than a file that an `image` is.
  if (every(UUID) && findNamed(path, 'image') !== undefined && !/id$/i.test(path)) {
    return { kind: 'image-id', reason: 'its name is that of a picture and its values are ids' };
  }
  if (every(URL_TEXT)) {
    return every(DOCUMENT_FILE)
      ? { kind: 'file', reason: 'its values are URLs of documents' }
      : { kind: 'url', reason: 'its values are URLs' };
  }
  if (every(EMAIL)) return { kind: 'email', reason: 'its values are e-mail addresses' };
  if (every(DAY)) return { kind: 'date', reason: 'its values are days' };
  if (every(TIME)) return { kind: 'date-time', reason: 'its values are times' };
  if (every(PHONE) && (findNamed(path, 'phone') !== undefined || every(/^\+/))) {
    return { kind: 'phone', reason: 'its values are telephone numbers' };
  }
  const isShort = texts.every((text) => text.length <= LINE && !BLOCKS.test(text));
  const isMarked = texts.some((text) => ENTITY.test(text) || HTML.test(text));
  if (texts.some((text) => HTML.test(text)) && !isShort) {
    return { kind: 'html', reason: 'its values have HTML tags' };
  }
  if (isShort && isMarked) {
    return { kind: 'text', reason: 'its values are short texts of HTML', isMarked };
  }
  return texts.some((text) => text.length > LINE || text.includes('\n'))
    ? { kind: 'long-text', reason: `its values have more than ${LINE} characters or several lines` }
    : { kind: 'text', reason: 'its values are short texts' };
}

/** Whether more than half of the texts are so: some pictures are at URLs without an ending. */
function isMost(texts: readonly string[], is: (text: string) => boolean): boolean {
  return texts.filter(is).length * 2 > texts.length;
}

/** The field by which each of several subjects or tags is called. */
function findLabel(path: string, entries: readonly unknown[]): string | undefined {
  if (!isKeywords(path)) return undefined;
  return ['name', 'title', 'label', 'term', 'display_name'].find((field) =>
    entries.every((entry) => isRecord(entry) && typeof entry[field] === 'string'),
  );
}

/** Whether a list is called as what tells items apart is: `tags`, `categories`. */
export function isKeywords(path: string): boolean {
  const name = tellingNames(path).at(-1) ?? path;
  const words = [plain(name), splitName(name).at(-1) ?? ''];
  return words.some((word) =>
    namesOf('keywords').some((one) => [one, `${one}s`, one.replace(/y$/, 'ies')].includes(word)),
  );
}

function validateLists(path: string, entries: readonly unknown[]): ValidatedKind {
  const names = findNames(path, entries);
  if (names !== undefined) {
    return { kind: 'names', reason: 'its values are lists of people', ...names };
  }
  if (entries.length > 0 && entries.every((entry) => typeof entry === 'string')) {
    return { kind: 'tags', reason: 'its values are lists of texts' };
  }
  const hasText = (entry: unknown, field: string) =>
    isRecord(entry) && typeof entry[field] === 'string';
  const label = findLabel(path, entries);
  if (label !== undefined) {
    return { kind: 'labels', reason: 'its values are lists of what has a name', nameField: label };
  }
  const isLinked = entries.every((entry) => hasText(entry, 'name') && hasText(entry, 'url'));
  if (entries.length === 0 || !isLinked) {
    return { kind: 'other', reason: 'its values are lists that no block shows' };
  }
  const isFiles = entries.every(
    (entry) => isRecord(entry) && DOCUMENT_FILE.test(`${entry.name} ${entry.url}`),
  );
  return isFiles
    ? { kind: 'files', reason: 'its values are lists of files, each with name and url' }
    : { kind: 'links', reason: 'its values are lists of links, each with name and url' };
}

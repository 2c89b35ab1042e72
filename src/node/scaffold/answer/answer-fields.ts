import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { FIELD_PART } from '../../compiler/index.ts';
import { isImageUrl, type ValueKind, validateKind } from './field-kinds.ts';
import { isNamed, plainName, tellingNames } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';
import { inOneLanguage } from './one-language.ts';

/** A field of an answer's items. */
export interface Field {
  /** Dots lead into nested objects: `attributes.name`. */
  readonly path: string;
  /** Its last name, in small letters and without underscores. */
  readonly name: string;
  readonly kind: ValueKind;
  /** What spoke for the kind. */
  readonly reason: string;
  /** The field with the name of each of several people, where they are objects. */
  readonly nameField?: string | undefined;
  readonly givenField?: string | undefined;
  /** Whether short texts are HTML, in which titles have a word in italics, or a dash as `&#8211;`. */
  readonly isMarked?: boolean;
  /** Whether it is of the first of several: `titles.0.title`. */
  readonly isOfFirst: boolean;
  /** Whether all of several items have the same value, so that it says nothing of any of them. */
  readonly isSame: boolean;
  /** How many objects it is in, without what only wraps an item or its value. */
  readonly depth: number;
  /** How many of the items have it, from 0 to 1. */
  readonly share: number;
  /** Its values in the items, without those that are empty. */
  readonly values: readonly unknown[];
}

/** How deep fields are looked for: some backends wrap each record, and each picture in it. */
const DEPTH = 8;
/** What an object has that is a file. */
const OF_FILE = /^(content_?type|mime_?type|file_?name|file_?size)$/i;
const NAMABLE = new RegExp(`^${FIELD_PART}$`);

/**
 * The fields that a manifest can name and a page can show, those at the top first.
 *
 * @param languages the codes of the site's languages
 */
export function readFields(
  items: readonly AnswerRecord[],
  languages: readonly string[] = [],
): Field[] {
  return showable(readEveryField(items, languages));
}

/** Those of all fields that a page can show. */
export function showable(fields: readonly Field[]): Field[] {
  return fields.filter(({ path, kind }) => !isNamed(path, 'internal') && kind !== 'other');
}

/**
 * All fields that a manifest can name, those at the top first.
 *
 * @param languages the codes of the site's languages; of a text in several the first of them is read
 */
export function readEveryField(
  items: readonly AnswerRecord[],
  languages: readonly string[] = [],
): Field[] {
  const place = { before: '', depth: DEPTH, languages };
  const paths = [...new Set(items.flatMap((item) => pathsOf(item, place)))];
  const wrapper = findWrapper(paths);
  return paths
    .map((path) => describeField(path, items, wrapper))
    .sort((a, b) => namesIn(a.path) - namesIn(b.path));
}

function describeField(path: string, items: readonly AnswerRecord[], wrapper: string): Field {
  const values = items
    .map((item) => readPath(item, path))
    .filter((value) => value !== null && value !== undefined && value !== '');
  return {
    path,
    name: plainName(path),
    ...validateKind(path, values),
    isOfFirst: /(^|\.)0(\.|$)/.test(path),
    isSame: values.length > 1 && new Set(values.map((value) => JSON.stringify(value))).size === 1,
    depth: tellingNames(path.startsWith(wrapper) ? path.slice(wrapper.length) : path).length - 1,
    share: values.length / items.length,
    values,
  };
}

/** The names of fields that no manifest can name, for a maintainer to know. */
export function unnamableFields(items: readonly AnswerRecord[]): string[] {
  return [...new Set(items.flatMap(Object.keys))].filter((name) => !NAMABLE.test(name));
}

/** Where fields are looked for. */
interface Place {
  /** The path of the object with its dot, or nothing for the item itself. */
  readonly before: string;
  /** How many objects further it is looked. */
  readonly depth: number;
  readonly languages: readonly string[];
}

function pathsOf(record: AnswerRecord, { before, depth, languages }: Place): string[] {
  if (depth === 0) return [];
  const entries = Object.entries(record).filter(([name]) => NAMABLE.test(name));
  // Of a picture or another file with its name, size and formats, only the URL is shown.
  const isFile = entries.some(([name]) => OF_FILE.test(name));
  const picture = entries.find(
    ([name, value]) =>
      /^(url|src|href)$/.test(name) &&
      typeof value === 'string' &&
      (isFile || isImageUrl(before, value)),
  );
  if (picture !== undefined && before !== '') return [before + picture[0]];
  return inOneLanguage(entries, languages).flatMap(([name, value]) => {
    const within = { before: `${before}${name}.`, depth: depth - 1, languages };
    return isRecord(value)
      ? pathsOf(value, within)
      : [before + name, ...pathsOfFirst(value, within)];
  });
}

/** A list may stand where there is one value mostly; of several, a page can name the first. */
function pathsOfFirst(value: unknown, { before, ...place }: Place): string[] {
  if (!Array.isArray(value)) return [];
  const [first]: unknown[] = value;
  if (isRecord(first)) return pathsOf(first, { before: `${before}0.`, ...place });
  if (Array.isArray(first)) return [`${before}0.0`];
  // Of titles in several languages the first one is mostly that of the work itself.
  const isTitle = isNamed(before.slice(0, -1), 'heading') && typeof first === 'string';
  return value.length === 1 || isTitle ? [`${before}0`] : [];
}

/** The beginning of the paths of most fields, with its dot: `event.`, where each item is wrapped so. */
function findWrapper(paths: readonly string[], before = ''): string {
  const names = new Set(
    paths
      .filter((path) => path.startsWith(before))
      .map((path) => path.slice(before.length))
      .filter((path) => /^[^.]*[^.\d][^.]*\./.test(path))
      .map((path) => path.slice(0, path.indexOf('.') + 1)),
  );
  const wrapper = [...names]
    .map((name) => before + name)
    .find((start) => paths.filter((path) => path.startsWith(start)).length * 2 > paths.length);
  return wrapper === undefined ? before : findWrapper(paths, wrapper);
}

function namesIn(path: string): number {
  return path.split('.').length;
}

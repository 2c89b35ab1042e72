import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { FIELD_PART } from '../../compiler/index.ts';
import { type FieldKind, isImageUrl, validateKind } from './field-kinds.ts';
import { isNamed, plainName } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';

/** A field of an answer's items. */
export interface Field {
  /** Dots lead into nested objects: `attributes.name`. */
  readonly path: string;
  /** Its last name, in small letters and without underscores. */
  readonly name: string;
  readonly kind: FieldKind;
  /** What spoke for the kind. */
  readonly reason: string;
}

/** How deep fields are looked for: some backends wrap each record, and each picture in it. */
const DEPTH = 8;
const NAMABLE = new RegExp(`^${FIELD_PART}$`);

/** The fields that a manifest can name, those at the top first. */
export function readFields(items: readonly AnswerRecord[]): Field[] {
  const paths = [...new Set(items.flatMap((item) => pathsOf(item, '', DEPTH)))];
  return paths
    .map((path) => {
      const validated = validateKind(
        path,
        items.map((item) => readPath(item, path)),
      );
      return { path, name: plainName(path), ...validated };
    })
    .filter(({ path, kind }) => !isNamed(path, 'internal') && kind !== 'other')
    .sort((a, b) => depthOf(a.path) - depthOf(b.path));
}

/** The names of fields that no manifest can name, for a maintainer to know. */
export function unnamableFields(items: readonly AnswerRecord[]): string[] {
  return [...new Set(items.flatMap(Object.keys))].filter((name) => !NAMABLE.test(name));
}

function pathsOf(record: AnswerRecord, before: string, depth: number): string[] {
  if (depth === 0) return [];
  const entries = Object.entries(record).filter(([name]) => NAMABLE.test(name));
  // Of a picture with its name, size and formats, only the URL is shown.
  const picture = entries.find(
    ([name, value]) =>
      /^(url|src|href)$/.test(name) && typeof value === 'string' && isImageUrl(before, value),
  );
  if (picture !== undefined && before !== '') return [before + picture[0]];
  return entries.flatMap(([name, value]) =>
    isRecord(value) ? pathsOf(value, `${before}${name}.`, depth - 1) : [before + name],
  );
}

function depthOf(path: string): number {
  return path.split('.').length;
}

import { readPath } from '../../core/mapping/read-path.ts';
import { type ApiType, fitsReading, type Reading } from '../compiler/index.ts';
import type { OfferedValue } from './offered-values.ts';

/** A field of an entity, by its dotted path. */
interface NamedField {
  readonly path: string;
  readonly type: ApiType;
  /** The object that has it. */
  readonly owner: ApiType;
}

/** Fields within objects are offered to this depth. */
const MAX_LEVELS = 3;
const MAX_EXAMPLE_LENGTH = 120;

/** The fields of an entity that a reading can be made of, each with a value that an answer had. */
export function offerFields(entity: ApiType, reading: Reading): OfferedValue[] {
  return fieldsOf(entity, '', MAX_LEVELS)
    .filter(({ type, owner }) => fitsPlace(reading, type) && fitsReading(reading, type, owner))
    .map(({ path, type }) => ({
      value: path,
      words: describeField(type, exampleOf(path, type, entity)),
    }));
}

const OF_LISTS = ['texts', 'files', 'objects'];

/** What is no list serves none of the readings that need one. */
function fitsPlace({ as }: Reading, type: ApiType): boolean {
  return !OF_LISTS.includes(as) || !type.isNoList;
}

function fieldsOf(owner: ApiType, before: string, levels: number): NamedField[] {
  return owner.fields.flatMap((name) => {
    const type = owner.field(name);
    if (type === undefined) return [];
    const path = before + name;
    const inner = levels > 1 && !type.types.includes('array') ? type : undefined;
    return [
      { path, type, owner },
      ...(inner === undefined ? [] : fieldsOf(inner, `${path}.`, levels - 1)),
    ];
  });
}

/** What a field is, and a value of it. */
function describeField(type: ApiType, example: string | undefined): string {
  const kind = [type.types.join(' or '), type.format ?? (type.isMarkup ? 'HTML' : undefined)];
  const said = kind.filter(Boolean).join(', ');
  return [
    type.description ?? '',
    said === '' ? '' : `(${said})`,
    example === undefined ? '' : `For example: \`${example}\``,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A value that the field had in an answer, in short and on one line. */
function exampleOf(path: string, type: ApiType, entity: ApiType): string | undefined {
  const value = type.example ?? readPath(entity.example, path);
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return line.length > MAX_EXAMPLE_LENGTH ? `${line.slice(0, MAX_EXAMPLE_LENGTH)}…` : line;
}

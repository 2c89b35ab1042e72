import { readPath } from '../../core/mapping/read-path.ts';
import { type ApiType, fitsReading, type Reading } from '../compiler/index.ts';
import type { OfferedValue } from './offered-values.ts';

/** A field of an entity, by its dotted path. */
export interface NamedField {
  readonly path: string;
  readonly type: ApiType;
  /** The object that has it. */
  readonly owner: ApiType;
}

/** Fields within objects are offered to this depth. */
const MAX_LEVELS = 3;
const MAX_EXAMPLE_LENGTH = 120;

/**
 * The fields of an entity that a reading can be made of, each with a value that an answer had.
 *
 * @param crossesLists whether a path may lead into the objects of lists without naming a place
 */
export function offerFields(
  entity: ApiType,
  reading: Reading,
  crossesLists = false,
): OfferedValue[] {
  return fieldsOf(entity, crossesLists)
    .filter(({ type, owner }) => fitsPlace(reading, type) && fitsReading(reading, type, owner))
    .map(({ path, type }) => ({
      value: path,
      words: describeField(type, exampleOf(path, type, entity)),
    }));
}

/**
 * The routes that have parameters, as templates that fields of an entity fill: each parameter by the field of its name,
 * or a single one by any field whose value could be a part of a path.
 */
export function offerLinks(entity: ApiType, routes: readonly OfferedValue[]): OfferedValue[] {
  return routes.flatMap(({ value: route, words }) => {
    const names = [...route.matchAll(PARAMETER)].map(([, name = '']) => name);
    const unknown = names.filter((name) => entity.field(name) === undefined);
    if (names.length === 0 || (unknown.length > 0 && names.length > 1)) return [];
    if (unknown.length === 0) return [{ value: route.replace(PARAMETER, '{$1}'), words }];
    return keysOf(entity).map((path) => ({ value: route.replace(PARAMETER, `{${path}}`), words }));
  });
}

const PARAMETER = /:(\w+)/g;
const SEGMENT = /^[\w.~-]+$/;

/** The fields of an entity that could tell it from others in a URL, as far as their values are known. */
function keysOf(entity: ApiType): string[] {
  return offerFields(entity, { as: 'path', taken: undefined }).flatMap(({ value: path }) => {
    const type = entity.at(path);
    const example = type && readValue(path, type, entity);
    return SEGMENT.test(String(example ?? 'any')) ? [path] : [];
  });
}

const OF_LISTS = ['texts', 'files', 'objects'];

/** What is no list serves none of the readings that need one. */
function fitsPlace({ as }: Reading, type: ApiType): boolean {
  return !OF_LISTS.includes(as) || !type.isNoList;
}

/** All fields of an entity, with those within its objects. */
export function fieldsOf(entity: ApiType, crossesLists = false): NamedField[] {
  return fieldsBelow(entity, '', { levels: MAX_LEVELS, crossesLists });
}

function fieldsBelow(
  owner: ApiType,
  before: string,
  { levels, crossesLists }: { readonly levels: number; readonly crossesLists: boolean },
): NamedField[] {
  return owner.fields.flatMap((name) => {
    const type = owner.field(name);
    if (type === undefined) return [];
    const path = before + name;
    const entry = crossesLists ? type.items : undefined;
    const inner = type.types.includes('array') ? entry : type;
    return [
      { path, type, owner },
      ...(inner === undefined || levels === 1
        ? []
        : fieldsBelow(inner, `${path}.`, { levels: levels - 1, crossesLists })),
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
  const value = readValue(path, type, entity);
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return line.length > MAX_EXAMPLE_LENGTH ? `${line.slice(0, MAX_EXAMPLE_LENGTH)}…` : line;
}

function readValue(path: string, type: ApiType, entity: ApiType): unknown {
  return type.example ?? readPath(entity.example, path);
}

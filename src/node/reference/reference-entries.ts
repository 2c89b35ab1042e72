import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import { Refusal } from '../command-line/index.ts';
import type { Schema, Schemas } from '../compiler/index.ts';

/** A named schema, which has a section of its own. */
export interface ReferenceEntry {
  /** The title in words: `Card list layout`. */
  readonly title: string;
  readonly anchor: string;
  readonly schema: Schema;
  /** The path of its file, against which its references are read. */
  readonly base: string;
  /** Whether it is within the file's one subject. */
  readonly isInner: boolean;
}

/** An entry that may have its title from another as well. */
type UnplacedEntry = Omit<ReferenceEntry, 'anchor'>;

/** The entries by the names that references lead to: `schemas/common.schema.json#/$defs/text`. */
export type ReferenceEntries = ReadonlyMap<string, ReferenceEntry>;

/**
 * Every named schema, each file's subject before its definitions. Of entries with one title,
 * as a site's own renderer may have another's, the further ones have their folder's name beside it.
 */
export function readReferenceEntries(schemas: Schemas): ReferenceEntries {
  const taken = new Set<string>();
  return new Map(
    schemas.all.flatMap(entriesOfFile).map(([name, { title, ...entry }]) => {
      const own = taken.has(title)
        ? `${title} (${path.posix.basename(path.posix.dirname(entry.base))})`
        : title;
      taken.add(own);
      return [name, { ...entry, title: own, anchor: anchorOf(own) }];
    }),
  );
}

/**
 * Holds the schemas of the engine to titles of their own, by which the types are called as well.
 *
 * @throws {Refusal} where an entry has none, or that of another
 */
export function requireTitles(entries: ReferenceEntries): void {
  const titles = new Map<string, string>();
  for (const [name, { schema }] of entries) {
    const { title } = schema;
    if (typeof title !== 'string') throw new Refusal(`${name} has no title; add one`);
    const other = titles.get(title);
    if (other !== undefined) {
      throw new Refusal(
        `${name}: "title" is "${title}", as in ${other}; write another in one of them`,
      );
    }
    titles.set(title, name);
  }
}

/** The anchor that Markdown gives a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

function entriesOfFile(file: Schema): [name: string, UnplacedEntry][] {
  const base = String(file.$id);
  // A file that is a shelf of definitions has no subject.
  const hasSubject = isRecord(file.properties) || Array.isArray(file.oneOf) || 'const' in file;
  const definitions = isRecord(file.$defs) ? Object.entries(file.$defs) : [];
  return [
    ...(hasSubject ? [namePart(base, file, { base, isInner: false })] : []),
    ...definitions.flatMap(([name, schema]) =>
      isRecord(schema)
        ? [namePart(`${base}#/$defs/${name}`, schema, { base, isInner: hasSubject })]
        : [],
    ),
  ];
}

function namePart(
  name: string,
  schema: Schema,
  place: { readonly base: string; readonly isInner: boolean },
): [name: string, UnplacedEntry] {
  // A site's own schema need not have any: what it is called by stands for it.
  const [, called = ''] = /([^/]+?)(?:\/schema\.json)?$/.exec(name) ?? [];
  const title = toWords(typeof schema.title === 'string' ? schema.title : upperFirst(called));
  return [name, { title, schema, ...place }];
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `PhotoWallLayout` as words: `Photo wall layout`. */
function toWords(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

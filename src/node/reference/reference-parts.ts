import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import { Refusal } from '../command-line/index.ts';
import type { Schema, Schemas } from '../compiler/index.ts';

/** A named part of the schemas, which has a section of its own. */
export interface ReferencePart {
  /** The title in words: `Card list layout`. */
  readonly title: string;
  readonly anchor: string;
  readonly schema: Schema;
  /** The path of its file, against which its references are read. */
  readonly base: string;
  /** Whether it is a part of the file's one subject. */
  readonly isInner: boolean;
}

/** A part that may have its title from another as well. */
type UnplacedPart = Omit<ReferencePart, 'anchor'>;

/** The parts by the names that references lead to: `schemas/common.schema.json#/$defs/text`. */
export type SchemaParts = ReadonlyMap<string, ReferencePart>;

/**
 * Every named part of the schemas, each file's subject before its definitions. Of parts with one title,
 * as a site's own renderer may have another's, the further ones have their folder's name beside it.
 */
export function readSchemaParts(schemas: Schemas): SchemaParts {
  const taken = new Set<string>();
  return new Map(
    schemas.all.flatMap(partsOfFile).map(([name, { title, ...part }]) => {
      const own = taken.has(title)
        ? `${title} (${path.posix.basename(path.posix.dirname(part.base))})`
        : title;
      taken.add(own);
      return [name, { ...part, title: own, anchor: anchorOf(own) }];
    }),
  );
}

/**
 * Holds the schemas of the engine to titles of their own, by which the types are called as well.
 *
 * @throws {Refusal} where a part has none, or that of another
 */
export function requireTitles(parts: SchemaParts): void {
  const titles = new Map<string, string>();
  for (const [name, { schema }] of parts) {
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

function partsOfFile(file: Schema): [name: string, UnplacedPart][] {
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
): [name: string, UnplacedPart] {
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

import { isRecord } from '../../core/mapping/read-path.ts';
import type { Schema, Schemas } from '../compiler/index.ts';

/** A named part of the schemas, which has a section of its own on the page. */
export interface SchemaPart {
  /** The title in words: `Card list layout`. */
  readonly title: string;
  readonly anchor: string;
  readonly schema: Schema;
  /** The path of its file, against which its references are read. */
  readonly base: string;
  /** Whether it is a part of the file's one subject. */
  readonly isInner: boolean;
}

/** The parts by the names that references lead to: `schemas/common.schema.json#/$defs/text`. */
export type SchemaParts = ReadonlyMap<string, SchemaPart>;

/**
 * Every named part of the schemas, each file's subject before its definitions.
 *
 * @throws where two parts have the same title, and so the same anchor
 */
export function readSchemaParts(schemas: Schemas): SchemaParts {
  const parts = new Map(schemas.all.flatMap(partsOfFile));
  const anchors = [...parts.values()].map(({ anchor }) => anchor);
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index);
  if (twice !== undefined) {
    throw new Error(`two parts of the schemas have the anchor "${twice}"; change the title of one`);
  }
  return parts;
}

function partsOfFile(file: Schema): [name: string, SchemaPart][] {
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
): [name: string, SchemaPart] {
  if (typeof schema.title !== 'string') throw new Error(`${name} has no title; add one`);
  const title = toWords(schema.title);
  return [name, { title, anchor: title.toLowerCase().replaceAll(' ', '-'), schema, ...place }];
}

/** `PhotoWallLayout` as words: `Photo wall layout`. */
function toWords(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

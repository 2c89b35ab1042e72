import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseTree } from 'jsonc-parser';
import { readPointer } from '../../../core/json-pointer.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding, type Place } from '../findings/finding.ts';
import { ManifestFile, type Path } from '../text/manifest-file.ts';
import { quote, suggest } from '../text/suggest.ts';
import { checkKeywords, checkPanes, type Fault } from './check-keywords.ts';
import { isRendererSchema } from './compose-unions.ts';
import { describeRule } from './describe-rule.ts';
import { OWN_KEYWORDS } from './own-keywords.ts';
import { partsOfSchema } from './schema-parts.ts';
import type { Schema } from './schemas.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

type SchemaFiles = ReadonlyMap<string, Schema>;

/**
 * What is wrong with schemas that are JSON: no value could be validated by them.
 *
 * @param texts the files' texts by the same names, for the places of findings
 */
export function checkSchemas(schemas: SchemaFiles, texts: ReadonlyMap<string, string>): Finding[] {
  const ajv = new Ajv2020({ allErrors: true, logger: false, discriminator: true });
  ajv.addVocabulary(OWN_KEYWORDS);
  const faults = [...schemas].flatMap(([name, schema]) =>
    findFaults({ name, schema, schemas, ajv }).map((fault) => ({ ...fault, name })),
  );
  return faults.map(({ name, at, isKey = false, message }) => {
    const place = placeInSchema(name, texts.get(name) ?? '', at, isKey);
    return createFinding('M010', place, message);
  });
}

/** Where a part of a schema stands; trees are made of few files, and only for what is wrong. */
export function placeInSchema(name: string, text: string, at: Path, isKey = false): Place {
  const tree = parseTree(text);
  const file = name;
  if (tree === undefined) return { file, line: 1, column: 1 };
  const parsed = new ManifestFile(file, text, tree);
  return isKey ? parsed.placeOfKey(at) : parsed.placeOf(at);
}

interface OneSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly schemas: SchemaFiles;
  readonly ajv: Ajv2020;
}

function findFaults(one: OneSchema): Fault[] {
  const head = checkHead(one);
  if (head.length > 0) return head;
  const faults = checkStructure(one);
  // A schema of a wrong structure cannot be gone through.
  return faults.length > 0 ? faults : checkParts(one);
}

/** By which rules the schema is written, and the name by which others refer to it. */
function checkHead({ name, schema }: OneSchema): Fault[] {
  const { $schema, $id } = schema;
  const found = (value: unknown) => (value === undefined ? 'missing' : quote(value));
  const dialect = `"$schema" is ${found($schema)}; write "${DIALECT}"`;
  const id = `"$id" is ${found($id)}; write "${name}", which is the file’s path`;
  return [
    ...($schema === DIALECT ? [] : [{ at: ['$schema'], message: dialect }]),
    ...($id === name ? [] : [{ at: ['$id'], message: id }]),
    ...checkName(name, schema),
    ...checkPanes(name, schema),
  ];
}

/** A renderer is called what its folder is called. */
function checkName(file: string, schema: Schema): Fault[] {
  if (!isRendererSchema(file)) return [];
  const folder = file.split('/').at(-2);
  const isPlainFormat = file.startsWith('renderers/formats/') && schema.type !== 'object';
  const at = isPlainFormat ? ['const'] : ['properties', 'type', 'const'];
  const name = valueAt(schema, at);
  if (name === folder) return [];
  const found = name === undefined ? 'missing' : quote(name);
  return [{ at, message: `"const" is ${found}; write "${folder}", which is the folder’s name` }];
}

function checkStructure({ schema, ajv }: OneSchema): Fault[] {
  if (ajv.validateSchema(schema) === true) return [];
  // One mistake breaks a rule at each form that a value may have; the first says most.
  const first = new Map(
    (ajv.errors ?? []).toReversed().map((error) => [error.instancePath, error]),
  );
  return [...first].reverse().map(([pointer, error]) => {
    const at = readPointer(pointer);
    const value = valueAt(schema, at);
    return { at, message: `"${at.at(-1)}" is ${quote(value)}; it ${describeRule(error)}` };
  });
}

function checkParts({ name, schema, schemas, ajv }: OneSchema): Fault[] {
  return partsOfSchema(schema).flatMap(({ part, at }) => [
    ...checkKeywords(name, { part, at }),
    ...Object.keys(part)
      .filter((keyword) => !Object.hasOwn(ajv.RULES.keywords, keyword))
      .map((keyword) => ({
        at: [...at, keyword],
        isKey: true,
        message: `unknown keyword "${keyword}"${suggest(keyword, Object.keys(ajv.RULES.keywords))}`,
      })),
    ...checkReference(part.$ref, name, schemas).map((message) => ({
      at: [...at, '$ref'],
      message,
    })),
    ...(typeof part.pattern !== 'string' || isPattern(part.pattern)
      ? []
      : [
          {
            at: [...at, 'pattern'],
            message: `"pattern" is ${quote(part.pattern)}, which is no regular expression; close its brackets and escape its signs`,
          },
        ]),
  ]);
}

function checkReference(reference: unknown, base: string, schemas: SchemaFiles): string[] {
  if (typeof reference !== 'string') return [];
  const { pathname, hash } = new URL(reference, `file:///${base}`);
  const file = schemas.get(pathname.slice(1));
  if (file === undefined) {
    const folder = path.posix.dirname(base);
    const known = [...schemas.keys()].map((name) => path.posix.relative(folder, name));
    const [name = ''] = reference.split('#');
    return [`"$ref" is "${reference}", and there is no such file${suggest(name, known)}`];
  }
  const at = readPointer(hash);
  if (isRecord(valueAt(file, at))) return [];
  const parent = valueAt(file, at.slice(0, -1));
  const names = isRecord(parent) ? Object.keys(parent) : [];
  const known = names.map((entry) => reference.replace(/[^/]*$/, entry));
  const wrong = `"$ref" is "${reference}", and there is no such part`;
  const elsewhere = [...schemas].find(([, other]) => isRecord(valueAt(other, at)))?.[0];
  if (elsewhere === undefined) return [`${wrong}${suggest(reference, known)}`];
  const place = path.posix.relative(path.posix.dirname(base), elsewhere);
  return [`${wrong}; write "${place}${hash}", where it is`];
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function valueAt(value: unknown, at: Path): unknown {
  return at.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
    value,
  );
}

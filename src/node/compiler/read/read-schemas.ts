import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, parseTree } from 'jsonc-parser';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { engineOf, listRenderers, locate } from '../../site-folder/index.ts';
import { createFinding, type Finding, printFinding } from '../findings/finding.ts';
import { checkSchemas } from '../schema/check-schemas.ts';
import { composeUnions, KINDS_WITH_SCHEMA, UNIONS } from '../schema/compose-unions.ts';
import { MANIFEST_KINDS } from '../schema/manifest-kinds.ts';
import { type Schema, Schemas } from '../schema/schemas.ts';
import { readVerdicts } from '../schema/stored-verdicts.ts';
import { decodeFile } from '../text/decode-file.ts';
import { explainSyntax } from '../text/explain-syntax.ts';
import { placeAt } from '../text/manifest-file.ts';

/** A project's schemas, and what is wrong with them. */
export interface ReadSchemas {
  /** Undefined where anything is wrong: what one schema says, others refer to. */
  readonly schemas: Schemas | undefined;
  readonly findings: readonly Finding[];
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
/** Where editors find the schemas of a site, the engine's and its own, once they are generated. */
export const GENERATED = '.colophon/schemas/';
const LIMITS = { maxBytes: 1_000_000, begins: `{ "$schema": "${DIALECT}" }` };

/**
 * The schemas that were read last. They seldom change where manifests are compiled again and again,
 * as while a site is developed; what was made of them then serves once more.
 */
let lastRead: { readonly key: string; readonly read: ReadSchemas } | undefined;

/**
 * Reads a site's schemas: the engine's, and one in each folder of a renderer, be it the engine's or the
 * site's own. A file's `$id`
 * is its path. What renderers there are follows from their folders, whatever the file for editors says.
 */
export function readSchemas(root: string): ReadSchemas {
  const files = listSchemas(root).map((name) => ({
    name,
    bytes: readFileSync(locate(root, name)),
  }));
  const folder = engineOf(root) === root ? 'schemas/' : GENERATED;
  const texts = files.map(({ name, bytes }) => [name, bytes.toString('latin1')]);
  const key = hash('sha256', JSON.stringify([folder, ...texts]));
  if (lastRead?.key === key) return lastRead.read;
  const read = readFiles(files, folder, key);
  lastRead = { key, read };
  return read;
}

/**
 * The schemas of a project, for what has no other use for findings.
 *
 * @throws where something is wrong with them
 */
export function requireSchemas(root: string): Schemas {
  const { schemas, findings } = readSchemas(root);
  if (schemas === undefined) throw new Error(findings.map(printFinding).join('\n'));
  return schemas;
}

function listSchemas(root: string): string[] {
  const shared = readdirSync(path.join(engineOf(root), 'schemas'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `schemas/${name}`)
    .sort();
  const own = KINDS_WITH_SCHEMA.flatMap((kind) =>
    listRenderers(root, kind).map((name) => `renderers/${kind}/${name}/schema.json`),
  ).filter((name) => existsSync(locate(root, name)));
  return [...shared.filter((name) => name !== UNIONS), ...own];
}

interface SchemaFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function readFiles(files: readonly SchemaFile[], folder: string, key: string): ReadSchemas {
  const names = new Set(files.map(({ name }) => name));
  const missing = MANIFEST_KINDS.map((kind) => `schemas/${kind}.schema.json`)
    .filter((name) => !names.has(name))
    .map((name) => {
      const message = `the schema is missing, by which such manifests are validated; take it from the renderer’s repository`;
      return createFinding('M009', { file: name, line: 1, column: 1 }, message);
    });
  const parsed = files.map(parseSchema);
  const texts = new Map(
    parsed.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])),
  );
  const written = new Map(
    parsed.flatMap(({ name, schema }) => (schema === undefined ? [] : [[name, schema]])),
  );
  const schemas = new Map([...written, [UNIONS, composeUnions(written)]]);
  const unread = [...missing, ...parsed.flatMap(({ findings }) => findings)];
  const stored = unread.length > 0 ? undefined : readVerdicts(key);
  if (stored !== undefined)
    return { schemas: new Schemas(schemas, { folder, key, stored }), findings: [] };
  // What refers to a file that cannot be read is not wrong itself.
  const findings = unread.length > 0 ? unread : checkSchemas(schemas, texts);
  return {
    schemas: findings.length > 0 ? undefined : new Schemas(schemas, { folder, key }),
    findings,
  };
}

interface ParsedSchema {
  readonly name: string;
  readonly text?: string;
  readonly schema?: Schema;
  readonly findings: readonly Finding[];
}

function parseSchema({ name, bytes }: SchemaFile): ParsedSchema {
  const file = name;
  const text = decodeFile(file, bytes, LIMITS);
  if (typeof text !== 'string') return { name, findings: [text] };
  try {
    const schema: unknown = JSON.parse(text);
    if (isRecord(schema)) return { name, text, schema, findings: [] };
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    const place = placeAt(file, text, errors[0]?.offset ?? 0);
    return { name, findings: [createFinding('M006', place, explainSyntax(text, errors[0]))] };
  }
  const message = `a schema is an object; begin the file with ${LIMITS.begins}`;
  return { name, findings: [createFinding('M010', { file, line: 1, column: 1 }, message)] };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { valueAtPointer } from '../../../core/json-pointer.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding, MAX_FINDINGS } from '../findings/finding.ts';
import { decodeFile } from '../text/decode-file.ts';
import { explainSyntax } from '../text/explain-syntax.ts';
import { ManifestFile, placeAt } from '../text/manifest-file.ts';
import { suggest } from '../text/suggest.ts';

/** The files of descriptions by their names in `schemas/`. */
export const DESCRIPTION = /^(.+)\.openapi\.json$/;

/**
 * Where the description of an API is, below the project's root.
 *
 * @param api the API's name; undefined for the site's own
 */
export function descriptionFile(api: string | undefined): string {
  return `schemas/${api ?? 'api'}.openapi.json`;
}

/** Descriptions that backends print of themselves name everything that they can do. */
const LIMITS = { maxBytes: 20_000_000, begins: '{ "openapi": "3.1.0" }' };

/** A project's description of its API, and what is wrong with it. */
export interface ReadDescription {
  /** The OpenAPI document; undefined where there is none, or none that could be read. */
  readonly document: Readonly<Record<string, unknown>> | undefined;
  readonly findings: readonly Finding[];
}

/** What was read last, by file; while a site is developed, descriptions seldom change. */
const lastRead = new Map<string, { readonly text: string; readonly read: ReadDescription }>();

/**
 * Reads the description of one of a project's APIs; a backend need not have one.
 *
 * @param api the API's name; undefined for the site's own
 */
export function readDescription(root: string, api: string | undefined): ReadDescription {
  const file = descriptionFile(api);
  if (!existsSync(path.join(root, file))) return { document: undefined, findings: [] };
  const bytes = readBytes(root, file);
  if (!(bytes instanceof Uint8Array)) return { document: undefined, findings: [bytes] };
  const text = decodeFile(file, bytes, LIMITS);
  if (typeof text !== 'string') return { document: undefined, findings: [text] };
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = readText(file, text);
  lastRead.set(file, { text, read });
  return read;
}

function readBytes(root: string, file: string): Uint8Array | Finding {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = `the file cannot be read (${reason}); fix or remove it`;
    return createFinding('M009', { file, line: 1, column: 1 }, message);
  }
}

function readText(file: string, text: string): ReadDescription {
  const document = parse(text);
  if (document === undefined) return { document: undefined, findings: [explainParse(file, text)] };
  if (!isRecord(document.value) || !isRecord(document.value.paths)) {
    const found = isRecord(document.value) ? 'has no object "paths"' : 'is no object';
    const place = { file, line: 1, column: 1 };
    const message = `the API description ${found}; write { "openapi": "3.1.0", "paths": {} }`;
    return { document: undefined, findings: [createFinding('M401', place, message)] };
  }
  const broken = findBrokenReferences(document.value);
  return {
    document: document.value,
    findings: broken.length === 0 ? [] : placeReferences({ file, text }, document.value, broken),
  };
}

/** The parser of the language itself is the fastest; only where it stops does another say where. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function explainParse(file: string, text: string): Finding {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  const place = placeAt(file, text, error?.offset ?? 0);
  return createFinding('M006', place, explainSyntax(text, error));
}

interface BrokenReference {
  readonly path: JSONPath;
  readonly reference: string;
  readonly isCircle: boolean;
}

/** Keys below which any value may stand, whatever it looks like. */
const FREE = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** References that lead nowhere in the document, or from one to the next without an end. */
function findBrokenReferences(document: Readonly<Record<string, unknown>>): BrokenReference[] {
  const broken: BrokenReference[] = [];
  const visit = (value: unknown, path: JSONPath): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference: unknown = Reflect.get(value, '$ref');
    if (typeof reference === 'string' && reference.startsWith('#')) {
      const end = follow(reference, document);
      if (end !== 'found') broken.push({ path, reference, isCircle: end === 'circle' });
    }
    for (const [name, child] of Object.entries(value)) {
      if (!FREE.has(name) || path.at(-1) === 'properties') {
        visit(child, [...path, Array.isArray(value) ? Number(name) : name]);
      }
    }
  };
  visit(document, []);
  return broken.slice(0, MAX_FINDINGS);
}

function follow(start: string, document: unknown): 'found' | 'circle' | 'nothing' {
  const seen = new Set<string>();
  let reference = start;
  for (;;) {
    if (seen.has(reference)) return 'circle';
    seen.add(reference);
    const target = valueAtPointer(document, reference);
    if (target === undefined) return 'nothing';
    const next = isRecord(target) ? target.$ref : undefined;
    if (typeof next !== 'string' || !next.startsWith('#')) return 'found';
    reference = next;
  }
}

function placeReferences(
  { file: name, text }: { readonly file: string; readonly text: string },
  document: Readonly<Record<string, unknown>>,
  broken: readonly BrokenReference[],
): Finding[] {
  const tree: Node | undefined = parseTree(text);
  if (tree === undefined) return [];
  const file = new ManifestFile(name, text, tree);
  return broken.map(({ path, reference, isCircle }) => {
    const message = isCircle
      ? `"$ref" is "${reference}", which leads back to itself; refer to a schema`
      : `"$ref" is "${reference}", and there is none${suggest(reference, siblingsOf(reference, document))}`;
    return createFinding('M401', file.placeOf([...path, '$ref']), message);
  });
}

/** The references that differ from one in the last name. */
function siblingsOf(reference: string, document: unknown): string[] {
  const parent = reference.slice(0, reference.lastIndexOf('/'));
  const found = valueAtPointer(document, parent);
  return isRecord(found) ? Object.keys(found).map((name) => `${parent}/${name}`) : [];
}

import { createHash, hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ENGINE } from '../../site-folder/index.ts';
import { MANIFEST_KINDS, type ManifestKind } from './manifest-kinds.ts';
import { OWN_KEYWORDS } from './own-keywords.ts';

/** Whether a manifest of a kind follows its schema; what is wrong with it, it does not say. */
export type Verdicts = Readonly<Record<ManifestKind, (manifest: unknown) => boolean>>;

const FOLDER = path.join(ENGINE, '.cache/validators');
/** Sites and drafts of renderers that share an engine; a file has some 1.2 MB. */
const MAX_FILES = 20;
const require = createRequire(import.meta.url);

/**
 * What an earlier process compiled of schemas in which it found nothing wrong: compiling them takes
 * longer than all else that a check does.
 *
 * @param key of the schemas' bytes
 * @returns undefined where nobody has, or what is on disk cannot be read
 */
export function readVerdicts(key: string): Verdicts | undefined {
  const file = fileOf(key);
  try {
    // Only what `storeVerdicts` wrote is under this name.
    return require(file) as Verdicts;
  } catch {
    return undefined;
  } finally {
    // A process that sees schemas change need not hold on to all of them.
    delete require.cache[file];
  }
}

/**
 * Compiles schemas that are right, for the processes that follow. A folder that cannot be written
 * changes nothing.
 *
 * @param schemas in which nothing is wrong
 */
export function storeVerdicts(key: string, schemas: readonly object[]): void {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const file = fileOf(key);
    // Nobody reads half a file, and two processes may write the same one.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, compileVerdicts(schemas));
    renameSync(part, file);
    removeOldest();
  } catch {
    // On a disk that is full or read-only, each process compiles for itself.
  }
}

/** The library's own types of this module differ by who resolves it; only what writes needs it. */
function printCode(ajv: Ajv2020, ids: Readonly<Record<string, string>>): string {
  const print = require('ajv/dist/standalone') as (ajv: Ajv2020, ids: object) => string;
  return print(ajv, ids);
}

function compileVerdicts(schemas: readonly object[]): string {
  const ajv = new Ajv2020({
    strict: true,
    validateSchema: false,
    discriminator: true,
    allowUnionTypes: true,
    messages: false,
    code: { source: true, optimize: false },
  });
  ajv.addVocabulary(OWN_KEYWORDS);
  for (const schema of schemas) ajv.addSchema(schema);
  const ids = MANIFEST_KINDS.map((kind) => [kind, `schemas/${kind}.schema.json`] as const);
  for (const [, id] of ids) ajv.getSchema(id);
  return printCode(ajv, Object.fromEntries(ids));
}

function fileOf(key: string): string {
  return path.join(FOLDER, `${hash('sha256', `${rulesVersion()} ${key}`).slice(0, 40)}.cjs`);
}

let version: string | undefined;

/** Of all that says whether schemas are right: the library's version, and the modules of two folders. */
function rulesVersion(): string {
  version ??= hashRules();
  return version;
}

function hashRules(): string {
  const digest = createHash('sha256').update(readFileSync(require.resolve('ajv/package.json')));
  const sources = [import.meta.dirname, path.join(import.meta.dirname, '../structure')];
  // The package has no sources; the names of its modules change with what is in them.
  if (!existsSync(import.meta.dirname)) {
    return digest
      .update(
        readdirSync(path.dirname(import.meta.filename))
          .sort()
          .join(),
      )
      .digest('hex');
  }
  for (const file of sources.flatMap(listFiles)) digest.update(readFileSync(file));
  return digest.digest('hex');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
}

function removeOldest(): void {
  const files = listFiles(FOLDER);
  const used = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  const oldest = files.sort((one, other) => (used.get(other) ?? 0) - (used.get(one) ?? 0));
  for (const file of oldest.slice(MAX_FILES)) rmSync(file, { force: true });
}

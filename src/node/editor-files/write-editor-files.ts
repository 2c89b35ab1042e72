import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSchemas } from '../compiler/index.ts';
import { printReference } from '../reference/index.ts';
import { engineOf, listFiles } from '../site-folder/index.ts';
import { listSchemaFiles } from './schema-files.ts';
import { listTypeFiles } from './type-files.ts';

/** The folder of a site for what follows from other files; nobody edits it, nor keeps it in git. */
export const FOLDER = '.colophon';

/** What all manifests of the site may hold, in words: with the site's own renderers. */
const REFERENCE = 'reference.md';

/** What stands in it beside others' files, such as the generated tests. */
const OURS = ['schemas', 'renderers', 'types.d.ts', 'styles.d.ts', 'tsconfig.json', REFERENCE];

/**
 * Writes what editors know of a site below its folder `.colophon`: the schemas of its manifests, the
 * types of its renderers and their reference, with those that it has itself. Files that are as they should be are left
 * alone. The engine's repository has its own in git.
 *
 * @param root the site's folder
 * @returns the paths of what was written or removed, below the site's folder; undefined where a schema
 *   is wrong, which `check` explains
 */
export function writeEditorFiles(root: string): string[] | undefined {
  if (engineOf(root) === root) return [];
  const { schemas } = readSchemas(root);
  if (schemas === undefined) return undefined;
  const place = { root, file: `${FOLDER}/${REFERENCE}`, command: 'colophon generate' };
  const files = new Map([
    ...listSchemaFiles(root, schemas),
    ...listTypeFiles(root, schemas),
    [REFERENCE, printReference(schemas, place)],
  ]);
  const folder = path.join(root, FOLDER);
  const stale = listFiles(folder).filter((name) => isOurs(name) && !files.has(name));
  for (const name of stale) rmSync(path.join(folder, name));
  const changed = [...files].filter(([name, text]) => readText(path.join(folder, name)) !== text);
  for (const [name, text] of changed) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...stale, ...changed.map(([name]) => name)].map((name) => `${FOLDER}/${name}`);
}

function isOurs(name: string): boolean {
  return OURS.includes(name.split('/')[0] ?? '');
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

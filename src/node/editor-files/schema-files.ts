import { readFileSync } from 'node:fs';
import { type Schemas, UNIONS } from '../compiler/index.ts';
import { locate } from '../site-folder/index.ts';

/**
 * The schemas by which editors complete and check a site's manifests: the engine's and those of the
 * site's own renderers, in one tree, so that they find each other.
 *
 * @param root the site's folder
 * @param schemas all of them
 * @returns the files by their paths
 */
export function listSchemaFiles(root: string, schemas: Schemas): ReadonlyMap<string, string> {
  return new Map(
    schemas.all.map(({ $id }) => [String($id), printSchema(String($id), root, schemas)]),
  );
}

function printSchema(file: string, root: string, schemas: Schemas): string {
  if (file === UNIONS) return `${JSON.stringify(schemas.file(file).schema, null, 2)}\n`;
  return readFileSync(locate(root, file), 'utf8');
}

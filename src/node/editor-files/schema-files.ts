import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Schemas, UNIONS } from '../compiler/index.ts';
import { locate } from '../site-folder/index.ts';
import { completeSchemas } from './site-schemas.ts';
import { readVocabulary } from './site-vocabulary.ts';

/**
 * The schemas by which editors complete and check a site's manifests: the engine's and those of the
 * site's own renderers, in one tree, so that they find each other, with the names that the site has.
 *
 * @param root the site's folder
 * @param schemas all of them
 * @returns the files by their paths
 */
export function listSchemaFiles(root: string, schemas: Schemas): ReadonlyMap<string, string> {
  const isOwn = (file: string) => existsSync(path.join(root, file));
  const completed = completeSchemas(schemas, readVocabulary(root, schemas), isOwn);
  const files = schemas.all.map(({ $id }) => String($id));
  return new Map([
    ...files.map((file): [string, string] => [file, printSchema(file, root, schemas)]),
    ...[...completed].map(([file, schema]): [string, string] => [
      file,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  ]);
}

function printSchema(file: string, root: string, schemas: Schemas): string {
  if (file === UNIONS) return `${JSON.stringify(schemas.file(file).schema, null, 2)}\n`;
  return readFileSync(locate(root, file), 'utf8');
}

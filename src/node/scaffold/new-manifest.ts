import { printJson } from '../../core/studio/print-json.ts';
import { editorSchema, inOrder, partsWithSchemas, requireSchemas } from '../compiler/index.ts';
import type { PlannedFile } from './planned-files.ts';
import type { Project } from './project.ts';

/** A manifest and where it goes, by its path below the project's root. */
export interface NewManifest {
  readonly file: string;
  readonly manifest: object;
}

/**
 * The file of a new manifest: its properties in the order of the schemas, and first the schema by which
 * editors explain it.
 */
export function newManifestFile(
  { root }: Pick<Project, 'root'>,
  kind: 'page' | 'section',
  { file, manifest }: NewManifest,
): PlannedFile {
  const schemas = requireSchemas(root);
  const whole = { $schema: editorSchema(kind, file, schemas.folder), ...manifest };
  const sorted = inOrder(whole, partsWithSchemas(kind, whole, schemas));
  return { file, text: `${printJson(sorted)}\n` };
}

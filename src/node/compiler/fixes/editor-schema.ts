import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding } from '../findings/finding.ts';
import type { ManifestKind } from '../schema/manifest-kinds.ts';
import { type Fix, replaceBy } from '../text/fix.ts';
import type { ManifestFile } from '../text/manifest-file.ts';

/**
 * A manifest that names no schema, or another file: editors cannot complete and explain it.
 *
 * @param folder where the schemas are, as a path from the site's folder that ends with a slash
 */
export function findEditorSchema(
  kind: ManifestKind,
  manifest: ManifestFile,
  folder: string,
): Fix[] {
  const { value, file } = manifest;
  if (!isRecord(value)) return [];
  const schema = editorSchema(kind, file, folder);
  const { $schema: named } = value;
  if (named === undefined) return [addSchema(manifest, Object.keys(value), schema)];
  // A schema may be read from elsewhere on purpose; a relative path can only be right or wrong.
  const isRight = named === schema || (typeof named === 'string' && /^https?:/.test(named));
  return isRight ? [] : [replaceSchema(manifest, schema)];
}

/**
 * What a manifest names as its `$schema`.
 *
 * @param file the manifest's path below the site's folder
 * @param folder where the schemas are, as a path from the site's folder that ends with a slash
 */
export function editorSchema(kind: ManifestKind, file: string, folder: string): string {
  return `${'../'.repeat(file.split('/').length - 1)}${folder}${kind}.schema.json`;
}

function addSchema(manifest: ManifestFile, keys: readonly string[], schema: string): Fix {
  const [first] = keys;
  const range = first === undefined ? undefined : manifest.rangeOfProperty([first]);
  const message = `"$schema" is missing; add "${schema}", by which editors explain the file`;
  const finding = createFinding('M302', manifest.placeOf([]), message);
  if (range === undefined) return { finding, edits: [] };
  const brace = manifest.rangeOf([])?.offset ?? 0;
  const space = manifest.text.slice(brace + 1, range.offset);
  const content = `"$schema": ${JSON.stringify(schema)},${space}`;
  return { finding, edits: [{ offset: range.offset, length: 0, content }] };
}

function replaceSchema(manifest: ManifestFile, schema: string): Fix {
  const message = `"$schema" leads to another file; it has to be "${schema}"`;
  return {
    finding: createFinding('M302', manifest.placeOf(['$schema']), message),
    edits: replaceBy(manifest.rangeOf(['$schema']), schema),
  };
}

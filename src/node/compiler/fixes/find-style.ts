import type { ManifestEntry } from '../read/read-manifests.ts';
import { partsWithSchemas } from '../schema/parts-with-schemas.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Fix } from '../text/fix.ts';
import { findEditorSchema } from './editor-schema.ts';
import { findDisorder } from './property-order.ts';

/** What could be written better in a manifest whose structure is valid. */
export function findStyle({ kind, manifest }: ManifestEntry, schemas: Schemas): Fix[] {
  const parts = partsWithSchemas(kind, manifest.value, schemas);
  return [...findEditorSchema(kind, manifest, schemas.folder), ...findDisorder(manifest, parts)];
}

import type { ManifestEntry } from '../read/read-manifests.ts';
import { partsWithSchemas } from '../schema/parts-with-schemas.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Fix } from '../text/fix.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { findOldNames } from './old-names.ts';
import { findWrongTemplates } from './wrong-templates.ts';

/** A manifest as it is meant, and what of its spelling has to be fixed. */
export interface MeantManifest {
  readonly entry: ManifestEntry;
  readonly fixes: readonly Fix[];
}

/**
 * Reads old names as the new ones, and placeholders in another manner as `{field}`: nothing after
 * this asks which spelling was used, and each place keeps the one finding that says so.
 */
export function readAsMeant(entry: ManifestEntry, schemas: Schemas): MeantManifest {
  const { kind, manifest } = entry;
  const parts = partsWithSchemas(kind, manifest.value, schemas);
  const names = findOldNames(manifest, parts);
  const templates = findWrongTemplates(manifest, parts);
  const fixes = [...names, ...templates].map(({ fix }) => fix);
  if (fixes.length === 0) return { entry, fixes };
  const meant: ManifestFile = manifest.reread([
    ...names
      .filter(({ isTaken }) => !isTaken)
      .map(({ path, replacedBy }) => ({ path, part: 'key' as const, as: replacedBy })),
    ...templates.map(({ path, meant }) => ({ path, part: 'value' as const, as: meant })),
  ]);
  return { entry: { ...entry, manifest: meant }, fixes };
}

import type { ManifestFile } from '../manifest-file.ts';
import type { ManifestEntry } from '../read-manifests.ts';
import type { Schemas } from '../schemas.ts';
import { shapedParts } from '../shaped-parts.ts';
import { findWrongTemplates } from './link-braces.ts';
import type { Mend } from './mend.ts';
import { findOldNames } from './old-names.ts';

/** A manifest as it is meant, and what of its spelling has to be mended. */
export interface MeantManifest {
  readonly entry: ManifestEntry;
  readonly mends: readonly Mend[];
}

/**
 * Reads old names as the new ones, and placeholders in another manner as `{field}`: nothing after
 * this asks which spelling was used, and each place keeps the one finding that says so.
 */
export function readAsMeant(entry: ManifestEntry, schemas: Schemas): MeantManifest {
  const { kind, manifest } = entry;
  const parts = shapedParts(kind, manifest.value, schemas);
  const names = findOldNames(manifest, parts);
  const templates = findWrongTemplates(manifest, parts);
  const mends = [...names, ...templates].map(({ mend }) => mend);
  if (mends.length === 0) return { entry, mends };
  const meant: ManifestFile = manifest.reread([
    ...names
      .filter(({ isTaken }) => !isTaken)
      .map(({ path, replacedBy }) => ({ path, part: 'key' as const, as: replacedBy })),
    ...templates.map(({ path, meant }) => ({ path, part: 'value' as const, as: meant })),
  ]);
  return { entry: { ...entry, manifest: meant }, mends };
}

import type { Finding } from '../finding.ts';
import { checkVersion } from '../migrations/versions.ts';
import { readManifests } from '../read-manifests.ts';
import { Schemas } from '../schemas.ts';
import { shapeValidator } from '../validate-shape.ts';
import { mendText } from './mend-text.ts';

/** A manifest that a machine can mend: its new text, and what was mended. */
export interface MendedManifest {
  readonly file: string;
  readonly text: string;
  readonly mended: readonly Finding[];
}

/** The manifests of a project that a machine can mend; nothing is written. */
export function mendManifests(root: string): MendedManifest[] {
  const schemas = Schemas.read(root);
  const validate = shapeValidator(schemas);
  return readManifests(root).entries.flatMap((entry) => {
    // What an older version calls by an old name may be another thing than today.
    if (checkVersion(entry).length > 0) return [];
    const { text, mended } = mendText(entry, schemas, validate);
    return mended.length === 0 ? [] : [{ file: entry.manifest.file, text, mended }];
  });
}

import { applyEdits, type Edit } from 'jsonc-parser';
import type { Finding, Place } from '../findings/finding.ts';
import { replaceBy } from '../fixes/fix.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { entryOf, type ManifestEntry, readManifests } from '../read/read-manifests.ts';
import { placeAt } from '../text/manifest-file.ts';
import { CURRENT_VERSION, checkVersion, MIGRATIONS, versionOf } from './versions.ts';

/** What a migration changes in a place. */
export interface Change {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/** A manifest of an older version, as the current one has it. */
export interface MigratedManifest {
  readonly file: string;
  readonly text: string;
  readonly changes: readonly Change[];
}

export interface Migrated {
  readonly manifests: readonly MigratedManifest[];
  /** Manifests that cannot be migrated: no JSON, or of a version that is not known. */
  readonly findings: readonly Finding[];
}

/** The manifests of a project that are of an older version, rewritten; nothing is written. */
export function migrateManifests(root: string): Migrated {
  const { entries, findings } = readManifests(root);
  const results = entries.map(migrate);
  return {
    manifests: results.flatMap(({ manifest }) => manifest ?? []),
    findings: [...findings, ...results.flatMap((result) => result.findings)],
  };
}

function migrate(entry: ManifestEntry): {
  readonly manifest: MigratedManifest | undefined;
  readonly findings: readonly Finding[];
} {
  const version = versionOf(entry);
  if (version === undefined || version >= CURRENT_VERSION) {
    return { manifest: undefined, findings: checkVersion(entry) };
  }
  let current = entry;
  const changes: Change[] = [];
  for (const [index, step] of MIGRATIONS.slice(version).entries()) {
    const range = current.manifest.rangeOf(['manifestVersion']);
    const edits = [...replaceBy(range, version + index + 1), ...step(current)];
    changes.push(...describeEdits(current, edits));
    const { file, text } = current.manifest;
    const { manifest, findings } = parseManifest(file, Buffer.from(applyEdits(text, edits)));
    if (manifest === undefined) return { manifest: undefined, findings };
    current = entryOf(manifest);
  }
  const { file, text } = current.manifest;
  return { manifest: { file, text, changes }, findings: [] };
}

function describeEdits({ manifest }: ManifestEntry, edits: readonly Edit[]): Change[] {
  return [...edits]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, content }) => ({
      place: placeAt(manifest.file, manifest.text, offset),
      from: manifest.text.slice(offset, offset + length),
      to: content,
    }));
}

import type { Finding } from '../findings/finding.ts';
import { readManifests } from '../read/read-manifests.ts';
import { replaceBy } from '../text/fix.ts';
import { CURRENT_VERSION } from '../versions/manifest-version.ts';
import { type MigratedFile, MigratedSite } from './migrated-site.ts';
import { checkVersion, MIGRATIONS, versionOf } from './versions.ts';

/** What becomes of a site's folder in the present version. */
export interface Migrated {
  /** The files to write, in the order in which they are to be. */
  readonly files: readonly MigratedFile[];
  /** The files to remove once all are written, by their path below the site's folder. */
  readonly removed: readonly string[];
  /** What cannot be migrated: no JSON, of a version that is not known, or for a person to decide. */
  readonly findings: readonly Finding[];
}

/** The files of a site that are of an older version, rewritten or moved; nothing is written. */
export function migrateSite(root: string): Migrated {
  const { entries, findings: unread } = readManifests(root);
  const draft = new MigratedSite(root);
  const findings = [...unread];
  for (const [version, migrate] of MIGRATIONS.entries()) {
    const files = entries.map(({ manifest }) => manifest.file);
    const older = files
      .flatMap((file) => draft.manifest(file) ?? [])
      .filter((entry) => versionOf(entry) === version);
    if (older.length === 0) continue;
    for (const { manifest } of older) {
      const range = manifest.rangeOf(['manifestVersion']);
      draft.edit(manifest.file, replaceBy(range, version + 1));
    }
    const raised = older.flatMap(({ manifest }) => draft.manifest(manifest.file) ?? []);
    findings.push(...migrate(draft, raised));
  }
  const isNewer = (version: number | undefined) =>
    version === undefined || version > CURRENT_VERSION;
  const unknown = entries.filter((entry) => isNewer(versionOf(entry)));
  return {
    files: draft.files,
    removed: draft.removed,
    findings: [...findings, ...unknown.flatMap(checkVersion)],
  };
}

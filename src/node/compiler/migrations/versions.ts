import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { ManifestEntry } from '../read/read-manifests.ts';
import { CURRENT_VERSION } from '../versions/manifest-version.ts';
import { fromVersion0 } from './from-version-0.ts';
import { fromVersion1 } from './from-version-1.ts';
import type { Migration } from './migration.ts';

/** The way from each version to the next, by the version that it leads from. */
export const MIGRATIONS: readonly Migration[] = [fromVersion0, fromVersion1];

/** The version that a manifest is written in; undefined where it names none that could be one. */
export function versionOf({ manifest }: ManifestEntry): number | undefined {
  const version = isRecord(manifest.value) ? manifest.value.manifestVersion : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version >= 0
    ? version
    : undefined;
}

/**
 * The one thing to say of a site whose site.json is of an older version: where its other files stand, and
 * what they say, is that version's too.
 */
export function checkSiteVersion(entries: readonly ManifestEntry[]): Finding[] {
  const site = entries.find(({ kind }) => kind === 'site');
  const version = site && versionOf(site);
  if (site === undefined || version === undefined || version >= CURRENT_VERSION) return [];
  const message = `the site is of version ${version}, and ${CURRENT_VERSION} is the present one; run npx colophon migrate`;
  return [createFinding('M307', site.manifest.placeOf(['manifestVersion']), message)];
}

/** The one thing to say of a manifest of another version: its schema is not there to validate it. */
export function checkVersion(entry: ManifestEntry): Finding[] {
  const version = versionOf(entry);
  if (version === undefined || version === CURRENT_VERSION) return [];
  const place = entry.manifest.placeOf(['manifestVersion']);
  return version < CURRENT_VERSION
    ? [
        createFinding(
          'M307',
          place,
          `the manifest is of version ${version}, and ${CURRENT_VERSION} is the current one; run npx colophon migrate`,
        ),
      ]
    : [
        createFinding(
          'M308',
          place,
          `the manifest is of version ${version}, and the newest known one is ${CURRENT_VERSION}; update the renderer, or write version ${CURRENT_VERSION}`,
        ),
      ];
}

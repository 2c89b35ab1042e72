import type { Finding } from '../findings/finding.ts';
import type { ManifestEntry } from '../read/read-manifests.ts';
import type { MigratedSite } from './migrated-site.ts';

/**
 * Rewrites what is of one version as the next one has it, but for the version itself: edits of texts,
 * so that all that stays the same stays as it is written.
 *
 * @param draft the whole site, which takes the changes
 * @param entries the manifests of that version
 * @returns what a person has to decide; it is left as it is
 */
export type Migration = (draft: MigratedSite, entries: readonly ManifestEntry[]) => Finding[];

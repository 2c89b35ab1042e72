import type { Edit } from 'jsonc-parser';
import type { ManifestEntry } from '../read/read-manifests.ts';

/**
 * Rewrites a manifest of one version as the next one has it, but for the version itself: edits of
 * its text, so that all that stays the same stays as it is written.
 */
export type Migration = (entry: ManifestEntry) => readonly Edit[];

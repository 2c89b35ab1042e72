import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Finding } from '../findings/finding.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import type { MigratedSite } from './migrated-site.ts';
import type { Migration } from './migration.ts';
import { removeEngineSchemas } from './version-1/engine-schemas.ts';
import { migrateFooter } from './version-1/footer.ts';
import { migrateRenderers } from './version-1/migrate-renderers.ts';

/** Where a site of version 1, which was engine and site in one folder, had its content and media. */
const FOLDERS = { content: 'src/node/content', media: 'src/node/content/media' };

/**
 * In version 1 the footer showed fields that the renderer knew, with the renderer's words; a site had its
 * own renderers among the engine's, and its content in one place that was the same for all.
 */
export const fromVersion1: Migration = (draft, entries) => {
  const site = entries.find(({ kind }) => kind === 'site')?.manifest;
  return site === undefined ? [] : migrateSiteWide(draft, site);
};

function migrateSiteWide(draft: MigratedSite, site: ManifestFile): Finding[] {
  migrateFooter(draft, site);
  dropEmptyNames(draft, site);
  nameFolders(draft, site);
  return [...migrateRenderers(draft), ...removeEngineSchemas(draft)];
}

/** A header without lines said so; now it says nothing of them. */
function dropEmptyNames(draft: MigratedSite, { file, value }: ManifestFile): void {
  const header = isRecord(value) ? value.header : undefined;
  const names = isRecord(header) ? header.names : undefined;
  if (Array.isArray(names) && names.length === 0) draft.set(file, ['header', 'names'], undefined);
}

function nameFolders(draft: MigratedSite, { file, value }: ManifestFile): void {
  for (const [name, folder] of Object.entries(FOLDERS)) {
    const isNamed = isRecord(value) && value[name] !== undefined;
    if (isNamed || isThere(draft, name) || !isThere(draft, folder)) continue;
    draft.set(file, [name], folder, ['media', 'extensions']);
  }
}

function isThere({ root }: MigratedSite, folder: string): boolean {
  return existsSync(path.join(root, folder));
}

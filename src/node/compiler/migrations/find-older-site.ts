import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../findings/finding.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { entryOf } from '../read/read-manifests.ts';
import { checkSiteVersion } from './versions.ts';

const SITE = 'manifests/site.json';

/** What there is to say of a site of an older version, for what reads nothing else of its manifests. */
export function findOlderSite(root: string): Finding | undefined {
  const file = path.join(root, SITE);
  // A site that was built may be served without its manifests.
  if (!existsSync(file)) return undefined;
  const { manifest } = parseManifest(SITE, readFileSync(file));
  return manifest && checkSiteVersion([entryOf(manifest)])[0];
}

import type { SiteManifest, Source } from '../../../core/manifest/manifest-types.ts';
import { ITSELF, PAGING } from '../normal/normalise-site.ts';
import { writtenApiOf } from '../read/written-apis.ts';

/** Where a source's items stand in an answer that the server pages. */
export function pageItems(site: SiteManifest | undefined, source: Source): string {
  return source.items ?? usualItems(site, source);
}

/** Where they stand by the conventions of paging, whatever the source itself says. */
export function usualItems(site: SiteManifest | undefined, source: Source): string {
  const ofApi = writtenApiOf(site, source).paging;
  return source.pagingConvention?.items ?? ofApi?.items ?? PAGING.items ?? ITSELF;
}

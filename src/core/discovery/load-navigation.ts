import { apiOf } from '../api-of.ts';
import { ApiError } from '../errors.ts';
import { type NavigationEntry, readNavigation } from '../routing/navigation.ts';
import type { SiteSources } from './site-urls.ts';

/**
 * The server's navigation, for sitemaps and feeds: manifests alone do not say which pages the server
 * hides. Undefined for a site whose manifests decide alone.
 *
 * @throws {ApiError} where it cannot be had, or an answer has nothing of use in it
 */
export async function loadNavigation({
  site,
  table,
  apis,
  signal,
}: Pick<SiteSources, 'site' | 'table' | 'apis' | 'signal'>): Promise<
  readonly NavigationEntry[] | undefined
> {
  const { navigation } = site.header;
  if (navigation === undefined) return undefined;
  const { endpoint } = navigation;
  const entries = readNavigation((await apis.of(navigation).get(endpoint, {}, signal)).data, table);
  if (entries === undefined) {
    throw new ApiError('malformed', `${apiOf(site, navigation).base}${endpoint}`);
  }
  return entries;
}

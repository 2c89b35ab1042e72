import { ApiError } from '../errors.ts';
import { type NavigationEntry, readNavigation } from '../routing/navigation.ts';
import type { SiteSources } from './site-addresses.ts';

/**
 * The server's navigation, for whoever says which pages there are: by the menus of the manifests
 * nobody knows what the server hides. Undefined for a site whose manifests decide alone.
 *
 * @throws {ApiError} where it cannot be had, or an answer has nothing of use in it
 */
export async function loadNavigation({
  site,
  table,
  api,
  signal,
}: Pick<SiteSources, 'site' | 'table' | 'api' | 'signal'>): Promise<
  readonly NavigationEntry[] | undefined
> {
  const path = site.header.navigation;
  if (path === undefined) return undefined;
  const entries = readNavigation((await api.get(path, {}, signal)).data, table);
  if (entries === undefined) throw new ApiError('malformed', `${site.api.base}${path}`);
  return entries;
}

import { apiOf } from '../../../core/api-of.ts';
import type { BackendModel } from '../../../core/manifest/backend-model.ts';
import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import type { RouteTable } from '../../../core/manifest/route-model.ts';
import type { PagingEnd, SiteModel } from '../../../core/manifest/site-model.ts';
import { writtenApis } from '../read/written-apis.ts';
import { basePathOf } from './normalise-site.ts';

/** How the backends of a site's APIs are asked, that of its own first. */
export function normaliseBackends(
  manifest: SiteManifest,
  site: SiteModel,
  table: RouteTable,
): BackendModel[] {
  const sources = table.routes.flatMap(({ views }) => views.map(({ source }) => source));
  return writtenApis(manifest).map(({ name, value: written }) => {
    const api = apiOf(site, { api: name });
    const own = sources.filter((source) => source.api === name);
    const ends = [api.paging.end, ...own.flatMap(({ pages }) => pages?.end ?? [])];
    return {
      api: name,
      path: (written.path ?? basePathOf(written, name)).replace(/\/$/, ''),
      variable: originVariable(name),
      headers: written.headers ?? {},
      secretHeaders: written.secretHeaders ?? {},
      pagingHeaders: [...new Set(ends.flatMap(headerOf))],
    };
  });
}

/**
 * The variable of the environment that says where an API is, such as `STAFF_LIST_ORIGIN` for `staff-list`.
 *
 * @param name undefined for the site's own
 */
export function originVariable(name = 'api'): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
}

function headerOf({ at }: PagingEnd): string[] {
  return at.from === 'header' ? [at.name.toLowerCase()] : [];
}

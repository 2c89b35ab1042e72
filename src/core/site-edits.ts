import type { PageModel } from './manifest/page-model.ts';
import type { RouteTable } from './manifest/route-model.ts';
import type { Language, SiteModel } from './manifest/site-model.ts';

/** The event by which the development server sends what edits have made of the site. */
export const SITE_EDITS = 'site:edits';

/** What has changed of a site and can be shown in the pages that are open; parts that are left out are as they were. */
export interface SiteEdits {
  /** The pages whose manifests, or texts of them, were edited. */
  readonly pages: readonly PageModel[];
  /** Its names, header and footer. */
  readonly site?: SiteModel;
  /** Its menus. */
  readonly table?: RouteTable;
  /** The renderer's own words by language and key. */
  readonly texts?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

import type { PageModel } from './manifest/page-model.ts';
import type { RouteTable } from './manifest/route-model.ts';
import type { Language, SiteModel } from './manifest/site-model.ts';
import { isRecord } from './mapping/read-path.ts';

/** The event by which the development server sends what edits have made of the site. */
export const SITE_EDITS = 'site:edits';

/** What has changed of a site and can be shown in the pages that are open; parts that are left out are as they were. */
export interface SiteEdits {
  /** The pages that are shown otherwise. */
  readonly pages: readonly PageModel[];
  /** Its names, header and footer. */
  readonly site?: SiteModel;
  /** Its menus, and what its pages ask for: all sections, and the rows of pages that are others. */
  readonly table?: RouteTable;
  /** The renderer's own words by language and key. */
  readonly texts?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** A route table with an edit's rows in the place of those of the same pages. Where pages come or go, all load anew. */
export function withRows({ routes }: RouteTable, edited: RouteTable): RouteTable {
  const rows = new Map(edited.routes.map((row) => [row.id, row]));
  return { sections: edited.sections, routes: routes.map((row) => rows.get(row.id) ?? row) };
}

/** A part of a manifest with nothing in the place of words that it has in each language. */
export function withoutTexts(part: unknown, codes: ReadonlySet<Language>): unknown {
  if (Array.isArray(part)) return part.map((entry) => withoutTexts(entry, codes));
  if (!isRecord(part)) return part;
  const entries = Object.entries(part);
  const isText = ([code, text]: [string, unknown]) => codes.has(code) && typeof text === 'string';
  if (entries.length > 0 && entries.every(isText)) return null;
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTexts(inner, codes)]));
}

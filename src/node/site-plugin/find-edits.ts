import { isDeepStrictEqual } from 'node:util';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { Language } from '../../core/manifest/site-model.ts';
import { type SiteEdits, withoutTexts } from '../../core/site-edits.ts';
import type { CompiledSite } from '../compiler/index.ts';

/**
 * What an edit has changed of the site that pages which are open can take over; undefined where it has changed
 * something that a page reads once, when it is loaded: its routes, the calls of header and footer, languages,
 * breakpoints, fonts, pictures and files.
 */
export function findEdits(before: CompiledSite, after: CompiledSite): SiteEdits | undefined {
  if (!isDeepStrictEqual(readOnce(before), readOnce(after))) return undefined;
  const languages = [...after.texts.keys()];
  const texts = Object.fromEntries(languages.map((code) => [code, uiTexts(after, code)]));
  const known = Object.fromEntries(languages.map((code) => [code, uiTexts(before, code)]));
  return {
    pages: changedOf(before.pages, after.pages),
    ...(!isDeepStrictEqual(before.site, after.site) && { site: after.site }),
    ...(!isDeepStrictEqual(before.table, after.table) && {
      table: {
        sections: after.table.sections,
        routes: changedOf(before.table.routes, after.table.routes),
      },
    }),
    ...(!isDeepStrictEqual(known, texts) && { texts }),
  };
}

/** The entries that are new, or others than those with the same id. */
export function changedOf<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): Entry[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after.filter((entry) => !isDeepStrictEqual(known.get(entry.id), entry));
}

/** The renderer's own words in a language. */
export function uiTexts(
  { texts, uiKeys }: CompiledSite,
  language: Language,
): Record<string, string> {
  const words = texts.get(language);
  return Object.fromEntries(uiKeys.map((key) => [key, words?.get(key) ?? key]));
}

/** What a page reads once; the rest is read with each rendering. */
function readOnce({ site, table, shapes, backends, fonts, pictures, files }: CompiledSite) {
  const { name: _, description: __, header, footer, ...rest } = site;
  const codes = new Set(site.languages.map(({ code }) => code));
  return {
    rest,
    navigation: header.navigation,
    // What an answer has of it is read when it comes.
    footer: footer?.call && withoutTexts(footer, codes),
    ...routesOf(table),
    ...{ shapes, backends, fonts, pictures, files },
  };
}

/** What the router is made of: the rest of the table is read with each page. */
function routesOf({ sections, routes }: RouteTable) {
  return {
    sections: sections.map(({ menu, description: _, ...section }) => [section, menu.code]),
    routes: routes.map(({ id, route, aliases, section, menu }) => ({
      ...{ id, route, aliases, section },
      code: menu?.code,
    })),
  };
}

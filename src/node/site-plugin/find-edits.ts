import { isDeepStrictEqual } from 'node:util';
import type { PageModel } from '../../core/manifest/page-model.ts';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { Language } from '../../core/manifest/site-model.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { SiteEdits } from '../../core/site-edits.ts';
import { UI_TEXTS } from '../../core/texts/ui-texts.ts';
import type { CompiledSite } from '../compiler/index.ts';

/**
 * What an edit has changed of the site that pages which are open can take over; undefined where it has changed
 * something that a page reads once, when it is loaded: its routes, calls, languages, breakpoints, fonts,
 * pictures and files.
 */
export function findEdits(before: CompiledSite, after: CompiledSite): SiteEdits | undefined {
  if (!isDeepStrictEqual(readOnce(before), readOnce(after))) return undefined;
  const languages = [...after.texts.keys()];
  const texts = Object.fromEntries(languages.map((code) => [code, uiTexts(after, code)]));
  const known = Object.fromEntries(languages.map((code) => [code, uiTexts(before, code)]));
  return {
    pages: changedPages(before.pages, after.pages),
    ...(!isDeepStrictEqual(before.site, after.site) && { site: after.site }),
    ...(!isDeepStrictEqual(before.table, after.table) && { table: after.table }),
    ...(!isDeepStrictEqual(known, texts) && { texts }),
  };
}

/** The pages that are not as they were. */
export function changedPages(
  before: readonly PageModel[],
  after: readonly PageModel[],
): readonly PageModel[] {
  const known = new Map(before.map((page) => [page.id, page]));
  return after.filter((page) => !isDeepStrictEqual(known.get(page.id), page));
}

/** The renderer's own words in a language. */
export function uiTexts({ texts }: CompiledSite, language: Language): Record<string, string> {
  const words = texts.get(language);
  return Object.fromEntries(UI_TEXTS.map((key) => [key, words?.get(key) ?? key]));
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
    ...routesOf(table, codes),
    ...{ shapes, backends, fonts, pictures, files },
  };
}

/** The route table without what menus show of it, and without labels of lists. */
function routesOf({ sections, routes }: RouteTable, codes: ReadonlySet<string>) {
  return {
    sections: sections.map(({ menu, description: _, ...section }) => [section, menu.code]),
    routes: routes.map(({ menu, views, ...route }) => [
      route,
      menu?.code,
      views.map(({ list, ...view }) => [view, withoutTexts(list, codes)]),
    ]),
  };
}

/** A part of a manifest with nothing in the place of words that it has in each language. */
function withoutTexts(part: unknown, codes: ReadonlySet<string>): unknown {
  if (Array.isArray(part)) return part.map((entry) => withoutTexts(entry, codes));
  if (!isRecord(part)) return part;
  const entries = Object.entries(part);
  const isText = ([code, text]: [string, unknown]) => codes.has(code) && typeof text === 'string';
  if (entries.length > 0 && entries.every(isText)) return null;
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTexts(inner, codes)]));
}

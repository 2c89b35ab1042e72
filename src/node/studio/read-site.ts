import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LocalizedText, SiteModel } from '../../core/manifest/site-model.ts';
import { isRecord, readPath } from '../../core/mapping/read-path.ts';
import type {
  StudioLanguage,
  StudioPage,
  StudioSection,
  StudioSite,
} from '../../core/studio/data.ts';
import { CONTENT_EDITOR } from '../cms/index.ts';
import {
  directionOf,
  type Finding,
  type ManifestEntry,
  readRendererWords,
  readTexts,
  resolveText,
  type TextTable,
} from '../compiler/index.ts';
import { GALLERY } from '../gallery/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import type { EditedSite } from './edited-site.ts';
import type { ExamplePaths } from './example-paths.ts';
import { kindOf } from './kind-of-file.ts';

/** The code of a file that no manifest is read from, whatever it says. */
const MISNAMED = 'M011';

type SectionsByFile = ReadonlyMap<string, StudioSection>;

/** The site by its manifests, whether or not anything is wrong with them. */
export async function readSite(edited: EditedSite, examples: ExamplePaths): Promise<StudioSite> {
  const { site } = edited;
  const { entries, findings } = site.reader.read();
  const texts = textsOf(site.root, entries);
  const compiled = site.compiled();
  const rows = new Map(compiled?.table.routes.map((row) => [row.id, row]));
  const sections = entries.filter(isKind('section')).map((entry) => presentSection(entry, texts));
  const byFile = new Map(sections.map((section) => [section.file, section]));
  const pages = entries.filter(isKind('page')).map((entry): StudioPage => {
    const row = rows.get(entry.id);
    const page = presentPage(entry, texts, byFile);
    return {
      ...page,
      ...(row?.parent !== undefined && { parent: row.parent }),
      views: row?.views.map(({ name }) => name) ?? [],
    };
  });
  pages.push(...unreadPages(entries, findings, byFile));
  const found = await examples.find(pages.map(({ route }) => route));
  return {
    revision: edited.revision,
    name: siteName(entries, texts),
    languages: languagesOf(entries, compiled?.site),
    sections: sections.sort((a, b) => b.sortValue - a.sortValue),
    pages: pages.sort(inMenuOrder).map((page) => {
      const example = found.get(page.route);
      return example === undefined ? page : { ...page, example };
    }),
    files: entries
      .filter(({ kind }) => kind !== 'page' && kind !== 'section')
      .map(({ kind, manifest }) => ({ path: manifest.file, kind })),
    gallery: `${GALLERY}/`,
    ...(hasContent(site.root) && { contentEditor: CONTENT_EDITOR }),
  };
}

function hasContent(root: string): boolean {
  return existsSync(path.join(root, readSiteFolders(root).content));
}

/** The languages of a site as the studio shows them: of one that was never without errors, as they are written. */
export function languagesOf(
  entries: readonly ManifestEntry[],
  compiled: SiteModel | undefined,
): StudioLanguage[] {
  if (compiled !== undefined) {
    return compiled.languages.map(({ code, label, direction }) => ({ code, label, direction }));
  }
  return writtenLanguages(entries).map(({ code, tag, label, direction }) => ({
    code,
    label: typeof label === 'string' ? label : code,
    direction:
      direction === 'rtl' || direction === 'ltr' ? direction : guessDirection(String(tag ?? code)),
  }));
}

/** The direction of a language whose tag may be none. */
function guessDirection(tag: string): StudioLanguage['direction'] {
  try {
    return directionOf(tag);
  } catch {
    return 'ltr';
  }
}

/** The languages that a manifest names, whatever else it says of them. */
function writtenLanguages(
  entries: readonly ManifestEntry[],
): (Readonly<Record<string, unknown>> & { readonly code: string })[] {
  const site = entries.find(isKind('site'))?.manifest.value;
  const languages = isRecord(site) && Array.isArray(site.languages) ? site.languages : [];
  return languages.flatMap((language: unknown) =>
    isRecord(language) && typeof language.code === 'string'
      ? [{ ...language, code: language.code }]
      : [],
  );
}

/**
 * The texts of manifests, with the renderer's own words.
 *
 * @param root the site's folder
 */
export function textsOf(root: string, entries: readonly ManifestEntry[]): TextTable {
  const texts = entries.filter(isKind('texts'));
  const codes = writtenLanguages(entries).map(({ code }) => code);
  return readTexts(texts, codes, readRendererWords(root));
}

function isKind(kind: ManifestEntry['kind']) {
  return (entry: ManifestEntry) => entry.kind === kind;
}

function siteName(entries: readonly ManifestEntry[], texts: TextTable): LocalizedText {
  const site = entries.find(isKind('site'))?.manifest.value;
  return resolveWritten(readPath(site, 'name'), texts);
}

function presentSection({ manifest }: ManifestEntry, texts: TextTable): StudioSection {
  const { value, file } = manifest;
  const { code, sortValue, notMenu } = menuOf(value);
  return {
    file,
    route: String(readPath(value, 'route') ?? ''),
    titles: resolveWritten(readPath(value, 'menu.title'), texts),
    ...(code !== undefined && { code }),
    sortValue,
    notMenu,
  };
}

/** Pages whose files are no JSON, by what their names say: they can be chosen, and put right. */
function unreadPages(
  entries: readonly ManifestEntry[],
  findings: readonly Finding[],
  sections: SectionsByFile,
): StudioPage[] {
  const read = new Set(entries.map(({ manifest }) => manifest.file));
  const files = new Set(
    findings.flatMap(({ code, file }) =>
      code !== MISNAMED && kindOf(file) === 'page' && !read.has(file) ? [file] : [],
    ),
  );
  return [...files].map((file) => {
    const id = file.slice('manifests/'.length, -'.json'.length);
    const section = sectionOf(file, sections);
    return {
      id,
      file,
      route: `/${id}`,
      aliases: [],
      titles: {},
      ...(section !== undefined && { section: section.route }),
      views: [],
    };
  });
}

/** The section in whose folder a page's file lies. */
function sectionOf(file: string, sections: SectionsByFile): StudioSection | undefined {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return sections.get(`${folder}/section.json`);
}

function presentPage(
  { id, manifest: { value, file } }: ManifestEntry,
  texts: TextTable,
  sections: SectionsByFile,
): Omit<StudioPage, 'views'> {
  const section = sectionOf(file, sections);
  const aliases = readPath(value, 'aliases');
  const override = readPath(value, 'override');
  const title = readPath(value, 'title') ?? readPath(value, 'menu.title');
  return {
    id,
    file,
    route: String(readPath(value, 'route') ?? ''),
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    titles: resolveWritten(title, texts),
    ...(section !== undefined && { section: section.route }),
    ...(isRecord(readPath(value, 'menu')) && { menu: menuOf(value) }),
    ...(typeof override === 'string' && { override }),
  };
}

function menuOf(manifest: unknown) {
  const menu = readPath(manifest, 'menu');
  const { code, sortValue, notMenu } = isRecord(menu) ? menu : {};
  return {
    ...(typeof code === 'string' && { code }),
    sortValue: typeof sortValue === 'number' ? sortValue : 0,
    notMenu: notMenu === true,
  };
}

function resolveWritten(text: unknown, texts: TextTable): LocalizedText {
  if (typeof text === 'string') return resolveText(text, texts);
  if (!isRecord(text)) return {};
  return Object.fromEntries(
    Object.entries(text).flatMap(([language, words]) =>
      typeof words === 'string' ? [[language, words]] : [],
    ),
  );
}

/** As menus have them: the highest first, what is in no menu last, equals by their files. */
function inMenuOrder(a: StudioPage, b: StudioPage): number {
  if ((a.menu === undefined) !== (b.menu === undefined)) return a.menu === undefined ? 1 : -1;
  return (b.menu?.sortValue ?? 0) - (a.menu?.sortValue ?? 0);
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServerSanitizer } from '../../../src/app/create-server-sanitizer.ts';
import {
  activeViews,
  buildMenu,
  createApiClients,
  createMappingContext,
  type Format,
  type Formats,
  type LocalizedText,
  loadSource,
  type MenuGroup,
  mapItem,
  matchRoute,
  mediaOriginsOf,
  NO_PICTURES,
  paramsAt,
  readNavigation,
  slotsOfView,
} from '../../../src/core/index.ts';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import type { RouteUrl } from '../../find-routes.ts';
import { urlIn } from '../page-weight.ts';
import { type ShownItem, showItem } from './show-item.ts';

/** A page of the peer: what the site's page says, without what the site is made with. */
export interface PeerPage {
  /** The path below the language. */
  readonly slug: string;
  readonly language: string;
  readonly tag: string;
  readonly site: string;
  readonly title: string | undefined;
  readonly menu: readonly MenuGroup[];
  readonly section: MenuGroup | undefined;
  readonly tabs: readonly { readonly title: string; readonly slug: string }[];
  readonly views: readonly { readonly title?: string; readonly items: readonly ShownItem[] }[];
}

interface Place {
  readonly compiled: CompiledSite;
  readonly origin: string;
  readonly language: string;
}

/** The name under which the peer has a URL; a static page has no query. */
export function slugOf(url: string): string {
  return url.slice(1).replace(/[?=&/]/g, '-') || 'home';
}

/** Asks the content API for all that pages show, as the site does. */
export async function readPeerPages(
  compiled: CompiledSite,
  origin: string,
  urls: readonly RouteUrl[],
): Promise<PeerPage[]> {
  const formats = await loadFormats();
  const pages: PeerPage[] = [];
  for (const { code: language } of compiled.site.languages) {
    for (const { url: pathname } of urls) {
      pages.push(await readPeerPage({ compiled, origin, language }, formats, pathname));
    }
  }
  return pages;
}

async function readPeerPage(place: Place, formats: Formats, pathname: string): Promise<PeerPage> {
  const { compiled, origin, language } = place;
  const { site, table, pages } = compiled;
  const url = new URL(pathname, origin);
  const matched = matchRoute(table, url.pathname);
  const page = pages.find(({ id }) => id === matched?.route.id);
  if (matched === undefined || page === undefined) throw new Error(`No page is at ${pathname}`);
  const apis = createApiClients({ site, language, fetch, origin });
  const signal = new AbortController().signal;
  const pictures = await readPictures(urlIn(origin, pathname, language));
  const params = paramsAt(matched.route, matched.params, url);
  const views = [];
  for (const { name, source } of activeViews(matched.route, url.searchParams)) {
    const slots = slotsOfView(page.frame, name);
    if (slots === undefined || !isPane(page, name)) continue;
    const answer = await loadSource(apis, { source, params, page: 0, signal });
    const context = createMappingContext(site, language, source, {
      formats,
      sanitize: createServerSanitizer({ pictureOrigins: mediaOriginsOf(site) }),
      pictures: NO_PICTURES,
    });
    const shown = (answer?.entities ?? []).slice(0, source.pageSize);
    const title = paneTitle(page, name, language);
    views.push({
      ...(title !== undefined && { title }),
      items: shown.map((entity, index) =>
        showItem(mapItem(slots, entity, index, context), slots, pictures),
      ),
    });
  }
  const menu = await readMenu(place);
  return {
    slug: slugOf(pathname),
    language,
    tag: site.languages.find(({ code }) => code === language)?.tag ?? language,
    site: wordsOf(site.name, language) ?? '',
    title: wordsOf(page.title ?? matched.route.menu?.title, language),
    menu,
    section: menu.find(({ route }) => route === matched.route.section),
    tabs: tabsOf(page, matched.route.route, language),
    views,
  };
}
type Page = CompiledSite['pages'][number];

/** Tabs hold one view each; the headings of a split frame are no view. */
function isPane({ frame }: Page, name: string): boolean {
  return frame === undefined || !('panes' in frame) || frame.panes.some(({ id }) => id === name);
}

function paneTitle({ frame }: Page, name: string, language: string): string | undefined {
  if (frame?.type !== 'split') return undefined;
  return wordsOf(frame.panes.find(({ id }) => id === name)?.title, language);
}

function tabsOf({ frame }: Page, route: string, language: string): PeerPage['tabs'] {
  if (frame?.type !== 'tabs') return [];
  return frame.panes.map(({ id, title }, index) => ({
    title: wordsOf(title, language) ?? id,
    slug: slugOf(index === 0 ? route : `${route}?${frame.parameter}=${id}`),
  }));
}

async function readMenu({ compiled, origin, language }: Place): Promise<MenuGroup[]> {
  const { site, table } = compiled;
  const url = `${origin}${site.api.base}${site.header.navigation?.endpoint}`;
  const answer = await fetch(url, { headers: { [site.api.languageHeader]: language } });
  return buildMenu(table, readNavigation(await answer.json(), table), language).filter(
    ({ notMenu }) => !notMenu,
  );
}

/** The pictures of the site's own page, so that the peer's are the same files at the same widths. */
async function readPictures(url: string): Promise<Map<string, string>> {
  const html = await (await fetch(url)).text();
  const found = html.matchAll(/<picture>.*?<img[^>]* src="([^"]+)".*?<\/picture>/g);
  return new Map(
    [...found].map(([markup, src = '']) => [src, markup.replace(/ class="[^"]*"/g, '')]),
  );
}

function wordsOf(text: LocalizedText | undefined, language: string): string | undefined {
  return text?.[language];
}

/** The engine's formats, which the site's own build finds by their folders. */
async function loadFormats(): Promise<Formats> {
  const folder = path.resolve(import.meta.dirname, '../../../renderers/formats');
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const loaded = names.map(async (name) => {
    const { format }: { format: Format } = await import(path.join(folder, name, 'index.ts'));
    return [name, format] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

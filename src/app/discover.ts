import { site } from 'virtual:site';
import { discovery } from 'virtual:site/discovery';
import { table } from 'virtual:site/route-table';
import {
  allItemFiles,
  allListFiles,
  describePage,
  type FeedAnswer,
  type FileAnswer,
  isWorkedWith,
  listFeedPaths,
  listSite,
  loadFeed,
  loadItemFile,
  loadListFile,
  loadNavigation,
  type PageHead,
  type SiteSources,
  type SiteUrl,
} from '../core/discovery/index.ts';
import {
  chooseLanguage,
  createApiClients,
  createMappingContext,
  type DataRequest,
  isImageValue,
  LANGUAGE_KEY,
  type Language,
  type ListState,
  queryOf,
  type RouteModel,
  shownView,
  todayIn,
} from '../core/index.ts';
import type { ItemFileModel, ListFileModel } from '../core/manifest/discovery-model.ts';
import { pagePartOf } from '../core/routing/page-title.ts';
import type { ItemFileRequest, ListFileRequest } from '../core/server-entry.ts';
import { mappingOf, type SiteRuntime, titleOptions } from '../react/site-runtime.ts';
import { loadPage, loadPictures } from './load-compiled.ts';
import { sanitize } from './server-sanitizer.ts';
import { blockFiles, files } from './site-files.ts';
import { formats } from './site-formats.ts';

/** The paths at which lists are offered as feeds. */
export const feedPaths: readonly string[] = listFeedPaths(discovery);

/**
 * What the `<head>` says of a page that the runtime has loaded.
 *
 * @param cacheKey the key under which the page's lists are cached
 */
export function describeHead(
  runtime: SiteRuntime,
  url: URL,
  route: RouteModel | undefined,
  { cacheKey, status }: { readonly cacheKey: string; readonly status: number },
): PageHead {
  const { store, views } = runtime;
  const first = route && shownView(route, url.searchParams);
  const state = first && views.stateOf(cacheKey, first.name);
  const list = state && store.get(state);
  const [shown] = first?.source.answers === 'one' ? (list?.items ?? []) : [];
  const source = shown && mappingOf(shown);
  const image = shown?.cover;
  return describePage({
    ...titleOptions(runtime, url, route, cacheKey),
    table,
    discovery,
    item: source && {
      ...source,
      image: isImageValue(image) ? image : undefined,
      languages: list?.languages,
    },
    isListed: status === 200 && isWorthListing(url, route, list),
  });
}

/** Drafts, results of searches, lists that a reader filters or sorts, and what lies behind a list's end are of no use to a search engine. */
function isWorthListing(
  url: URL,
  route: RouteModel | undefined,
  list: ListState | undefined,
): boolean {
  const section = table.sections.find((entry) => entry.route === route?.section);
  const isDraft = section?.children?.drafts === true && section.children.route === route?.route;
  const isSearch = route !== undefined && queryOf(route, url) !== undefined;
  const page = route && pagePartOf(route, url.searchParams).page;
  // A page beyond the end has no items; of a list that is shown in slices, the last slice is shown there.
  const isBehindEnd =
    page !== undefined &&
    list?.status !== 'loading' &&
    (list?.items.length === 0 || list?.firstPage !== page - 1);
  const isPart = route !== undefined && isWorkedWith(route, url.searchParams);
  return !isDraft && !isSearch && !isPart && !isBehindEnd;
}

/**
 * All pages that there are now, for the sitemap.
 *
 * @throws {ApiError} where the navigation or a list cannot be loaded
 */
export async function listPages(request: DataRequest): Promise<SiteUrl[]> {
  return listSite(site, (language) => readSources(request, language, 'whole'));
}

/** Today's date in the site's time zone; pages that tell past items from coming ones change with it. */
export function today(): string {
  return todayIn(site.timeZone ?? 'UTC');
}

/** The language that a URL asks for, else the site's first. */
export function languageAt(url: URL): Language {
  return chooseLanguage(site, [url.searchParams.get(LANGUAGE_KEY)]);
}

/** The feed at a path in a language; undefined where there is none. */
export async function readFeed(
  request: DataRequest,
  { path, language }: { readonly path: string; readonly language: Language },
): Promise<FeedAnswer | undefined> {
  const { sources, contextOf } = await openMapping(request, language);
  return loadFeed(sources, path, contextOf);
}

/** The files that layouts make of their lists. */
export const filesOfLists: readonly ListFileModel[] = allListFiles(discovery);

/** The file of a list, or of an item of it, in a language; undefined where there is none. */
export async function readListFile(
  request: DataRequest,
  { path, id, language }: ListFileRequest,
): Promise<FileAnswer | undefined> {
  const { sources, contextOf } = await openMapping(request, language);
  const { origin } = request;
  return loadListFile(sources, { path, id, origin }, files, contextOf);
}

/** The files that blocks make of their pages' items. */
export const itemFiles: readonly ItemFileModel[] = allItemFiles(discovery);

/** The file of a page's item in a language; undefined where there is none. */
export async function readItemFile(
  request: DataRequest,
  { path, file, language }: ItemFileRequest,
): Promise<FileAnswer | undefined> {
  const { sources, contextOf } = await openMapping(request, language);
  const { origin } = request;
  return loadItemFile(sources, { path, file, origin }, blockFiles, contextOf);
}

/** What feeds and files are made with: the answers that pages read, and how items of an answer are mapped. */
async function openMapping(request: DataRequest, language: Language) {
  const [sources, pictures] = await Promise.all([
    readSources(request, language, 'menus'),
    loadPictures(),
  ]);
  const code = { formats, sanitize, pictures };
  const contextOf = (source: Parameters<typeof createMappingContext>[2]) =>
    createMappingContext(site, language, source, code);
  return { sources, contextOf };
}

/** @param need `whole` where menus of the manifests would not do in place of the server's */
async function readSources(
  { fetch, origin, signal }: DataRequest,
  language: string,
  need: 'whole' | 'menus',
): Promise<SiteSources> {
  const apis = createApiClients({ site, language, fetch, origin });
  const navigation = loadNavigation({ site, table, apis, signal });
  const [pages, entries] = await Promise.all([
    Promise.all(table.routes.map(({ id }) => loadPage(id))),
    need === 'whole' ? navigation : navigation.catch(() => undefined),
  ]);
  return { site, table, pages, discovery, apis, entries, signal };
}

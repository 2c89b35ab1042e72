import { ApiError } from '../errors.ts';
import type { DiscoveryModel } from '../manifest/discovery-model.ts';
import type { PageModel } from '../manifest/page-model.ts';
import type { RouteModel, RouteTable, ViewSource } from '../manifest/route-model.ts';
import type { Language, SiteModel } from '../manifest/site-model.ts';
import type { LinkSlot } from '../manifest/slot-model.ts';
import { linkOf } from '../mapping/links.ts';
import { readPath } from '../mapping/read-path.ts';
import type { ApiClients } from '../requests/api-client.ts';
import { readWholeList } from '../requests/read-whole-list.ts';
import { buildMenu, isRouteOpen } from '../routing/menu.ts';
import type { NavigationEntry } from '../routing/navigation.ts';
import { slotsOfView } from '../routing/views.ts';
import { readDate, universalDate } from './written-date.ts';

/** What is read to learn what the site has now, in one language. */
export interface SiteSources {
  readonly site: SiteModel;
  readonly table: RouteTable;
  readonly pages: readonly PageModel[];
  readonly discovery: DiscoveryModel;
  readonly apis: ApiClients;
  readonly entries: readonly NavigationEntry[] | undefined;
  readonly signal: AbortSignal;
}

/** A page of the site, in one language. */
export interface ListedPage {
  readonly path: string;
  /** The day, or the time with its zone, at which it was last changed, where its list tells it. */
  readonly updated: string | undefined;
}

/** A page of the site. */
export interface SiteUrl extends ListedPage {
  /** The languages that it is there in, by their codes, in the site's order. */
  readonly languages: readonly Language[];
}

/** The pages of a site, of those that each language has: what one lacks another may have. */
export function joinLanguages(listed: ReadonlyMap<Language, readonly ListedPage[]>): SiteUrl[] {
  const pages = new Map<string, SiteUrl>();
  for (const [language, own] of listed) {
    for (const { path, updated } of own) {
      const known = pages.get(path);
      pages.set(path, {
        path,
        updated: known?.updated ?? updated,
        languages: [...(known?.languages ?? []), language],
      });
    }
  }
  return [...pages.values()];
}

/**
 * All pages that the site has now, in the order of its languages.
 *
 * @param sourcesIn what is read of a language
 * @throws as `listUrls` does
 */
export async function listSite(
  { languages }: Pick<SiteModel, 'languages'>,
  sourcesIn: (language: Language) => Promise<SiteSources>,
): Promise<SiteUrl[]> {
  const listed = await Promise.all(
    languages.map(async ({ code }) => [code, await listUrls(await sourcesIn(code))] as const),
  );
  return joinLanguages(new Map(listed));
}

/**
 * All pages that the site has now in a language: its open routes without parameters, and the details
 * that its lists link to.
 *
 * @throws {ApiError} where a list cannot be had: a part would look like the whole
 * @throws {EndlessList} where a list has no end
 */
export async function listUrls(sources: SiteSources): Promise<ListedPage[]> {
  const { table, pages, entries } = sources;
  const open = table.routes.filter((route) => isRouteOpen(table, route, entries, route.route));
  const fixed = open.map(({ route }) => route).filter((route) => !route.includes(':'));
  const frames = new Map(pages.map(({ id, frame }) => [id, frame]));
  const linked = await Promise.all(
    open.flatMap((route) =>
      route.views.map((view) => listLinked(sources, route, view, frames.get(route.id))),
    ),
  );
  // Only the paths of the menu are read, which are the same in every language.
  const children = buildMenu(table, entries, '')
    .filter(({ notMenu }) => !notMenu)
    .flatMap(({ items }) => items.map(({ path }) => path));
  const known = new Map<string, ListedPage>();
  for (const path of [...fixed, ...children]) known.set(path, { path, updated: undefined });
  for (const url of linked.flat()) {
    // Of several lists that link to a page, one may know when it was changed.
    if (known.get(url.path)?.updated === undefined) known.set(url.path, url);
  }
  return [...known.values()];
}

async function listLinked(
  sources: SiteSources,
  route: RouteModel,
  { name, source }: ViewSource,
  frame: PageModel['frame'],
): Promise<ListedPage[]> {
  const { discovery } = sources;
  const link = slotsOfView(frame, name)?.slots.link;
  // A URL that a field holds is a page that something else lists.
  if (link?.kind !== 'link' || link.from === 'field') return [];
  const field = discovery.pages[route.id]?.updated;
  return readList(sources, source, link, field);
}

async function readList(
  { apis, signal }: SiteSources,
  source: ViewSource['source'],
  slot: LinkSlot,
  field: string | undefined,
): Promise<ListedPage[]> {
  const urls: ListedPage[] = [];
  try {
    for await (const { entities } of readWholeList(apis, { source, params: {}, signal })) {
      for (const entity of entities) {
        const path = linkOf(slot, entity);
        const date = field === undefined ? undefined : readDate(readPath(entity, field));
        if (path !== undefined) urls.push({ path, updated: date && universalDate(date) });
      }
    }
  } catch (error) {
    // A list that is not found (404) has no pages; of one whose call failed it is unknown which it has.
    if (!(error instanceof ApiError) || error.failure.status !== 404) throw error;
  }
  return urls;
}

import type { PageModel } from '../manifest/page-model.ts';
import type { SiteMap } from '../manifest/route-model.ts';
import type { SiteModel } from '../manifest/site-model.ts';
import type { LinkSlot } from '../manifest/slot-model.ts';
import { linkOf } from '../mapping/links.ts';
import type { ApiClient } from '../requests/api-client.ts';
import { loadSource, type SourceAnswer } from '../requests/load-source.ts';
import { buildMenu, isRouteOpen } from './menu.ts';
import type { NavigationEntry } from './navigation.ts';
import { slotsOfView } from './views.ts';

/** Pages of one list that are read at the most; a list that never ends ends here. */
const MOST_PAGES = 500;

export interface AddressSources {
  readonly site: SiteModel;
  readonly map: SiteMap;
  readonly pages: readonly PageModel[];
  readonly api: ApiClient;
  readonly entries: readonly NavigationEntry[] | undefined;
  readonly signal: AbortSignal;
}

/**
 * The paths of all pages that the site has now: its open routes without parameters, and the details
 * that its lists link to. A list that cannot be had contributes nothing.
 */
export async function listAddresses(sources: AddressSources): Promise<string[]> {
  const { site, map, pages, entries } = sources;
  const open = map.routes.filter((route) => isRouteOpen(map, route, entries, route.route));
  const fixed = open.map(({ route }) => route).filter((route) => !route.includes(':'));
  const frames = new Map(pages.map(({ id, frame }) => [id, frame]));
  const linked = await Promise.all(
    open.flatMap((route) =>
      route.views.map(({ name, source }) => {
        const layout = slotsOfView(frames.get(route.id), name);
        const link = layout?.slots.link;
        // An address that a field holds is a page that something else lists.
        const listed = link?.kind === 'link' && link.from !== 'field';
        return listed ? listLinks(sources, source, link) : [];
      }),
    ),
  );
  const children = buildMenu(map, entries, site.languages[0]?.code ?? '')
    .filter(({ notMenu }) => !notMenu)
    .flatMap(({ items }) => items.map(({ path }) => path));
  return [...new Set([...fixed, ...children, ...linked.flat()])];
}

async function listLinks(
  { api, site, signal }: AddressSources,
  source: SiteMap['routes'][number]['views'][number]['source'],
  slot: LinkSlot,
): Promise<string[]> {
  const links: string[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: SourceAnswer | undefined = await loadSource(api, site.api.paging, {
      source,
      params: {},
      page,
      signal,
    }).catch(() => undefined);
    for (const entity of answer?.entities ?? []) {
      const link = linkOf(slot, entity);
      if (link !== undefined) links.push(link);
    }
    if (answer?.hasMore !== true) break;
  }
  return links;
}

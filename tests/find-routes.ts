import {
  matchRoute,
  type NavigationEntry,
  type RouteModel,
  type RouteTable,
  readNavigation,
} from '../src/core/index.ts';
import { buildMenu } from '../src/core/routing/menu.ts';
import type { CompiledSite } from '../src/node/compiler/index.ts';

/** An address at which a route shows data. */
export interface RouteAddress {
  /** The route as its manifest writes it, with the tab or the search that is shown. */
  readonly name: string;
  /** An address of it that exists. */
  readonly address: string;
}

export interface FoundRoutes {
  readonly routes: readonly RouteAddress[];
  /** Routes with parameters of which the site has no page now. */
  readonly unknown: readonly string[];
}

/** Digits that occur in the content of every area, in every language. */
const SEARCHED = '19';

/** Every page, each tab that asks by itself for its own; a parameter has the first value there is. */
export async function findRoutes(compiled: CompiledSite, origin: string): Promise<FoundRoutes> {
  const { table, site } = compiled;
  const [listed, entries] = await Promise.all([
    readSitemap(origin),
    readEntries(`${origin}${site.api.base}${site.header.navigation?.endpoint}`, table),
  ]);
  const known = [...listed, ...menuAddresses(compiled, entries)];
  const found = table.routes.map((page) => ({ page, addresses: addressesOf(table, page, known) }));
  return {
    routes: found.flatMap(({ page, addresses }) =>
      addresses.map((address) => ({
        name: page.route + (address.includes('?') ? address.slice(address.indexOf('?')) : ''),
        address,
      })),
    ),
    unknown: found.filter(({ addresses }) => addresses.length === 0).map(({ page }) => page.route),
  };
}

async function readSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
}

async function readEntries(url: string, table: RouteTable): Promise<readonly NavigationEntry[]> {
  return readNavigation(await (await fetch(url)).json(), table) ?? [];
}

/** Pages of menus; those of drafts, which no sitemap lists, among them. */
function menuAddresses(
  { table, site }: CompiledSite,
  entries: readonly NavigationEntry[],
): string[] {
  const [language] = site.languages;
  return buildMenu(table, entries, language?.code ?? '').flatMap(({ items }) =>
    items.map(({ path }) => path),
  );
}

function addressesOf(table: RouteTable, page: RouteModel, known: readonly string[]): string[] {
  const { route, tabs, search, views } = page;
  if (route.includes(':')) {
    return known.filter((address) => matchRoute(table, address)?.route === page).slice(0, 1);
  }
  if (search !== undefined) return [`${route}?${new URLSearchParams({ [search]: SEARCHED })}`];
  const further = tabs === undefined || tabs.together ? [] : views.slice(1);
  const parameter = tabs?.parameter ?? '';
  return [
    route,
    ...further.map(({ name }) => `${route}?${new URLSearchParams({ [parameter]: name })}`),
  ];
}

import {
  matchRoute,
  type NavigationEntry,
  type RouteModel,
  type RouteTable,
  readNavigation,
} from '../src/core/index.ts';
import { buildMenu } from '../src/core/routing/menu.ts';
import type { CompiledSite } from '../src/node/compiler/index.ts';

/** A URL at which a route shows data. */
export interface RouteUrl {
  /** The route as its manifest writes it, with the tab or the search that is shown. */
  readonly name: string;
  /** A URL of it that exists. */
  readonly url: string;
}

export interface FoundRoutes {
  readonly routes: readonly RouteUrl[];
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
  const known = [...listed, ...menuUrls(compiled, entries)];
  const found = table.routes.map((page) => ({ page, urls: urlsOf(table, page, known) }));
  return {
    routes: found.flatMap(({ page, urls }) =>
      urls.map((url) => ({
        name: page.route + (url.includes('?') ? url.slice(url.indexOf('?')) : ''),
        url,
      })),
    ),
    unknown: found.filter(({ urls }) => urls.length === 0).map(({ page }) => page.route),
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
function menuUrls({ table, site }: CompiledSite, entries: readonly NavigationEntry[]): string[] {
  const [language] = site.languages;
  return buildMenu(table, entries, language?.code ?? '').flatMap(({ items }) =>
    items.map(({ path }) => path),
  );
}

function urlsOf(table: RouteTable, page: RouteModel, known: readonly string[]): string[] {
  const { route, tabs, search, views } = page;
  if (route.includes(':')) {
    return known.filter((url) => matchRoute(table, url)?.route === page).slice(0, 1);
  }
  if (search !== undefined) return [`${route}?${new URLSearchParams({ [search]: SEARCHED })}`];
  const further = tabs === undefined || tabs.together ? [] : views.slice(1);
  const parameter = tabs?.parameter ?? '';
  return [
    route,
    ...further.map(({ name }) => `${route}?${new URLSearchParams({ [parameter]: name })}`),
  ];
}

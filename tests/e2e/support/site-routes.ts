import type { RouteModel } from '../../../src/core/index.ts';
import { compileRight } from '../../compile-right.ts';
import { findRoutes, type RouteUrl } from '../../find-routes.ts';
import { GARDEN } from '../../garden/make-garden.ts';

/** The routes of a site, for tables of tests, and where its pages are. */
export interface SiteRoutes {
  readonly routes: readonly RouteModel[];
  /** The URLs that the running site has; those of tabs and of searches are among them. */
  readonly findUrls: (origin: string) => Promise<readonly RouteUrl[]>;
  /** A URL of a route on the site that is tested, which is asked for its URLs once. */
  readonly urlAt: (route: string, origin: string | undefined) => Promise<string>;
  /** The code of the menu group that a route stands in; undefined for one that is in no menu. */
  readonly menuGroupOf: (route: RouteModel) => string | undefined;
  /** Whether a page opens over the list that leads to it, and not in its place. */
  readonly opensInDrawer: (route: RouteModel) => boolean;
}

/** Reads the routes of the site whose manifests are in a folder. */
export function readSiteRoutes(root: string): SiteRoutes {
  const { compiled } = compileRight(root);
  const { table, pages } = compiled;
  let known: Promise<readonly RouteUrl[]> | undefined;
  const findUrls = async (origin: string) => (await findRoutes(compiled, origin)).routes;
  return {
    routes: table.routes,
    findUrls,
    urlAt: async (route, origin) => {
      if (origin === undefined) throw new Error('There is no site to ask');
      known ??= findUrls(origin);
      return urlOf(route, await known);
    },
    menuGroupOf: (route) => {
      const section = table.sections.find((entry) => entry.route === route.section);
      const isChild = section?.children?.route === route.route;
      if (section === undefined || section.menu.notMenu) return undefined;
      return isChild || (route.menu !== undefined && !route.menu.notMenu)
        ? section.menu.code
        : undefined;
    },
    opensInDrawer: ({ parent }) => {
      const list = table.routes.find((entry) => entry.route === parent);
      const frame = pages.find(({ id }) => id === list?.id)?.frame;
      return frame?.type === 'single' && 'opens' in frame.layout && frame.layout.opens === 'drawer';
    },
  };
}

/** A URL of a route that exists. */
export function urlOf(route: string, urls: readonly RouteUrl[]): string {
  const found = urls.find(({ name }) => name.replace(/\?.*/, '') === route);
  if (found === undefined) throw new Error(`The site has no page of the route ${route}`);
  return found.url;
}

/** Those of the garden, the site that the tests of the engine look at. */
export const {
  routes: ROUTES,
  findUrls,
  urlAt,
  menuGroupOf,
  opensInDrawer,
} = readSiteRoutes(GARDEN);

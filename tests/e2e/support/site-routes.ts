import path from 'node:path';
import type { RouteModel, SectionModel } from '../../../src/core/index.ts';
import { compile } from '../../../src/node/compiler/index.ts';
import { findRoutes, type RouteAddress } from '../../find-routes.ts';

const { compiled } = compile(path.resolve(import.meta.dirname, '../../garden'));

/** The routes of all manifests, for tables of tests. */
export const ROUTES: readonly RouteModel[] = compiled?.table.routes ?? [];

const SECTIONS: readonly SectionModel[] = compiled?.table.sections ?? [];

/** The addresses that the running site has; those of tabs and of searches are among them. */
export async function findAddresses(origin: string): Promise<readonly RouteAddress[]> {
  if (compiled === undefined) throw new Error('The manifests have findings');
  return (await findRoutes(compiled, origin)).routes;
}

/** An address of a route that exists. */
export function addressOf(route: string, addresses: readonly RouteAddress[]): string {
  const found = addresses.find(({ name }) => name.replace(/\?.*/, '') === route);
  if (found === undefined) throw new Error(`The site has no page of the route ${route}`);
  return found.address;
}

let known: Promise<readonly RouteAddress[]> | undefined;

/** An address of a route on the site that is tested, which is asked for its addresses once. */
export async function addressAt(route: string, origin: string | undefined): Promise<string> {
  if (origin === undefined) throw new Error('There is no site to ask');
  known ??= findAddresses(origin);
  return addressOf(route, await known);
}

/** The code of the menu group that a route stands in; undefined for one that is in no menu. */
export function menuGroupOf(route: RouteModel): string | undefined {
  const section = SECTIONS.find((entry) => entry.route === route.section);
  const isChild = section?.children?.route === route.route;
  if (section === undefined || section.menu.notMenu) return undefined;
  return isChild || (route.menu !== undefined && !route.menu.notMenu)
    ? section.menu.code
    : undefined;
}

/** Whether a page opens over the list that leads to it, and not in its place. */
export function opensInDrawer(route: RouteModel): boolean {
  const parent = ROUTES.find((entry) => entry.route === route.parent);
  const frame = compiled?.pages.find(({ id }) => id === parent?.id)?.frame;
  return frame?.type === 'single' && 'opens' in frame.layout && frame.layout.opens === 'drawer';
}

import path from 'node:path';
import { compile } from '../../../src/node/compiler/index.ts';
import { findRoutes, type RouteAddress } from '../../find-routes.ts';

const { compiled } = compile(path.resolve(import.meta.dirname, '../../..'));

/** The routes of the site, as its manifests write them. */
export const ROUTES = compiled?.map.routes.map(({ route }) => route) ?? [];

let found: Promise<readonly RouteAddress[]> | undefined;

/** An address at which a route shows data; the site is asked once. */
export async function addressOf(route: string, baseURL: string | undefined): Promise<string> {
  if (compiled === undefined || baseURL === undefined) throw new Error('There is no site to ask');
  found ??= findRoutes(compiled, baseURL).then(({ routes }) => routes);
  const address = (await found).find(({ name }) => name.replace(/\?.*/, '') === route)?.address;
  if (address === undefined) throw new Error(`The site has no page of the route ${route}`);
  return address;
}

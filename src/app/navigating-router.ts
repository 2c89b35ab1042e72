import {
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouterInit,
} from 'react-router-dom';
import type { RouteTable } from '../core/index.ts';
import {
  createLoaders,
  createPatch,
  createRoutes,
  type RouteContext,
} from '../react/site-runtime.ts';

/** What a router that navigates goes on from. */
export interface NavigatingRouterOptions extends Pick<RouterInit, 'history' | 'hydrationData'> {
  readonly table: RouteTable;
  /** Whether the table has all routes: then those that can match the path are taken of it. */
  readonly isWhole: boolean;
  readonly routeContext: RouteContext;
}

/**
 * What `createBrowserRouter` returns, over a history that is there already. Other routes than the first are
 * made as they are gone to.
 */
export async function createNavigatingRouter({
  table,
  isWhole,
  routeContext,
  ...beginning
}: NavigatingRouterOptions): Promise<DataRouter> {
  const { loadTable } = routeContext.runtime;
  const loaders = createLoaders(() => routeContext);
  const rows = isWhole ? (await loadTable())(beginning.history.location.pathname) : table;
  return createRouter({
    ...beginning,
    routes: createRoutes(rows, loaders),
    patchRoutesOnNavigation: createPatch(loadTable, loaders),
    mapRouteProperties,
  }).initialize();
}

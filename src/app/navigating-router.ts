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
  /** Whether the table has all routes; the others are asked for as they are gone to. */
  readonly isWhole: boolean;
  readonly routeContext: RouteContext;
}

/** What `createBrowserRouter` returns, over a history that is there already. */
export function createNavigatingRouter(options: NavigatingRouterOptions): DataRouter {
  const { table, isWhole, routeContext, ...beginning } = options;
  const loaders = createLoaders(() => routeContext);
  return createRouter({
    ...beginning,
    routes: createRoutes(table, loaders),
    ...(!isWhole && {
      patchRoutesOnNavigation: createPatch(routeContext.runtime.loadTable, loaders),
    }),
    mapRouteProperties,
  }).initialize();
}

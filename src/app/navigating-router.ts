import {
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouterInit,
} from 'react-router-dom';

/** What `createBrowserRouter` returns, over a history that is there already. */
export function createNavigatingRouter(init: RouterInit): DataRouter {
  return createRouter({ ...init, mapRouteProperties }).initialize();
}

import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import type { RouteTable, TableAt } from '../core/index.ts';
import { createRoutes, SHELL_ROUTE } from './routes.tsx';
import type { RouteLoaders } from './state/loaders.ts';

/** Adds the routes that can match a URL, where a router was started with some of them. */
export function createPatch(
  loadTable: () => Promise<TableAt>,
  loaders: RouteLoaders,
): PatchRoutesOnNavigationFunction {
  const known = new WeakSet<RouteTable>();
  return async ({ path, patch }) => {
    const table = (await loadTable())(path);
    if (known.has(table)) return;
    known.add(table);
    for (const route of createRoutes(table, loaders).flatMap(({ children }) => children ?? [])) {
      patch(SHELL_ROUTE, [route]);
      // A section that is there already may lack pages.
      patch(route.id ?? null, route.children ?? []);
    }
  };
}

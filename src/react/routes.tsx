import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { RouteModel, RouteTable, SectionModel, TableAt } from '../core/index.ts';
import {
  ComingSoonView,
  MaintenanceView,
  NotFoundView,
  RouteErrorView,
} from './page/error-views.tsx';
import { Page } from './page/page.tsx';
import { Section } from './shell/section.tsx';
import { Shell } from './shell/shell.tsx';
import {
  createAliasLoader,
  createPageLoader,
  createSectionLoader,
  type FindRuntime,
  loadShell,
  loadUnmatched,
} from './state/loaders.ts';

/** The id of the route that catches every address without a page. */
export const UNMATCHED_ROUTE = 'unmatched';

const SHELL_ROUTE = 'shell';
const UNSECTIONED_ROUTE = 'unsectioned';

/** The id of the route that renders a section around its pages. */
export function sectionId({ route }: Pick<SectionModel, 'route'>): string {
  return `section:${route}`;
}

/**
 * The router's routes, made from the route table. They hold nothing of a running site: their
 * loaders find it in the request, so that a server makes them once.
 */
export function createRoutes({ sections, routes }: RouteTable, find: FindRuntime): RouteObject[] {
  const toObjects = (route: RouteModel): RouteObject[] => [
    {
      id: route.id,
      path: route.route,
      caseSensitive: true,
      loader: createPageLoader(route, find),
      element: <Page key={route.id} route={route} />,
    },
    ...route.aliases.map((path) => ({
      path,
      caseSensitive: true,
      loader: createAliasLoader(route),
    })),
  ];
  return [
    {
      id: SHELL_ROUTE,
      loader: (args) => loadShell(find(args).engine),
      shouldRevalidate: () => false,
      element: <Shell />,
      // The router warns without one; there is nothing to show before the first page.
      hydrateFallbackElement: <></>,
      errorElement: <RouteErrorView />,
      children: [
        ...sections.map((section) => ({
          id: sectionId(section),
          element: <Section section={section} />,
          errorElement: <MaintenanceView />,
          children: [
            {
              path: section.route,
              caseSensitive: true,
              loader: createSectionLoader(section, find),
              element: <ComingSoonView />,
            },
            ...routes.filter((route) => route.section === section.route).flatMap(toObjects),
          ],
        })),
        {
          id: UNSECTIONED_ROUTE,
          errorElement: <RouteErrorView />,
          children: [
            ...routes.filter((route) => route.section === undefined).flatMap(toObjects),
            { id: UNMATCHED_ROUTE, path: '*', loader: loadUnmatched, element: <NotFoundView /> },
          ],
        },
      ],
    },
  ];
}

/** Adds the routes that can match an address, where a router was started with a part of them. */
export function createPatch(
  loadTable: () => Promise<TableAt>,
  find: FindRuntime,
): PatchRoutesOnNavigationFunction {
  const known = new WeakSet<RouteTable>();
  return async ({ path, patch }) => {
    const table = (await loadTable())(path);
    if (known.has(table)) return;
    known.add(table);
    for (const route of createRoutes(table, find).flatMap(({ children }) => children ?? [])) {
      patch(SHELL_ROUTE, [route]);
      // A section that is there already may lack pages.
      patch(route.id ?? null, route.children ?? []);
    }
  };
}

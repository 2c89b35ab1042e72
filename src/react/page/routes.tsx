import type { RouteObject } from 'react-router-dom';
import type { RouteModel, SiteMap } from '../../core/index.ts';
import { Section } from '../shell/section.tsx';
import { Shell } from '../shell/shell.tsx';
import { ComingSoonView, MaintenanceView, NotFoundView, RouteErrorView } from './error-views.tsx';
import {
  createAliasLoader,
  createPageLoader,
  createSectionLoader,
  type FindRuntime,
  loadShell,
  loadUnmatched,
} from './loaders.ts';
import { Page } from './page.tsx';

/** The id of the route that catches every address without a page. */
export const UNMATCHED_ROUTE = 'unmatched';

/**
 * The router's routes, made from the route table. They hold nothing of a running site: their
 * loaders find it in the request, so that a server makes them once.
 */
export function createRoutes({ sections, routes }: SiteMap, find: FindRuntime): RouteObject[] {
  const toObjects = (route: RouteModel): RouteObject[] => [
    {
      id: route.id,
      path: route.route,
      loader: createPageLoader(route, find),
      element: <Page key={route.id} route={route} />,
    },
    ...route.aliases.map((path) => ({ path, loader: createAliasLoader(route) })),
  ];
  return [
    {
      id: 'shell',
      loader: (args) => loadShell(find(args).engine),
      shouldRevalidate: () => false,
      element: <Shell />,
      // The router warns without one; there is nothing to show before the first page.
      hydrateFallbackElement: <></>,
      errorElement: <RouteErrorView />,
      children: [
        ...sections.map((section) => ({
          id: `section:${section.route}`,
          element: <Section section={section} />,
          errorElement: <MaintenanceView />,
          children: [
            {
              path: section.route,
              loader: createSectionLoader(section, find),
              element: <ComingSoonView />,
            },
            ...routes.filter((route) => route.section === section.route).flatMap(toObjects),
          ],
        })),
        {
          id: 'unsectioned',
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

import type { RouteObject } from 'react-router-dom';
import type { RouteModel, RouteTable, SectionModel } from '../core/index.ts';
import {
  ComingSoonView,
  MaintenanceView,
  NotFoundView,
  RouteErrorView,
} from './page/error-views.tsx';
import { Page } from './page/page.tsx';
import { Section } from './shell/section.tsx';
import { Shell } from './shell/shell.tsx';
import type { RouteLoaders } from './state/loaders.ts';

/** The id of the route that catches every URL without a page. */
export const UNMATCHED_ROUTE = 'unmatched';

/** The id of the route around all others. */
export const SHELL_ROUTE = 'shell';
const UNSECTIONED_ROUTE = 'unsectioned';

/** The id of the route that renders a section around its pages. */
export function sectionId({ route }: Pick<SectionModel, 'route'>): string {
  return `section:${route}`;
}

/**
 * The router's routes, made from the route table.
 *
 * @param loaders left out where nothing is to be loaded: the page is there
 */
export function createRoutes(
  { sections, routes }: RouteTable,
  loaders?: RouteLoaders,
): RouteObject[] {
  const toObjects = (route: RouteModel): RouteObject[] => [
    {
      id: route.id,
      path: route.route,
      caseSensitive: true,
      ...(loaders && { loader: loaders.page(route) }),
      element: <Page key={route.id} route={route} />,
    },
    ...route.aliases.map((path) => ({
      path,
      caseSensitive: true,
      ...(loaders && { loader: loaders.alias(route) }),
    })),
  ];
  return [
    {
      id: SHELL_ROUTE,
      ...(loaders && { loader: loaders.shell }),
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
              ...(loaders && { loader: loaders.section(section) }),
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
            {
              id: UNMATCHED_ROUTE,
              path: '*',
              ...(loaders && { loader: loaders.unmatched }),
              element: <NotFoundView />,
            },
          ],
        },
      ],
    },
  ];
}

import type { RouteObject } from 'react-router-dom';
import type { RouteModel } from '../../core/index.ts';
import type { Engine } from '../engine/engine.ts';
import { Section } from '../shell/section.tsx';
import { Shell } from '../shell/shell.tsx';
import { MaintenanceView, NotFoundView, RouteErrorView } from './error-views.tsx';
import {
  createAliasLoader,
  createPageLoader,
  createSectionLoader,
  loadShell,
  loadUnmatched,
} from './loaders.ts';
import { Page } from './page.tsx';

/** The id of the route that catches every address without a page. */
export const UNMATCHED_ROUTE = 'unmatched';

/**
 * The router's routes, made from the route table.
 *
 * @param locationKey the history entry that is being gone to; an entry seen before is a way back
 */
export function createRoutes(engine: Engine, locationKey: () => string): RouteObject[] {
  const isNewVisit = createVisitLog(locationKey);
  const { sections, routes } = engine.map;
  const toObjects = (route: RouteModel): RouteObject[] => [
    {
      id: route.id,
      path: route.route,
      loader: createPageLoader(engine, route, isNewVisit),
      element: <Page key={route.id} route={route} />,
    },
    ...route.aliases.map((path) => ({ path, loader: createAliasLoader(route) })),
  ];
  return [
    {
      id: 'shell',
      loader: () => loadShell(engine),
      shouldRevalidate: () => false,
      element: <Shell />,
      hydrateFallbackElement: null,
      errorElement: <RouteErrorView />,
      children: [
        ...sections.map((section) => ({
          id: `section:${section.route}`,
          element: <Section section={section} />,
          errorElement: <MaintenanceView />,
          children: [
            { path: section.route, loader: createSectionLoader(engine, section) },
            ...routes.filter((route) => route.section === section.route).flatMap(toObjects),
          ],
        })),
        ...routes.filter((route) => route.section === undefined).flatMap(toObjects),
        { id: UNMATCHED_ROUTE, path: '*', loader: loadUnmatched, element: <NotFoundView /> },
      ],
    },
  ];
}

/** Remembers the history entries that were loaded, so that going back asks for nothing again. */
function createVisitLog(locationKey: () => string): () => boolean {
  const seen = new Set<string>();
  return () => {
    const key = locationKey();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
}

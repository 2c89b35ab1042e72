import path from 'node:path';
import { readSiteRoutes } from '../../e2e/support/site-routes.ts';

/** The routes of the institute's site. */
export const { routes: ROUTES, urlAt } = readSiteRoutes(
  path.resolve(import.meta.dirname, '../../..'),
);

import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteTable } from '../../../src/core/index.ts';
import { createRoutes, type RuntimeOptions, Site } from '../../../src/react/site-runtime.ts';
import { completeDocument } from '../complete-document.ts';
import { runSite } from '../state/run-site.ts';

/** Shows what stands around the pages of a site that has none of their manifests; its words are keys. */
export function openShell(table: RouteTable, at: string, options: Partial<RuntimeOptions> = {}) {
  completeDocument();
  const router = createMemoryRouter(createRoutes(table), { initialEntries: [at] });
  const page = render(
    <Site runtime={runSite(table, {}, options)}>
      <RouterProvider router={router} />
    </Site>,
  );
  return { ...page, router, banner: within(screen.getByRole('banner')) };
}

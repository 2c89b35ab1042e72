import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createRoutes, Site } from '../../../src/react/site-runtime.ts';
import type { RouteLoaders } from '../../../src/react/state/loaders.ts';
import { menuOf, routeOf, sectionOf } from '../../core/site-of.ts';
import { completeDocument } from '../complete-document.ts';
import { runSite } from '../state/run-site.ts';

const TABLE = {
  sections: [sectionOf('/plants', menuOf(undefined))],
  routes: [
    routeOf('/plants/ferns', { section: '/plants', aliases: ['/ferns'] }),
    routeOf('/talks'),
  ],
};
const fail = () => {
  throw new Error('a mistake');
};

/** Opens a URL of a site whose loaders a test makes. */
async function open(at: string, change: Partial<RouteLoaders> = {}) {
  completeDocument();
  const load = vi.fn(async () => null);
  const loaders: RouteLoaders = {
    shell: load,
    page: () => load,
    alias: () => load,
    section: () => load,
    unmatched: load,
    ...change,
  };
  const router = createMemoryRouter(createRoutes(TABLE, loaders), { initialEntries: [at] });
  render(
    <Site runtime={runSite(TABLE)}>
      <RouterProvider router={router} />
    </Site>,
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return { router, load };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const hasHeader = () => screen.queryByRole('banner') !== null;

test('a page of a section that fails leaves the rest of the site, and says that it is being worked on', async () => {
  await open('/plants/ferns', { page: () => fail });
  expect([title(), hasHeader()]).toEqual(['ui.maintenance.title', true]);
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeDefined();
});

test('a page of no section that fails leaves the rest of the site too', async () => {
  await open('/talks', { page: () => fail });
  expect([title(), hasHeader()]).toEqual(['ui.error.unexpected', true]);
});

test('what stands around all pages says by itself that it failed', async () => {
  await open('/talks', { shell: fail });
  expect([title(), hasHeader()]).toEqual(['ui.error.unexpected', false]);
});

test('a section without pages says that there will be some', async () => {
  await open('/plants');
  expect([title(), hasHeader()]).toEqual(['ui.comingSoon.title', true]);
});

test('each kind of URL is loaded in its own way', async () => {
  const kinds = ['page', 'alias', 'section', 'unmatched'] as const;
  const asked: string[] = [];
  const note = (kind: string) => async () => {
    asked.push(kind);
    return null;
  };
  const loaders = Object.fromEntries(
    kinds.map((kind) => [kind, kind === 'unmatched' ? note(kind) : () => note(kind)]),
  );
  const { router, load } = await open('/nowhere', loaders);
  for (const to of ['/plants', '/ferns', '/plants/ferns', '/plants/ferns?page=2', '/talks']) {
    await router.navigate(to);
  }
  expect(asked).toEqual(['unmatched', 'section', 'alias', 'page', 'page', 'page']);
  // What stands around them is loaded once.
  expect(load).toHaveBeenCalledOnce();
});

test('a page that is there already is loaded by nothing', () => {
  const router = createMemoryRouter(createRoutes(TABLE), { initialEntries: ['/nowhere'] });
  expect(router.state.initialized).toBe(true);
  const all = (routes: typeof router.routes): typeof router.routes =>
    routes.flatMap((route) => [route, ...all(route.children ?? [])]);
  expect(all(router.routes).filter(({ loader }) => loader !== undefined)).toEqual([]);
});

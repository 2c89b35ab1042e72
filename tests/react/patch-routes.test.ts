import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { indexTable } from '../../src/core/index.ts';
import { createPatch } from '../../src/react/patch-routes.ts';
import { createRoutes } from '../../src/react/routes.tsx';
import type { RouteLoaders } from '../../src/react/state/loaders.ts';
import { menuOf, routeOf, sectionOf } from '../core/site-of.ts';

const SECTION = sectionOf('/plants', menuOf(undefined));
const [FERNS, TREES, TALKS] = [
  routeOf('/plants/ferns', { section: '/plants' }),
  routeOf('/plants/trees', { section: '/plants', aliases: ['/trees'] }),
  routeOf('/talks'),
];
const TABLE = { sections: [SECTION], routes: [FERNS, TREES, TALKS] };
const load = async () => null;
const LOADERS: RouteLoaders = {
  shell: load,
  page: () => load,
  alias: () => load,
  section: () => load,
  unmatched: load,
};

/** A router that was started with one page of a section. */
function startAt(path = '/plants/ferns') {
  const loadTable = vi.fn(async () => indexTable(TABLE));
  const router = createMemoryRouter(
    createRoutes({ sections: [SECTION], routes: [FERNS] }, LOADERS),
    { initialEntries: [path], patchRoutesOnNavigation: createPatch(loadTable, LOADERS) },
  );
  const goTo = async (url: string) => {
    await router.navigate(url);
    return router.state.matches.map(({ route }) => route.id);
  };
  return { goTo, loadTable };
}

test('a page of a section that is there already comes beside its own', async () => {
  const { goTo } = startAt();
  expect(await goTo('/plants/trees')).toEqual(['shell', 'section:/plants', TREES.id]);
  expect(await goTo('/plants/ferns')).toEqual(['shell', 'section:/plants', FERNS.id]);
});

test('a page of no section comes too', async () => {
  const { goTo } = startAt();
  expect(await goTo('/talks')).toEqual(['shell', 'unsectioned', TALKS.id]);
});

test('a URL without a page has none, though all routes were asked for', async () => {
  const { goTo, loadTable } = startAt();
  expect(await goTo('/nowhere')).toEqual(['shell', 'unsectioned', 'unmatched']);
  expect(loadTable).toHaveBeenCalled();
});

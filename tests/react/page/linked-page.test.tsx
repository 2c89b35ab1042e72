import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MappedAnswer } from '../../../src/core/index.ts';
import { LinkedPage } from '../../../src/react/index.ts';
import { createPageStore, type RuntimeOptions, Site } from '../../../src/react/site-runtime.ts';
import { useShownPage } from '../../../src/react/state/shown-page.ts';
import { routeOf, viewOf } from '../../core/site-of.ts';
import { NO_RENDERERS, pageOf, runSite } from '../state/run-site.ts';

afterEach(() => vi.restoreAllMocks());

const views = [viewOf('view'), { ...viewOf('others'), role: 'related' as const }];
const FERN = routeOf('/fern/:id', {
  views,
  renderers: { layouts: ['prose'], frames: [], override: undefined },
});
const layout = { type: 'prose', slots: {} };
const PAGE = { ...pageOf(FERN), frame: { type: 'single', layout } } as never;

/** Shows which page it is on, and the keys of its items. */
function Layout({ items }: { readonly items: readonly { readonly key: string }[] }) {
  const { route, params, place } = useShownPage();
  return (
    <p>
      {[route.route, ...route.aliases, params.id, place, ...items.map(({ key }) => key)].join(' ')}
    </p>
  );
}

function open(options: Partial<RuntimeOptions> = {}) {
  const loadItems = vi.fn(
    async ({ visit }): Promise<MappedAnswer> => ({
      items: [{ key: `fern ${visit.params.id}` }],
      hasMore: false,
    }),
  );
  const layouts = { prose: async () => ({ Layout, Skeleton: () => null }) as never };
  const loadPage = vi.fn(async () => PAGE);
  const pages = createPageStore({ ...NO_RENDERERS, layouts }, loadPage);
  const runtime = runSite({ routes: [FERN] }, { loadItems }, { pages, ...options });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const shown = (path: string, site = runtime) => {
    const router = createMemoryRouter([{ path: '*', element: <LinkedPage path={path} /> }]);
    return (
      <Site runtime={site}>
        <RouterProvider router={router} />
      </Site>
    );
  };
  const page = render(shown('/fern/a'));
  return { ...page, runtime, shown, loadItems, loadPage, assign };
}

describe('the page of an item over its list', () => {
  test('says that it is loading, and then shows the item', async () => {
    const { assign, loadItems } = open();
    expect(screen.getByRole('status').textContent).toBe('ui.loading');
    await screen.findByText('/fern/:id a drawer fern a');
    expect(screen.queryByText('ui.loading')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    // Lists related to the item are shown on its own page alone.
    expect(loadItems.mock.calls.map(([{ view }]) => view.name)).toEqual(['view']);
  });

  test('says so while the code of its layout is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const layouts = { prose: () => promise };
    open({ pages: createPageStore({ ...NO_RENDERERS, layouts }, async () => PAGE) });
    await act(async () => undefined);
    expect(screen.getByRole('status').textContent).toBe('ui.loading');
    await act(async () => resolve({ Layout, Skeleton: () => null } as never));
    await screen.findByText('/fern/:id a drawer fern a');
  });

  test('gives way to that of the next item', async () => {
    const { rerender, shown } = open();
    await screen.findByText('/fern/:id a drawer fern a');
    rerender(shown('/fern/b'));
    await screen.findByText('/fern/:id b drawer fern b');
    expect(screen.queryByText(/fern a/)).toBeNull();
  });

  test('gives up what it asked for as it is closed', async () => {
    const { unmount, runtime } = open();
    await screen.findByText('/fern/:id a drawer fern a');
    const leave = vi.spyOn(runtime.views, 'leave');
    unmount();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('is shown by its route as it was edited', async () => {
    const { rerender, shown, runtime } = open();
    await screen.findByText('/fern/:id a drawer fern a');
    const routes = [{ ...FERN, aliases: ['/old-fern/:id'] }];
    rerender(shown('/fern/a', runtime.edit({ table: { sections: [], routes } })));
    await screen.findByText('/fern/:id /old-fern/:id a drawer fern a');
  });

  test.each<[string, Partial<RuntimeOptions>]>([
    ['nobody knows which page it is', { loadTable: () => Promise.reject(new Error('offline')) }],
    [
      'its code cannot be had',
      {
        pages: createPageStore(NO_RENDERERS, () => Promise.reject(new Error('offline'))),
      },
    ],
  ])('is loaded at its own URL where %s', async (_, options) => {
    const { assign } = open(options);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/fern/a'));
    expect(screen.getByRole('status').textContent).toBe('ui.loading');
  });

  test('stays on its way where there is no such page', async () => {
    const { loadPage } = open({ table: { sections: [], routes: [] } });
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('status').textContent).toBe('ui.loading');
    expect(loadPage).not.toHaveBeenCalled();
  });
});

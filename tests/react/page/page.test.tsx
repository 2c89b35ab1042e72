import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { NavigationEntry, PageModel } from '../../../src/core/index.ts';
import { ApiError } from '../../../src/core/index.ts';
import { PageFrame, PageIntroduction, type Registry } from '../../../src/react/index.ts';
import { Page } from '../../../src/react/page/page.tsx';
import { createPageStore, Site } from '../../../src/react/site-runtime.ts';
import type { SiteData } from '../../../src/react/state/create-site-data.ts';
import { useShownPage } from '../../../src/react/state/shown-page.ts';
import { entryOf, menuOf, routeOf, sourceOf, words } from '../../core/site-of.ts';
import { NO_RENDERERS, pageOf, runSite } from '../state/run-site.ts';

const INTRODUCTION = {
  name: 'introduction',
  role: 'part',
  source: sourceOf('/hello', { answers: 'one' }),
} as const;
const FERN = routeOf('/fern/:id', {
  menu: menuOf('fern'),
  views: [INTRODUCTION],
  renderers: { layouts: ['prose'], frames: ['plain', 'around'] as never, override: 'special' },
});
const PAGE: PageModel = { ...pageOf(FERN), frame: { type: 'plain' } as never };
/** A layout that shows one item. */
const LAYOUT = { type: 'prose', slots: {}, shows: 'one' };

/** Renderers that say where they stand. */
const registry: Registry = {
  ...NO_RENDERERS,
  layouts: {
    prose: async () => ({
      Layout: ({ items }) => <p>Items: {items.map(({ key }) => key).join()}</p>,
      Skeleton: () => null,
    }),
  },
  frames: {
    plain: async () => () => {
      const { route, params, place } = useShownPage();
      return (
        <>
          <PageIntroduction />
          <p>{`Frame of ${route.id} ${params.id} ${place}`}</p>
        </>
      );
    },
    around: async () => () => (
      <div data-around="">
        <PageFrame frame={{ type: 'plain' } as never} />
      </div>
    ),
  },
  overrides: {
    special:
      async () =>
      ({ page }) => <p>{`Override of ${page.id}`}</p>,
  },
};

interface Opened {
  readonly page?: Partial<PageModel>;
  readonly navigation?: readonly NavigationEntry[];
  readonly loadItems?: SiteData['loadItems'];
  readonly isLoaded?: boolean;
}

/** Opens a page as the router does. */
async function open({ page, navigation, loadItems, isLoaded = true }: Opened = {}) {
  const pages = createPageStore(registry, async () => ({ ...PAGE, ...page }));
  const restored = { shell: { navigation } };
  const data = loadItems && { loadItems };
  const runtime = runSite({ routes: [FERN] }, data, { pages, registry, restored });
  if (isLoaded) await pages.load(FERN);
  const view = { ...INTRODUCTION, firstPage: 0, choices: {} };
  const visit = { route: FERN, params: { id: 'a' } };
  await runtime.views.enter(JSON.stringify([FERN.id, 'a']), [view], visit, { fresh: true });
  const router = createMemoryRouter(
    [
      {
        id: FERN.id,
        path: FERN.route,
        element: <Page route={FERN} />,
        errorElement: <p>Broken</p>,
      },
    ],
    { initialEntries: ['/fern/a'] },
  );
  const shown = (site = runtime) => (
    <Site runtime={site}>
      <RouterProvider router={router} />
    </Site>
  );
  return { ...render(shown()), runtime, pages, shown };
}

const FRAME = 'Frame of fern/:id a main';
const isMissing = () => screen.queryByRole('heading', { name: 'ui.notFound.title' }) !== null;

describe('a page', () => {
  test('is rendered by its frame, which may stand around another', async () => {
    const { container, unmount } = await open();
    expect(screen.getByText(FRAME).closest('[data-around]')).toBeNull();
    expect(container.textContent).toBe(FRAME);
    unmount();
    await open({ page: { frame: { type: 'around' } as never } });
    expect(screen.getByText(FRAME).closest('[data-around]')).not.toBeNull();
  });

  test('is rendered by its override where it has one', async () => {
    const { container } = await open({ page: { override: 'special' } });
    expect(container.textContent).toBe('Override of fern/:id');
  });

  test('has nothing where it has neither', async () => {
    const { container } = await open({ page: { frame: undefined } });
    expect(container.textContent).toBe('');
    expect(isMissing()).toBe(false);
  });

  test('is not found where the server hides it', async () => {
    await open({ navigation: [entryOf('fern', { display: false })] });
    expect(isMissing()).toBe(true);
  });

  test('is not found where its manifest is not there', async () => {
    await open({ isLoaded: false });
    expect(isMissing()).toBe(true);
  });

  test('is shown as its manifest was edited, and its row of the table', async () => {
    const { runtime, pages, rerender, shown } = await open();
    act(pages.replace({ ...PAGE, override: 'special' }));
    screen.getByText('Override of fern/:id');
    act(pages.replace(PAGE));
    const navigation = [entryOf('fern')];
    act(() => runtime.shell.fill({ navigation }));
    screen.getByText(FRAME);
    const routes = [{ ...FERN, menu: menuOf('other') }];
    rerender(shown(runtime.edit({ table: { sections: [], routes } })));
    expect(isMissing()).toBe(true);
  });
});

describe('the introduction of a page', () => {
  const ofView = { introduction: { layout: LAYOUT } } as unknown as Partial<PageModel>;

  test('is words of its manifest, in the language of the page', async () => {
    const { container } = await open({ page: { introduction: { text: words('Hello') } } });
    expect(screen.getByText('Hello').tagName).toBe('P');
    expect(container.textContent).toBe(`Hello${FRAME}`);
  });

  test('is what a call brings', async () => {
    const items = [{ key: 'hello' }];
    await open({ page: ofView, loadItems: async () => ({ items, hasMore: false }) });
    screen.getByText('Items: hello');
  });

  test('is not there where the API knows no such item', async () => {
    const loadItems = async () => {
      throw new ApiError('http', '/hello', { status: 404 });
    };
    const { container } = await open({ page: ofView, loadItems });
    expect(container.textContent).toBe(FRAME);
  });

  test('says so where its call fails', async () => {
    const loadItems = async () => {
      throw new ApiError('http', '/hello', { status: 500 });
    };
    await open({ page: ofView, loadItems });
    expect(screen.getByRole('alert').textContent).toContain('ui.failed.http');
    screen.getByText(FRAME);
  });

  test('is not there where there is nothing to ask for', async () => {
    const { container } = await open({ page: ofView, loadItems: async () => undefined });
    expect(container.textContent).toBe(FRAME);
  });

  test('takes the page with it where its code fails', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const mistake = () => Promise.reject(new TypeError('a mistake'));
    await open({ page: ofView, loadItems: mistake });
    print.mockRestore();
    expect(screen.getByText('Broken')).toBeDefined();
  });
});

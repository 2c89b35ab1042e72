import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import {
  MaintenanceView,
  RouteErrorView,
  WithoutScripts,
} from '../../../src/react/page/error-views.tsx';
import { type Recovery, Site } from '../../../src/react/site-runtime.ts';
import { emptySite, siteAround } from '../../renderers/show.tsx';

/** Shows an error view in place of a page that failed; the words are keys. */
async function showError(view: ReactElement, error: unknown, recovery?: Recovery): Promise<void> {
  const fail = () => {
    throw error;
  };
  const router = createMemoryRouter([
    {
      path: '*',
      loader: fail,
      element: <main />,
      hydrateFallbackElement: <></>,
      errorElement: view,
    },
  ]);
  render(
    <Site runtime={emptySite(recovery && { recovery })}>
      <RouterProvider router={router} />
    </Site>,
  );
  await waitFor(() => expect(router.state.errors).not.toBeNull());
}

const status = (code: number) => new Response(null, { status: code });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const text = () => screen.getByRole('paragraph').textContent;

const HOME = [404, 400, 405] as const;
const WORDS = {
  400: ['ui.error.400', 'ui.error.startAgain'],
  404: ['ui.notFound.title', 'ui.notFound.text'],
  405: ['ui.error.405', 'ui.error.startAgain'],
} as const;

describe.each([
  ['the site', <RouteErrorView key="route" />],
  ['a section', <MaintenanceView key="section" />],
])('in %s', (_, view) => {
  test.each(HOME)('a page that answers %i says so, with a way home', async (code) => {
    await showError(view, status(code));
    expect([heading(), text()]).toEqual(WORDS[code]);
    expect(screen.getByRole('link', { name: 'ui.toHome' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['the site', 503, <RouteErrorView key="" />, 'ui.error.503', 'ui.error.tryLater'],
  ['the site', 500, <RouteErrorView key="" />, 'ui.error.unexpected', 'ui.error.tryLater'],
  ['a section', 503, <MaintenanceView key="" />, 'ui.maintenance.title', 'ui.maintenance.text'],
  ['a section', 500, <MaintenanceView key="" />, 'ui.maintenance.title', 'ui.maintenance.text'],
])(
  'in %s a page that answers %i says so, and can be loaded anew',
  async (_, code, view, ...words) => {
    await showError(view, status(code));
    expect([heading(), text()]).toEqual(words);
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'ui.reload' }));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  },
);

test.each([
  [<RouteErrorView key="" />, 'ui.error.unexpected'],
  [<MaintenanceView key="" />, 'ui.maintenance.title'],
])('code that throws is no status, and is said in its own words', async (view, title) => {
  await showError(view, new Error('a mistake'));
  expect(heading()).toBe(title);
});

describe('a page whose code is missing', () => {
  test('says that it is loading, and where no server answers that, with a way to try again', async () => {
    let answer = (_: 'unreachable') => {};
    const loadAnew = vi.fn<Recovery['loadAnew']>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const recovery = { isLeaving: () => false, isDue: () => true, loadAnew };
    await showError(<MaintenanceView />, new Error('no chunk'), recovery);
    expect(screen.getByRole('status').textContent).toBe('ui.loading');
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => answer('unreachable'));
    await screen.findByRole('heading');
    expect([heading(), text()]).toEqual(['ui.failed.title', 'ui.failed.network']);
    await userEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
    expect(loadAnew).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status').textContent).toBe('ui.loading');
  });
});

test('a logo that cannot be loaded, as offline, is not shown', async () => {
  await showError(<RouteErrorView />, status(404));
  const logo = screen.getByRole('presentation');
  fireEvent.error(logo);
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(heading()).toBe('ui.notFound.title');
});

test('a list that still loads says without scripts how to go on', () => {
  const html = renderToString(siteAround(<WithoutScripts />));
  expect(html).toMatch(
    /^<noscript>.*ui\.failed\.timeout.*<a href="".*>ui\.retry<\/a>.*<\/noscript>$/,
  );
});

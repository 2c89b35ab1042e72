import { act, type RenderResult, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteModel } from '../../src/core/index.ts';
import { Site, type SiteRuntime } from '../../src/react/site-runtime.ts';
import { ViewNameContext } from '../../src/react/state/overlay-page.ts';
import { type ShownPage, ShownPageContext } from '../../src/react/state/shown-page.ts';

export interface Place {
  /** The path of the page, with its query. */
  readonly at: string;
  /** What stands around whoever reads: a page and one of its views. */
  readonly route?: RouteModel;
  readonly params?: Readonly<Record<string, string>>;
  readonly view?: string;
  readonly place?: ShownPage['place'];
}

/** A hook at a place of a site: its last result, the router, and what is rendered. */
export interface Reading<Result> extends RenderResult {
  readonly read: () => Result;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly goTo: (to: string | number) => Promise<void>;
}

/** Calls a hook on a page of a running site, whose router knows the pages of its table. */
export function readOnPage<Result>(
  use: () => Result,
  runtime: SiteRuntime,
  { at, route, params = {}, view = '', place = 'main' }: Place,
): Reading<Result> {
  const results: Result[] = [];
  function Reader() {
    results.push(use());
    return null;
  }
  const element =
    route === undefined ? (
      <Reader />
    ) : (
      <ShownPageContext value={{ route, params, cacheKey: at, place }}>
        <ViewNameContext value={view}>
          <Reader />
        </ViewNameContext>
      </ShownPageContext>
    );
  const pages = runtime.table.routes.map(({ id, route: path }) => ({ id, path, element }));
  const router = createMemoryRouter([...pages, { path: '*', element }], { initialEntries: [at] });
  const page = render(
    <Site runtime={runtime}>
      <RouterProvider router={router} />
    </Site>,
  );
  return {
    ...page,
    router,
    read: () => results.at(-1) as Result,
    goTo: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}

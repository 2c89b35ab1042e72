import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import {
  isTextValue,
  type ListState,
  type PageModel,
  type PageTitleOptions,
  pageTitle,
  type RouteModel,
  shownView,
  textOf,
} from '../../core/index.ts';
import { useRuntime } from '../state/context.ts';
import { useBarLocation } from '../state/overlay-page.ts';
import type { SiteRuntime } from '../state/runtime.ts';
import { useListState } from '../state/use-view.ts';

/** What the title of a page is made of, as far as its data is there. */
export function titleOptions(
  runtime: SiteRuntime,
  location: { readonly pathname: string; readonly search: string },
  route: RouteModel | undefined,
  cacheKey: string,
): PageTitleOptions {
  const { site, table, store, shell, pages, views } = runtime;
  const search = new URLSearchParams(location.search);
  const first = route && shownView(route, search);
  const state = first?.source.answers === 'one' ? views.stateOf(cacheKey, first.name) : undefined;
  return {
    site,
    language: store.get(runtime.language),
    pathname: location.pathname,
    search,
    page: route && pages.page(route.id),
    route,
    section: table.sections.find((section) => section.route === route?.section),
    entries: store.get(shell.navigation),
    itemTitle: state && titleOfItem(store.get(state)),
  };
}

/**
 * Updates the document's title while the reader moves through the site: it is that of the page
 * in the URL bar. What else a head says is for those who read the server's HTML.
 */
export function useDocumentTitle(
  route: RouteModel,
  page: PageModel | undefined,
  cacheKey: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): void {
  const runtime = useRuntime();
  const isInBar = useBarLocation().pathname === pathname;
  const entries = useAtomValue(runtime.shell.navigation);
  const first = shownView(route, new URLSearchParams(search));
  const state = useListState(cacheKey, first?.name ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: titleOptions reads page, entries and state through the runtime
  useEffect(() => {
    if (isInBar)
      document.title = pageTitle(titleOptions(runtime, { pathname, search }, route, cacheKey));
  }, [runtime, isInBar, pathname, search, route, cacheKey, page, entries, state]);
}

function titleOfItem({ items: [item] }: ListState): string | undefined {
  const title = item?.title;
  return isTextValue(title) ? textOf(title) : undefined;
}

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  describePage,
  isImageValue,
  isTextValue,
  type ListState,
  type PageHead,
  type PageModel,
  type RouteModel,
  shownView,
  textOf,
} from '../../core/index.ts';
import { useEngine } from '../engine/context.ts';
import type { Engine } from '../engine/engine.ts';
import { useListState } from './use-view.ts';

/** What the `<head>` says of a page at an address, as far as its data is there. */
export function headOf(
  engine: Engine,
  location: { readonly pathname: string; readonly search: string },
  route: RouteModel | undefined,
  address: string,
): PageHead {
  const { site, map, store, shell, code, views } = engine;
  const first = route && shownView(route, new URLSearchParams(location.search));
  const state = first && views.stateOf(address, first.name);
  return describePage({
    site,
    language: store.get(engine.language),
    pathname: location.pathname,
    page: route && code.page(route.id),
    route,
    section: map.sections.find((section) => section.route === route?.section),
    entries: store.get(shell.navigation),
    ...(first?.source.shape === 'one' && state
      ? describeItem(store.get(state))
      : { itemTitle: undefined, itemImage: undefined }),
  });
}

/** Keeps title and description in step while the reader moves through the site. */
export function useDocumentHead(
  route: RouteModel,
  page: PageModel | undefined,
  address: string,
): void {
  const engine = useEngine();
  const location = useLocation();
  const entries = useAtomValue(engine.shell.navigation);
  const first = shownView(route, new URLSearchParams(location.search));
  const state = useListState(address, first?.name ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: headOf reads page, entries and state through the engine
  useEffect(() => {
    const { title, description } = headOf(engine, location, route, address);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [engine, location, route, address, page, entries, state]);
}

function describeItem({ items }: ListState) {
  const [item] = items;
  const title = item?.title;
  const cover = item?.cover;
  return {
    itemTitle: isTextValue(title) ? textOf(title) : undefined,
    itemImage: isImageValue(cover) ? cover.src : undefined,
  };
}

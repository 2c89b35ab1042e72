import { useAtomValue } from 'jotai';
import { createElement, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  type FrameModel,
  isRouteOpen,
  type PageModel,
  type RouteModel,
  rowOf,
} from '../../core/index.ts';
import { useRuntime } from '../state/context.ts';
import { ShownPageContext, useListsKey } from '../state/shown-page.ts';
import { useDocumentTitle } from './document-head.ts';
import { NotFoundView } from './error-views.tsx';

/** A page of the route table: its override where it has one, else its frame. */
export function Page({ route: matched }: { readonly route: RouteModel }) {
  const { pages, table, shell } = useRuntime();
  // The router goes on with the row that it was made of, while edits have put another one in its place.
  const route = rowOf(table.routes, matched.id) ?? matched;
  const entries = useAtomValue(shell.navigation);
  const location = useLocation();
  const readPage = () => pages.page(route.id);
  const page = useSyncExternalStore(pages.subscribe, readPage, readPage);
  const cacheKey = useListsKey(route);
  const params = useParams();
  const shown = useMemo(
    () => ({ route, params, cacheKey, place: 'main' }) as const,
    [route, params, cacheKey],
  );
  useDocumentTitle(route, page, cacheKey, location);
  if (page === undefined || !isRouteOpen(table, route, entries, location.pathname))
    return <NotFoundView />;
  return (
    <ShownPageContext value={shown}>
      {page.override === undefined ? (
        page.frame && <PageFrame frame={page.frame} />
      ) : (
        <Override page={page} name={page.override} />
      )}
    </ShownPageContext>
  );
}

/** A frame, rendered by its renderer: a page's own, or one that another frame stands around. */
export function PageFrame({ frame }: { readonly frame: FrameModel }) {
  return createElement(useRuntime().pages.frame(frame.type), { frame });
}

function Override({ page, name }: { readonly page: PageModel; readonly name: string }) {
  return createElement(useRuntime().pages.override(name), { page });
}

import { useEffect, useMemo, useState } from 'react';
import {
  activeViews,
  cacheKeyOf,
  type MatchedRoute,
  mainFrame,
  matchRoute,
  rowOf,
  SINGLE_VIEW,
} from '../../core/index.ts';
import { useRuntime, useUiText } from '../state/context.ts';
import { ShownPageContext } from '../state/shown-page.ts';
import { useDocumentTitle } from './document-head.ts';
import { View } from './view.tsx';

/** The page at a path of the site, shown in a drawer over the current one. */
export function LinkedPage({ path }: { readonly path: string }) {
  const { loadTable } = useRuntime();
  const ui = useUiText();
  const [found, setFound] = useState<MatchedRoute & { readonly path: string }>();
  useEffect(() => {
    const leave = () => window.location.assign(path);
    void loadTable().then((tableAt) => {
      const page = matchRoute(tableAt(path), path);
      if (page !== undefined) setFound({ path, ...page });
    }, leave);
  }, [loadTable, path]);
  if (found?.path !== path) return <p role="status">{ui('ui.loading')}</p>;
  return <PageOf key={path} {...found} />;
}

function PageOf({ route: matched, params, path }: MatchedRoute & { readonly path: string }) {
  const { pages, views, table } = useRuntime();
  // Edits may have put another row in the place of the one that was found.
  const route = rowOf(table.routes, matched.id) ?? matched;
  const ui = useUiText();
  const [isLoaded, setLoaded] = useState(false);
  const cacheKey = cacheKeyOf({ route, params }, { pathname: path, search: '' });
  const shown = useMemo(
    () => ({ route, params, cacheKey, place: 'drawer' }) as const,
    [route, params, cacheKey],
  );
  const page = pages.page(route.id);
  useDocumentTitle(route, page, cacheKey, { pathname: path, search: '' });
  useEffect(() => {
    // Where its code cannot be loaded, the link still opens the page at its own URL.
    const leave = () => window.location.assign(path);
    void pages.load(route).then(() => setLoaded(true), leave);
    // Lists related to the item are shown on the item's own page alone.
    const own = activeViews(route, new URLSearchParams()).filter(({ role }) => role !== 'related');
    void views.open(cacheKey, own, { route, params });
    return () => {
      setLoaded(false);
      views.leave(cacheKey);
    };
  }, [pages, views, route, params, cacheKey, path]);
  const main = isLoaded ? mainFrame(page?.frame) : undefined;
  if (main === undefined) {
    return <p role="status">{ui('ui.loading')}</p>;
  }
  return (
    <ShownPageContext value={shown}>
      <View name={SINGLE_VIEW} layout={main.layout} />
    </ShownPageContext>
  );
}

import 'virtual:site/theme.css';
import '../react/styles/global.css';
import '../react/styles/loading.css';
import { site } from 'virtual:site';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom';
import { EVENTS, IDS } from '../core/document-names.ts';
import {
  activeViews,
  cacheKeyOf,
  paramsAt,
  type RoutePlace,
  type RouteTable,
  rowOf,
} from '../core/index.ts';
import { FURTHER_FONTS } from '../core/subset-faces.ts';
import {
  createPageStore,
  createRoutes,
  createRuntime,
  createTexts,
  createVisitLog,
  type DataNeeds,
  onFirstInteraction,
  Site,
  type SiteData,
  type SiteRuntime,
  type Snapshot,
} from '../react/site-runtime.ts';
import { decideLanguage } from './decide-language.ts';
import { listenForEdits, type RenderEdited } from './edits.ts';
import type { FindRouter } from './fill-views.ts';
import { createFirstRouter } from './first-router.ts';
import { forgetDrawer } from './forget-drawer.ts';
import { loadPage, loadTexts, mediaLoaders } from './load-compiled.ts';
import { isAtLoadedUrl } from './loaded-url.ts';
import type { NavigatingRouterOptions } from './navigating-router.ts';
import { keepServedPage } from './served-page.ts';
import { setDocumentLanguage } from './set-document-language.ts';
import { showFailures } from './show-failure.ts';
import { registry } from './site-registry.ts';
import { isSnapshotOlder, readSnapshot, routeErrors } from './snapshot.ts';
import { watchStaleChunks } from './stale-chunk-recovery.ts';
import { yieldToMain } from './yield-to-main.ts';

/** How long a click waits for a page's data before the page shows its loading state. */
const TIMEOUT = 150;

/** A release's first script has a name of its own. */
const recovery = watchStaleChunks(import.meta.url);

/** Starts the site: over the server's HTML where it fits, else from nothing. */
async function start(): Promise<void> {
  const root = document.getElementById(IDS.root);
  if (root === null) throw new Error('The page has no element #root');
  // Evaluating the scripts was a task by itself.
  await yieldToMain();
  forgetDrawer();
  const sent = readSnapshot();
  const language = decideLanguage(site);
  const table = sent?.table ?? (await loadTable());
  const fits = sent?.language === language && isAtLoadedUrl() && (await showsState(sent));
  const snapshot = fits ? sent : undefined;
  setDocumentLanguage(site, language);
  const texts = createTexts(language, await loadTexts(language));
  await yieldToMain();
  const runtime = createRuntime({
    site,
    table,
    ...(sent !== undefined && { loadTable }),
    language,
    texts,
    registry,
    pages: createPageStore(registry, loadPage, snapshot?.page),
    loadData,
    timeout: TIMEOUT,
    recovery,
    ...(snapshot !== undefined && { restored: snapshot }),
  });

  const begin = beginWith(runtime, () => router);
  if (import.meta.env.DEV) {
    void import('./inspector/start-inspector.tsx').then(({ startInspector }) =>
      startInspector(runtime),
    );
  }
  let router: DataRouter | undefined;
  const destination = () => router?.state.navigation.location ?? router?.state.location;
  const isNewVisit = createVisitLog(destination);
  // Until the router is there, the state of its first history entry is read from the browser.
  const navigationState = (): unknown =>
    router === undefined ? window.history.state?.usr : destination()?.state;
  const routeContext = { runtime, isNewVisit, navigationState };
  const options = { table, isWhole: sent === undefined, routeContext };
  const served = keepServedPage(root);
  let rendered: Root | undefined;
  const showFailure = import.meta.hot && showFailures(import.meta.hot);
  const fail = (error: unknown) => {
    showFailure?.(error);
    served.fail(error, () => rendered?.unmount());
  };
  const rootOptions: RootOptions = { onCaughtError: fail, onUncaughtError: fail };
  // Whoever works the page from outside, as tests do, sees by this that it answers.
  const markReactive = () => {
    served.release();
    if (served.isRestored()) return;
    root.setAttribute('data-reactive', '');
    // What was pressed before is pressed again; see boot/keep-press.js.
    window.dispatchEvent(new Event(EVENTS.reactive));
  };
  if (snapshot === undefined) {
    const whole = await createRouter({ ...options, history: createBrowserHistory() });
    router = whole;
    window.dispatchEvent(new Event(EVENTS.takeover));
    const app = createRoot(root, rootOptions);
    rendered = app;
    begin((shown) => app.render(<App runtime={shown} router={whole} onReady={markReactive} />));
    return;
  }

  const routes = createRoutes(table);
  const matches = matchRoutes(routes, window.location) ?? [];
  const [route] = matches.flatMap((match) => rowOf(table.routes, match.route.id) ?? []);
  const place = route && { route, params: matches.at(-1)?.params ?? {} };
  if (place !== undefined) await restoreViews(runtime, place, snapshot);
  const errors = routeErrors(snapshot);
  const { router: started, preload } = createFirstRouter(routes, errors, (beginning) =>
    createRouter({ ...options, ...beginning }),
  );
  onFirstInteraction(({ target }) => {
    preload();
    // The page that it leads to will ask for data.
    return target instanceof Element && target.closest('a') && import('./browser-data.ts');
  });
  router = started;
  // The page that the HTML brought is one to come back to, although no loader ran for it.
  isNewVisit();
  const onReady = () => {
    markReactive();
    if (!served.isRestored()) void resume(runtime, started, place);
  };
  await yieldToMain();
  // From here on React keeps what is pressed.
  window.dispatchEvent(new Event(EVENTS.takeover));
  // In a transition, React lets the reader's own events in between.
  startTransition(() => {
    const app = <App runtime={runtime} router={started} onReady={onReady} />;
    rendered = hydrateRoot(root, app, rootOptions);
  });
}

/** Begins to render a site; while it is developed, each edit has it rendered again. */
function beginWith(runtime: SiteRuntime, findRouter: FindRouter): (render: RenderEdited) => void {
  return import.meta.hot
    ? listenForEdits(import.meta.hot, runtime, findRouter)
    : (render) => render(runtime);
}

/** Puts what the server sent of a page's data in its place, once the page's code is there. */
async function restoreViews(
  runtime: SiteRuntime,
  { route, params }: RoutePlace,
  { views }: Snapshot,
): Promise<void> {
  await runtime.pages.load(route);
  const shown = activeViews(route, new URLSearchParams(window.location.search));
  const visit = { route, params: paramsAt(route, params, window.location) };
  runtime.views.restore(cacheKeyOf({ route, params }, window.location), shown, visit, views);
}

/**
 * Asks for what the server could not get in time, or at all; what is not there stays so. Words that
 * were searched for before the page was loaded again stand in the browser's history only.
 */
async function resume(
  runtime: SiteRuntime,
  router: DataRouter,
  place: RoutePlace | undefined,
): Promise<void> {
  const cacheKey = cacheKeyOf(place, router.state.location);
  const hasLists = place === undefined || runtime.views.has(cacheKey);
  await Promise.all([
    runtime.shell.load(),
    hasLists ? runtime.views.retry(cacheKey, true) : router.revalidate(),
  ]);
  if (isSnapshotOlder()) await runtime.views.reload();
}

/** Whether a snapshot shows what the URL chooses of the page's lists; most pages have none to choose of. */
async function showsState(sent: Snapshot): Promise<boolean> {
  if (sent.state === undefined) return true;
  return (await import('./shows-state.ts')).showsState(site, sent, window.location);
}

/** The whole route table. */
async function loadTable(): Promise<RouteTable> {
  return (await import('virtual:site/route-table')).table;
}

/** The router that goes from page to page, which a first page does without. */
async function createRouter(options: NavigatingRouterOptions): Promise<DataRouter> {
  return (await import('./navigating-router.ts')).createNavigatingRouter(options);
}

async function loadData(needs: DataNeeds): Promise<SiteData> {
  const { createSiteData, formats, loadSanitizer } = await import('./browser-data.ts');
  return createSiteData({
    ...needs,
    formats,
    loadSanitizer,
    ...mediaLoaders,
    fetch: (input, init) => window.fetch(input, init),
  });
}

interface AppProps {
  readonly runtime: SiteRuntime;
  readonly router: DataRouter;
  /** Called once the page reacts; state that changed before would not fit the server's HTML. */
  readonly onReady?: () => void;
}

function App({ runtime, router, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Site runtime={runtime}>
      <RouterProvider router={router} />
    </Site>
  );
}

void start().catch(async (error: unknown) => {
  window.dispatchEvent(new Event(EVENTS.unreactive));
  // The server's HTML stays of use without scripts, so there is nothing to say in its place.
  if (!recovery.isDue() || (await recovery.loadAnew()) !== 'loading') throw error;
});

// Only a site whose fonts are subset for each page has something to ask for.
if (document.querySelector(`meta[name="${FURTHER_FONTS}"]`) !== null) {
  void import('./further-fonts.ts').then(({ watchFurtherFonts }) => watchFurtherFonts());
}

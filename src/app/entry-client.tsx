import 'virtual:site/theme.css';
import '../react/styles/global.css';
import { map, site } from 'virtual:site';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom';
import { registry } from '../../renderers/index.ts';
import {
  activeViews,
  chooseLanguage,
  LANGUAGE_KEY,
  languageTag,
  type RouteModel,
} from '../core/index.ts';
import {
  addressOf,
  createEngine,
  createRoutes,
  createVisitLog,
  type Engine,
  readStoredLanguage,
  Site,
  storeLanguage,
} from '../react/site-engine.ts';
import { loadPage, loadTexts } from './load-compiled.ts';
import { readSnapshot } from './snapshot.ts';

/** How long a click waits for a page's data before the page shows its loading state. */
const PATIENCE = 150;

/** Starts the site: over the server's HTML where it fits, else from nothing. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root');
  const sent = readSnapshot();
  const language = decideLanguage();
  const snapshot = sent?.language === language ? sent : undefined;
  document.documentElement.lang = languageTag(site, language);

  const engine = createEngine({
    site,
    map,
    language,
    texts: await loadTexts(language),
    registry,
    loadPage,
    loadSanitizer,
    fetch: (input, init) => window.fetch(input, init),
    patience: PATIENCE,
    ...(snapshot !== undefined && { restored: snapshot }),
  });

  let router: DataRouter | undefined;
  const isNewVisit = createVisitLog(
    () => router?.state.navigation.location?.key ?? router?.state.location.key ?? 'default',
  );
  const routes = createRoutes(map, () => ({ engine, isNewVisit }));
  const matches = matchRoutes(routes, window.location) ?? [];
  if (snapshot === undefined) {
    router = createBrowserRouter(routes);
    createRoot(root).render(<App engine={engine} router={router} />);
    return;
  }

  const route = map.routes.find((entry) => matches.some((match) => match.route.id === entry.id));
  const params = matches.at(-1)?.params ?? {};
  if (route !== undefined) {
    await engine.code.load(route);
    const views = activeViews(route, new URLSearchParams(window.location.search));
    engine.views.restore(addressOf(window.location), views, { route, params }, snapshot.views);
  }
  const loaderData = Object.fromEntries(matches.map((match) => [match.route.id, null]));
  router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  // The page that the HTML brought is one to come back to, although no loader ran for it.
  isNewVisit();
  const onReady = () => void resume(engine, route);
  hydrateRoot(root, <App engine={engine} router={router} onReady={onReady} />);
}

/** Asks for what the server could not get in time, or at all; what is not there stays so. */
async function resume(engine: Engine, route: RouteModel | undefined): Promise<void> {
  const search = new URLSearchParams(window.location.search);
  const address = addressOf(window.location);
  const views = route === undefined ? [] : activeViews(route, search);
  const wanted = views.filter(({ name }) => {
    const state = engine.views.stateOf(address, name);
    return state !== undefined && engine.store.get(state).failure?.status !== 404;
  });
  await Promise.all([
    engine.shell.load(),
    ...wanted.map(({ name }) => engine.views.retry(address, name)),
  ]);
}

/** The address decides, then what this tab has stored, then the cookie. */
function decideLanguage(): string {
  const asked = new URLSearchParams(window.location.search).get(LANGUAGE_KEY);
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(document.cookie)?.[1];
  const stored = readStoredLanguage();
  const language = chooseLanguage(site, [asked, stored, cookie]);
  if (asked !== null || (stored !== null && stored !== cookie)) storeLanguage(language);
  return language;
}

async function loadSanitizer(): Promise<(html: string) => string> {
  return (await import('./browser-sanitizer.ts')).sanitize;
}

interface AppProps {
  readonly engine: Engine;
  readonly router: DataRouter;
  /** Called once the page reacts; state that changed before would not fit the server's HTML. */
  readonly onReady?: () => void;
}

function App({ engine, router, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Site engine={engine}>
      <RouterProvider router={router} />
    </Site>
  );
}

void start();

import 'virtual:site/theme.css';
import '../../react/styles/global.css';
import '../../react/styles/loading.css';
import { createRoot } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  Outlet,
  RouterProvider,
} from 'react-router-dom';
import { EVENTS, IDS } from '../../core/document-names.ts';
import type { PageModel, RouteTable } from '../../core/index.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import {
  createLoaders,
  createPageStore,
  createRoutes,
  createRuntime,
  createTexts,
  createVisitLog,
  type DataNeeds,
  Site,
} from '../../react/site-runtime.ts';
import { createSiteData, formats } from '../browser-data.ts';
import { loadTexts, mediaLoaders } from '../load-compiled.ts';
import { registry } from '../site-registry.ts';
import styles from './gallery-page.module.css';

/** What the server compiled of the examples of the site's renderers. */
interface GallerySite {
  readonly site: SiteModel;
  readonly table: RouteTable;
  readonly pages: readonly PageModel[];
}

const PLACE = '/-/gallery/gallery.json';
/** Kind, name and state of what is shown. */
const SHOWN = /([\w-]+)\/([\w-]+)\/([\w-]+)$/;

/** Shows a renderer in one of its states: a page of the gallery's own site, without what stands around it. */
async function start(): Promise<void> {
  const root = document.getElementById(IDS.root);
  if (root === null) throw new Error('The page has no element #root');
  const { site, table, pages }: GallerySite = await (await window.fetch(PLACE)).json();
  const asked = new URLSearchParams(window.location.search).get('lang');
  const language = site.languages.find(({ code }) => code === asked) ?? site.languages[0];
  if (language === undefined) throw new Error('The site has no languages');
  const state = SHOWN.exec(window.location.pathname)?.[3];
  const isReversed = state === 'right-to-left';
  if (state === 'dark' && styles.dark) document.documentElement.classList.add(styles.dark);
  document.documentElement.lang = isReversed ? 'ar' : language.tag;
  document.documentElement.dir = isReversed ? 'rtl' : language.direction;

  const runtime = createRuntime({
    site,
    table,
    language: language.code,
    texts: createTexts(language.code, await loadTexts(language.code)),
    registry,
    pages: createPageStore(registry, async (id) => findPage(pages, id)),
    loadData,
    timeout: 0,
  });
  const isNewVisit = createVisitLog(() => undefined);
  const routeContext = { runtime, isNewVisit, navigationState: () => undefined };
  const loaders = createLoaders(() => routeContext);
  const [shell, ...others] = createRoutes(table, loaders);
  const router = createRouter({
    history: createBrowserHistory(),
    routes: [{ ...shell, element: <Bare /> }, ...others],
    mapRouteProperties,
  }).initialize();
  window.dispatchEvent(new Event(EVENTS.takeover));
  createRoot(root).render(
    <Site runtime={runtime}>
      <RouterProvider router={router} />
    </Site>,
  );
}

/** The place of a page, without header and footer; who listens hears what it shows. */
function Bare() {
  const [, kind, name, state] = SHOWN.exec(window.location.pathname) ?? [];
  return (
    <main className={styles.main}>
      <div className={styles.heard}>
        <h1>{name}</h1>
        <h2>{`${kind}: ${state}`}</h2>
      </div>
      <Outlet />
    </main>
  );
}

function findPage(pages: readonly PageModel[], wanted: string): PageModel {
  const page = pages.find(({ id }) => id === wanted);
  if (page === undefined) throw new Error(`The gallery has no page "${wanted}"`);
  return page;
}

async function loadData(needs: DataNeeds) {
  return createSiteData({
    ...needs,
    formats,
    loadSanitizer: async () => (await import('../browser-sanitizer.ts')).sanitize,
    ...mediaLoaders,
    fetch: (input, init) => window.fetch(input, init),
  });
}

void start();

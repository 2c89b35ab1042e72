import { site } from 'virtual:site';
import { table } from 'virtual:site/route-table';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import {
  cacheKeyOf,
  chooseLanguage,
  findLanguage,
  indexTable,
  LANGUAGE_KEY,
  type Language,
  type ListState,
  languageTag,
  type PlainUrl,
  type Redirection,
  type Render,
  type RenderedPage,
  type RenderRequest,
  type RouteModel,
  type RouteTable,
  rowOf,
} from '../core/index.ts';
import { createSiteData } from '../react/site-data.ts';
import {
  contextOfRequest,
  createLoaders,
  createPageStore,
  createRoutes,
  createRuntime,
  createTexts,
  isCanonical,
  isDecodable,
  pageStatus,
  type RouteContext,
  type ShellSnapshot,
  Site,
  type SiteRuntime,
  type Snapshot,
  sectionId,
  type Texts,
} from '../react/site-runtime.ts';
import { describeHead } from './discover.ts';
import { cacheItems, createItemCaches } from './item-cache.ts';
import { loadPage, loadTexts, mediaLoaders } from './load-compiled.ts';
import { createMenuCache } from './menu-cache.ts';
import { createPageTableCache } from './page-table-cache.ts';
import { toPlainUrl } from './plain-url.ts';
import { sanitize } from './server-sanitizer.ts';
import { createShellCache, isWholeShell } from './shell-cache.ts';
import { listStateOf } from './shows-state.ts';
import { formats } from './site-formats.ts';
import { registry } from './site-registry.ts';
import { printSnapshot } from './snapshot.ts';
import { errorOf, showError, statusesOf, toRedirection } from './static-context.ts';

export { site } from 'virtual:site';
export { backends } from 'virtual:site/backends';
export { embeds } from 'virtual:site/embeds';
export {
  feedPaths,
  filesOfLists,
  itemFiles,
  languageAt,
  listPages,
  readFeed,
  readItemFile,
  readListFile,
  today,
} from './discover.ts';

/** How long the server waits for a page's data before it sends the page in its loading state. */
const TIMEOUT = 1500;
/** No route is like this, as no segment of one is a percent sign. */
const UNKNOWN = '/%25';

const pages = createPageStore(registry, loadPage);
/** Nothing of a request changes the words of a language. */
const textsByLanguage = new Map<Language, Texts>();
const renderMenu = createMenuCache();
/** The route table of a build does not change: what is made of it is made once. */
const pageTableAt = createPageTableCache(table);
const tableAt = indexTable(table);
const handlers = new Map<RouteTable, StaticHandler>();
const loaders = createLoaders(contextOfRequest);

/** What answers a path. Routes hold nothing of a request, which brings its own context. */
function handlerAt(pathname: string): StaticHandler {
  const rows = tableAt(pathname);
  const handler = handlers.get(rows) ?? createStaticHandler(createRoutes(rows, loaders));
  handlers.set(rows, handler);
  return handler;
}

/** The plain form of a URL; undefined where it leads elsewhere, or to no page. */
export function plainUrl(url: URL): PlainUrl | undefined {
  if (!isCanonical(url)) return undefined;
  const match = matchRoutes(handlerAt(url.pathname).dataRoutes, url)?.at(-1);
  const route = rowOf(table.routes, match?.route.id);
  // Other spellings of a path, such as with encoded letters, show the page at URLs of their own.
  if (route === undefined || generatePath(route.route, match?.params) !== url.pathname) {
    return undefined;
  }
  return toPlainUrl(site, route, url);
}

/** What renders pages for one server: what it remembers of answers is of that server's backend. */
export function createRender(): Render {
  const caches = { shells: createShellCache(site), items: createItemCaches() };
  return (request) => render(request, caches);
}

interface Caches {
  readonly shells: ReturnType<typeof createShellCache>;
  readonly items: ReturnType<typeof createItemCaches>;
}

/** Renders a page, in passes 8 to 10 of the architecture page. */
async function render(
  request: RenderRequest,
  { shells, items }: Caches,
): Promise<RenderedPage | Redirection> {
  const { url, method, storedLanguage, fetch, origin, failure, isContentFixed, signal } = request;
  const language = chooseLanguage(site, [url.searchParams.get(LANGUAGE_KEY), storedLanguage]);
  const runtime = createRuntime({
    site,
    table,
    language,
    texts: await textsOf(language),
    registry,
    pages,
    // 9: map; called while pass 8 loads, since answers become slots where they come in.
    loadData: async (needs) => {
      const sources = {
        formats,
        loadSanitizer: async () => sanitize,
        ...mediaLoaders,
        fetch,
        origin,
      };
      const createData = () => createSiteData({ ...needs, ...sources });
      return isContentFixed ? cacheItems(createData, items, language, site.timeZone) : createData();
    },
    renderMenu,
    timeout: TIMEOUT,
    restored: { shell: shells.read(language) },
  });

  const routeContext: RouteContext = {
    runtime,
    isNewVisit: () => true,
    navigationState: () => undefined,
  };
  // 8: match, load; the router would warn of each path that it cannot decode.
  const asked = isDecodable(url.pathname) ? url : new URL(UNKNOWN, url);
  const handler = handlerAt(asked.pathname);
  const context = await handler.query(new Request(asked, { method }), {
    requestContext: routeContext,
  });
  if (context instanceof Response) return toRedirection(context);
  if (asked !== url) showError(context, 400, errorOf(400));
  if (failure !== undefined) showError(context, failure, errorOf(failure));
  signal?.throwIfAborted();

  const shell = shells.keep(language, runtime.shell.snapshot());
  const [route] = context.matches.flatMap((match) => rowOf(table.routes, match.route.id) ?? []);
  const place = route && { route, params: context.matches.at(-1)?.params ?? {} };
  const cacheKey = cacheKeyOf(place, url);
  // 10: render; what the loaders have left in the runtime is shown.
  const html = renderSafely(runtime, context);
  const views = runtime.views.snapshot(cacheKey);
  const status = context.statusCode === 200 ? pageStatus(runtime, url, place) : context.statusCode;
  return {
    kind: 'page',
    status,
    language,
    languageTag: languageTag(site, language),
    direction: findLanguage(site, language).direction,
    head: describeHead(runtime, url, route, { cacheKey, status }),
    html,
    snapshot: printSnapshot({
      language,
      shell,
      views,
      errors: statusesOf(context),
      state: route && listStateOf(site, route, cacheKey),
      ...snapshotOf(runtime, route, context),
    }),
    lacks: lackOf(shell, Object.values(views)),
    page: route?.id,
    renderers: route?.renderers ?? { layouts: [], frames: [] },
    hasLists: route?.views.some(({ list }) => list !== undefined) === true,
  };
}

async function textsOf(language: Language): Promise<Texts> {
  const texts = textsByLanguage.get(language) ?? createTexts(language, await loadTexts(language));
  textsByLanguage.set(language, texts);
  return texts;
}

function lackOf(shell: ShellSnapshot, lists: readonly ListState[]): RenderedPage['lacks'] {
  if (lists.some(({ status }) => status === 'loading' || status === 'failed')) return 'data';
  return isWholeShell(site, shell) ? 'nothing' : 'menus';
}

/** What the browser needs of the compiled site to take the page over. */
function snapshotOf(
  runtime: SiteRuntime,
  route: RouteModel | undefined,
  { matches }: StaticHandlerContext,
): Pick<Snapshot, 'table' | 'page'> {
  const page = route && runtime.pages.page(route.id);
  const ids = matches.map((match) => match.route.id);
  const section = table.sections.find((entry) => ids.includes(sectionId(entry)))?.route;
  const menu = runtime.store.get(runtime.shell.menu);
  return { table: pageTableAt(menu, { route, page, section }), page };
}

/** The HTML of a page; where its own code fails, that of the error view around it. */
function renderSafely(runtime: SiteRuntime, context: StaticHandlerContext): string {
  try {
    return renderHtml(runtime, context);
  } catch (error) {
    console.error(error);
    showError(context, 500, error);
    return renderHtml(runtime, context);
  }
}

function renderHtml(runtime: SiteRuntime, context: StaticHandlerContext): string {
  // The matches bring their routes; those that do not match would be put together for nothing.
  const router = createStaticRouter([], context);
  return renderToString(
    <Site runtime={runtime}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
  );
}

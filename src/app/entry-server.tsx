import { site } from 'virtual:site';
import { table } from 'virtual:site/route-table';
import {
  createStaticHandler,
  generatePath,
  matchRoutes,
  type StaticHandler,
} from 'react-router-dom';
import {
  chooseLanguage,
  indexTable,
  LANGUAGE_KEY,
  type Language,
  type PlainUrl,
  type Redirection,
  type Render,
  type RenderedPage,
  type RenderRequest,
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
  type RouteContext,
  type Texts,
} from '../react/site-runtime.ts';
import { cacheItems, createItemCaches } from './item-cache.ts';
import { loadPage, loadTexts, mediaLoaders } from './load-compiled.ts';
import { createMenuCache } from './menu-cache.ts';
import { toPlainUrl } from './plain-url.ts';
import { renderLoaded, waitForData } from './render-loaded.tsx';
import { sanitize } from './server-sanitizer.ts';
import { createShellCache } from './shell-cache.ts';
import { formats } from './site-formats.ts';
import { registry } from './site-registry.ts';
import { errorOf, showError, toRedirection } from './static-context.ts';

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

/** Milliseconds that a page waits for its data before it is rendered in its loading state. */
const TIMEOUT = 1500;
/** Milliseconds that it waits on, where its readers are shown something meanwhile: until then no script runs. */
const TIMEOUT_WHEN_LATE = 3500;
/** No route is like this, as no segment of one is a percent sign. */
const UNKNOWN = '/%25';

const pages = createPageStore(registry, loadPage);
/** Nothing of a request changes the words of a language. */
const textsByLanguage = new Map<Language, Texts>();
const renderMenu = createMenuCache();
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
  return toPlainUrl(site, table.sections, route, url);
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
  const { url, method, storedLanguage, fetch, origin, failure, isContentFixed } = request;
  const { isAhead = false, whenLate, signal } = request;
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
    timeout: isAhead ? 0 : TIMEOUT,
    restored: { shell: shells.read(language, isAhead ? 'any' : 'fresh') },
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

  const [route] = context.matches.flatMap((match) => rowOf(table.routes, match.route.id) ?? []);
  const place = route && { route, params: context.matches.at(-1)?.params ?? {} };
  // 10: render; what the loaders have left in the runtime is shown.
  const renderNow = () => {
    // Menus that do not come now are those that came last: they seldom change.
    runtime.shell.fill(shells.read(language, 'any'));
    const parts = runtime.shell.snapshot();
    const shell = isAhead ? parts : shells.keep(language, parts);
    return renderLoaded({ runtime, context, url, language, place, shell, isAhead });
  };
  const page = renderNow();
  if (whenLate === undefined || place === undefined || page.status !== 503) return page;
  if (context.statusCode !== 200 || page.lacks !== 'data') return page;
  whenLate(page);
  await waitForData({ runtime, place, url, signal, timeout: TIMEOUT_WHEN_LATE });
  signal?.throwIfAborted();
  return renderNow();
}

async function textsOf(language: Language): Promise<Texts> {
  const texts = textsByLanguage.get(language) ?? createTexts(language, await loadTexts(language));
  textsByLanguage.set(language, texts);
  return texts;
}

import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { formats } from '../../renderers/formats/index.ts';
import { registry } from '../../renderers/index.ts';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import { describePage } from '../../src/core/discovery/index.ts';
import { cacheKeyOf, type RoutePlace, shownView } from '../../src/core/index.ts';
import { createSiteData } from '../../src/react/site-data.ts';
import {
  createLoaders,
  createPageStore,
  createRoutes,
  createRuntime,
  createTexts,
  mappingOf,
  type RouteContext,
  Site,
  type SiteRuntime,
  titleOptions,
} from '../../src/react/site-runtime.ts';
import type { RenderedSite, RenderSite } from './rendering.ts';

const TIMEOUT = 1500;
const ORIGIN = 'http://site.example';
const sanitize = createServerSanitizer({ pictureOrigins: [] });

/** Renders the page of a manifest in each language, and says what went wrong. */
export const renderSite: RenderSite = async (
  compiled,
  id,
  answer = () => undefined,
  look = () => [],
) => {
  const route = compiled.table.routes.find((entry) => entry.id === id) ?? compiled.table.routes[0];
  if (route === undefined) return [];
  const path = route.route.replace(/:[a-zA-Z0-9]+/g, 'any');
  const wrong: string[] = [];
  for (const { code } of compiled.site.languages) {
    try {
      const html = await renderPage(compiled, `${path}?q=any`, code, answer);
      if (html.includes('[object Object]')) wrong.push(`${code}: raw values in ${path}`);
      wrong.push(...look(html, code).map((words) => `${code}: ${words} in ${path}`));
    } catch (error) {
      wrong.push(`${code}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  return wrong;
};

/** The HTML of a URL, as the server renders it; errors of views are thrown, not shown. */
async function renderPage(
  compiled: RenderedSite,
  path: string,
  language: string,
  answer: (url: URL) => unknown,
): Promise<string> {
  const { site, table, pages, texts } = compiled;
  const runtime = createRuntime({
    site,
    table,
    language,
    texts: createTexts(language, Object.fromEntries(texts.get(language) ?? [])),
    registry,
    pages: createPageStore(registry, async (id) => {
      const page = pages.find((entry) => entry.id === id);
      if (page === undefined) throw new Error(`No page ${id}`);
      return page;
    }),
    loadData: async (needs) =>
      createSiteData({
        ...needs,
        formats,
        loadSanitizer: async () => sanitize,
        loadPictures: async () => compiled.pictures,
        fetch: async (input) => {
          const body = await answer(new URL(new Request(input).url));
          if (body instanceof Response) return body;
          if (body === undefined) return new Response(null, { status: 404 });
          return body instanceof Uint8Array ? new Response(Buffer.from(body)) : Response.json(body);
        },
        origin: ORIGIN,
      }),
    timeout: TIMEOUT,
  });
  const routeContext: RouteContext = {
    runtime,
    isNewVisit: () => true,
    navigationState: () => undefined,
  };
  const handler = createStaticHandler(
    createRoutes(
      table,
      createLoaders(() => routeContext),
    ),
  );
  const url = new URL(path, ORIGIN);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return '';
  const unexpected = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
  if (unexpected !== undefined) throw unexpected;
  const route = table.routes.find((entry) =>
    context.matches.some((match) => match.route.id === entry.id),
  );
  const params = context.matches.at(-1)?.params ?? {};
  describe(compiled, runtime, url, route && { route, params });
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Site runtime={runtime}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
  );
}

/** What machines are told of a page is made of the same answers. */
function describe(
  { table, discovery }: RenderedSite,
  runtime: SiteRuntime,
  url: URL,
  place: RoutePlace | undefined,
): void {
  const route = place?.route;
  const cacheKey = cacheKeyOf(place, url);
  const view = route && shownView(route, url.searchParams);
  const state = view && runtime.views.stateOf(cacheKey, view.name);
  const [item] = (state && runtime.store.get(state).items) ?? [];
  const source = item && mappingOf(item);
  describePage({
    ...titleOptions(runtime, url, route, cacheKey),
    table,
    discovery,
    item: source && { ...source, image: undefined },
    isListed: true,
  });
}

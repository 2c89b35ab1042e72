import { map, site } from 'virtual:site';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { registry } from '../../renderers/index.ts';
import {
  chooseLanguage,
  LANGUAGE_KEY,
  languageTag,
  listsKey,
  type Redirection,
  type RenderedPage,
  type RenderRequest,
} from '../core/index.ts';
import {
  createEngine,
  createRoutes,
  type Engine,
  pageStatus,
  type RouteRuntime,
  Site,
} from '../react/site-engine.ts';
import { describeHead } from './discover.ts';
import { loadPage, loadPictures, loadTexts } from './load-compiled.ts';
import { createServerSanitizer } from './sanitize-server.ts';
import { createShellCache } from './shell-cache.ts';
import { printSnapshot } from './snapshot.ts';

export { site } from 'virtual:site';
export { feedPaths, listPages, readFeed } from './discover.ts';

/** How long the server waits for a page's data before it sends the page in its loading state. */
const PATIENCE = 1500;

const shells = createShellCache();
const sanitize = createServerSanitizer();
/** Routes hold nothing of a request, which brings its own runtime. */
const handler = createStaticHandler(
  createRoutes(map, ({ context }) => context as unknown as RouteRuntime),
);

/** Draws the page of an address. */
export async function render(request: RenderRequest): Promise<RenderedPage | Redirection> {
  const { url, method, storedLanguage, fetch, origin, signal } = request;
  const language = chooseLanguage(site, [url.searchParams.get(LANGUAGE_KEY), storedLanguage]);
  const engine = createEngine({
    site,
    map,
    language,
    texts: await loadTexts(language),
    registry,
    loadPage,
    loadSanitizer: async () => sanitize,
    loadPictures,
    fetch,
    origin,
    patience: PATIENCE,
    restored: { language, shell: shells.read(language), views: {}, errors: {} },
  });

  const runtime: RouteRuntime = {
    engine,
    isNewVisit: () => true,
    navigationState: () => undefined,
  };
  const context = await handler.query(new Request(url, { method, signal }), {
    requestContext: runtime,
  });
  if (context instanceof Response) return toRedirection(context);

  const shell = engine.shell.snapshot();
  shells.keep(language, shell);
  const route = map.routes.find((entry) =>
    context.matches.some((match) => match.route.id === entry.id),
  );
  const address = listsKey(route, url);
  const html = drawSafely(engine, context);
  const status = context.statusCode === 200 ? pageStatus(engine, url, route) : context.statusCode;
  return {
    kind: 'page',
    status,
    language,
    languageTag: languageTag(site, language),
    head: describeHead(engine, url, route, { address, status }),
    html,
    snapshot: printSnapshot({
      language,
      shell,
      views: engine.views.snapshot(address),
      errors: statusesOf(context),
    }),
    page: route?.id,
    layouts: route?.renderers.layouts ?? [],
  };
}

/** The HTML of a page; where its own code fails, that of the error view around it. */
function drawSafely(engine: Engine, context: StaticHandlerContext): string {
  try {
    return draw(engine, context);
  } catch (error) {
    console.error(error);
    const boundary = context.matches.findLast(({ route }) => route.errorElement !== undefined);
    context.errors = { [boundary?.route.id ?? 'shell']: error };
    context.statusCode = 500;
    return draw(engine, context);
  }
}

function draw(engine: Engine, context: StaticHandlerContext): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Site engine={engine}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
  );
}

function statusesOf({ errors }: StaticHandlerContext): Record<string, number> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([id, error]: [string, unknown]) => [
      id,
      isRouteErrorResponse(error) ? error.status : 500,
    ]),
  );
}

function toRedirection(response: Response): Redirection {
  return {
    kind: 'redirect',
    status: response.status,
    location: response.headers.get('Location') ?? '/',
  };
}

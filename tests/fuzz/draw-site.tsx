import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { registry } from '../../renderers/index.ts';
import { createServerSanitizer } from '../../src/app/sanitize-server.ts';
import { listsKey } from '../../src/core/index.ts';
import {
  createEngine,
  createRoutes,
  headOf,
  type RouteRuntime,
  Site,
} from '../../src/react/site-engine.ts';
import type { DrawnSite, DrawSite } from './drawing.ts';

const PATIENCE = 1500;
const ORIGIN = 'http://site.example';
const sanitize = createServerSanitizer();

/** Draws the page of a manifest in each language, and says what went wrong. */
export const drawSite: DrawSite = async (compiled, id, answer = () => undefined) => {
  const route = compiled.map.routes.find((entry) => entry.id === id) ?? compiled.map.routes[0];
  if (route === undefined) return [];
  const address = route.route.replace(/:[a-zA-Z0-9]+/g, 'any');
  const wrong: string[] = [];
  for (const { code } of compiled.site.languages) {
    try {
      const html = await drawPage(compiled, `${address}?q=any`, code, answer);
      if (html.includes('[object Object]')) wrong.push(`${code}: raw values in ${address}`);
    } catch (error) {
      wrong.push(`${code}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  return wrong;
};

/** The HTML of an address, as the server draws it; errors of views are thrown, not shown. */
async function drawPage(
  compiled: DrawnSite,
  address: string,
  language: string,
  answer: (url: URL) => unknown,
): Promise<string> {
  const { site, map, pages, texts } = compiled;
  const engine = createEngine({
    site,
    map,
    language,
    texts: Object.fromEntries(texts.get(language) ?? []),
    registry,
    loadPage: async (id) => {
      const page = pages.find((entry) => entry.id === id);
      if (page === undefined) throw new Error(`No page ${id}`);
      return page;
    },
    loadSanitizer: async () => sanitize,
    loadPictures: async () => compiled.pictures,
    fetch: async (input) => {
      const body = answer(new URL(new Request(input).url));
      return body === undefined
        ? new Response(null, { status: 404 })
        : new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
    origin: ORIGIN,
    patience: PATIENCE,
  });
  const runtime: RouteRuntime = {
    engine,
    isNewVisit: () => true,
    navigationState: () => undefined,
  };
  const handler = createStaticHandler(createRoutes(map, () => runtime));
  const url = new URL(address, ORIGIN);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return '';
  const unexpected = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
  if (unexpected !== undefined) throw unexpected;
  const route = map.routes.find((entry) =>
    context.matches.some((match) => match.route.id === entry.id),
  );
  headOf(engine, url, route, listsKey(route, url));
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Site engine={engine}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
  );
}

import path from 'node:path';
import { Hono } from 'hono';
import { allApis } from '../../core/api-of.ts';
import { mediaOriginsOf } from '../../core/media-origins.ts';
import { FONTS_PATH } from '../../core/subset-faces.ts';
import { callOnce, cameOverHttps, createProtection } from '../http/index.ts';
import { createMediaFinder } from '../media/index.ts';
import { addDiscoveryRoutes } from './discovery/discovery-routes.ts';
import { openApiSources } from './edge/api-sources.ts';
import { readBackendOrigins } from './edge/backend-origins.ts';
import { requestKindOf } from './edge/request-kind.ts';
import { type ServerReport, SILENT } from './edge/server-report.ts';
import { createFileServer, type FileFinder } from './files/static-files.ts';
import { createPageAnswerer } from './pages/answer-page.ts';
import { readBuild } from './pages/build-output.ts';
import { createErrorPages } from './pages/error-pages.ts';
import { createPageCache, type Freshness, UNCHANGING } from './pages/page-cache.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import type { SiteServer } from './running-site.ts';
import { warmSite } from './warm-site.ts';

export interface SiteOptions {
  /** The backend that answers the site's own API; undefined for the embedded content. */
  readonly apiOrigin: string | undefined;
  /** The environment, in which the backends' secrets and the origins of further ones stand. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** The site's public origin, for absolute URLs; undefined takes that of the request. */
  readonly siteOrigin?: string | undefined;
  /** The most bytes of rendered pages that are cached; 0 renders each anew. */
  readonly cacheBytes?: number;
  /** Whether a page that waits for its backend is sent in two parts, its skeleton first. */
  readonly skeletonsAhead?: boolean;
  /**
   * Whether a page's head has only the rules that it shows, as by default, or the whole stylesheet. An export
   * needs the whole: its web server has one policy for all pages.
   */
  readonly hasOwnStyles?: boolean;
  /** How long pages are good for; by default as long as their source allows. */
  readonly freshness?: Freshness;
  readonly report?: ServerReport;
  /** Given what answers readers until the site is there, as soon as it can say something. */
  readonly starting?: (answer: (request: Request) => Promise<Response>) => void;
}

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** Seconds after which a reader may try again while the site starts. */
const STARTING = 5;
const DEFAULT_CACHE_BYTES = 96 * 1024 * 1024;

/** What a backend says may change at any time, and it may be away for a while. */
const CHANGING: Freshness = { fresh: 5_000, stale: 60_000, onError: 24 * 3_600_000 };
/** With embedded content a render takes the processor alone; several at once would delay even a refusal. */
const BUSY_SIDE_BY_SIDE = 1;
/** With a backend, a render mostly waits for its data. */
const WAITING_SIDE_BY_SIDE = 32;
/** Milliseconds after which a page that waits for its data is no reason to turn others away. */
const LONGEST_TURN = 1500;
/** Seconds that caches on the way keep a page without asking; ours answers them from memory. */
const SHARED_FOR = 5;

/**
 * The whole site as one request handler: assets, media, API and pages. This is pass 6 of the architecture page,
 * and pages go on with pass 7.
 */
export async function createSiteServer(root: string, options: SiteOptions): Promise<SiteServer> {
  const { siteOrigin, report = SILENT, variables = {} } = options;
  const build = await readBuild(root);
  const { site, backends } = build.entry;
  const origins = readBackendOrigins(backends, options.apiOrigin, variables);
  const apiBases = allApis(site).map(({ api: { base } }) => base);
  const errorPages = await createErrorPages(build);
  const protect = createProtection({
    document: build.document,
    mediaOrigins: mediaOriginsOf(site),
    siteOrigin,
    apiBases,
  });
  // 6: start; readers are answered meanwhile.
  options.starting?.(async (request) => {
    const isForReaders = requestKindOf(new URL(request.url).pathname, apiBases) === 'page';
    const answer = isForReaders ? errorPages.answer(request, 503, STARTING) : tryLater();
    return protect(request, await answer);
  });
  const api = await openApiSources(root, { site, backends, origins, variables });
  const cache = createPageCache({
    maxBytes: options.cacheBytes ?? DEFAULT_CACHE_BYTES,
    freshness: options.freshness ?? (api.isFixed ? UNCHANGING : CHANGING),
    warn: report.warn,
  });
  const queue = createRenderQueue({
    sideBySide: api.isFixed ? BUSY_SIDE_BY_SIDE : WAITING_SIDE_BY_SIDE,
    longestWait: 1000,
    ...(options.skeletonsAhead && { longestTurn: LONGEST_TURN }),
  });
  const rendering = { cache, queue, report };
  const sayBusy = (request: Request, retryAfter: number) =>
    errorPages.answer(request, 503, retryAfter);
  const pages = {
    ...{ ...rendering, sayBusy, build, api, siteOrigin, sharedFor: SHARED_FOR },
    hasOwnStyles: options.hasOwnStyles ?? true,
    isSentAhead: options.skeletonsAhead === true && !api.isFixed,
  };
  const answerPage = createPageAnswerer(pages);
  const originOf = (request: Request): string => siteOrigin ?? new URL(request.url).origin;

  const warnOfOrigin = callOnce(() =>
    report.warn(
      'Readers come over https, but SITE_ORIGIN is not set, so that pages, feeds and the sitemap name http:// URLs as their own; set it, as in SITE_ORIGIN=https://www.example.org',
    ),
  );

  const app = new Hono();
  for (const base of apiBases) app.all(`${base}/*`, ({ req }) => api.fetch(req.raw));
  addFiles(
    app,
    build.clientFolder,
    createMediaFinder(root, { images: site.images, warn: report.warn }),
  );
  const { fonts } = build;
  if (fonts !== undefined) app.get(`${FONTS_PATH}*`, ({ req }) => fonts.answer(req.raw));
  // Browsers ask for it where no page names an icon: beside a PDF, for one.
  const icon = site.header.logo ?? site.icons[0]?.src;
  if (icon !== undefined) app.get('/favicon.ico', ({ redirect }) => redirect(icon));
  addDiscoveryRoutes(app, { ...rendering, build, api, originOf, freshness: options.freshness });
  // 7: answer.
  app.all('*', ({ req }) => answerPage(req.raw));
  app.onError((error, { req, text }) => {
    report.warn(error.stack ?? String(error));
    if (requestKindOf(req.path, apiBases) === 'page') return errorPages.answer(req.raw, 500);
    return text('The server failed at this; try again.\n', 500, { 'Cache-Control': 'no-store' });
  });
  const fetch: SiteServer['fetch'] = (request) => {
    if (siteOrigin === undefined && cameOverHttps(request)) warnOfOrigin();
    const answer = app.fetch(request);
    return answer instanceof Promise
      ? answer.then((waited) => protect(request, waited))
      : protect(request, answer);
  };
  return {
    fetch,
    warm: () =>
      warmSite(fetch, {
        origin: siteOrigin,
        languages: site.languages.map(({ code }) => code),
        warn: report.warn,
      }),
    notes: api.notes,
    cache,
    queue,
    apiBases,
  };
}

/** For machines, and for what a page is made of. */
function tryLater(): Response {
  return new Response('The server is starting; try again in a moment.\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(STARTING),
      'Cache-Control': 'no-store',
    },
  });
}

/** Files are sent at once where they were asked for before. */
function addFiles(app: Hono, clientFolder: string, findMedia: FileFinder): void {
  const assets = createFileServer(path.join(clientFolder, 'assets'), FOREVER);
  const rootFiles = createFileServer(clientFolder, A_DAY);
  const media = createFileServer(findMedia, A_DAY, 'content');
  app.get('/assets/*', ({ req }) => assets(pathBelow(req.url, '/assets/'), req.raw));
  app.get('/media/*', ({ req }) => media(pathBelow(req.url, '/media/'), req.raw));
  app.get('/site.webmanifest', ({ req }) => rootFiles('site.webmanifest', req.raw));
}

/** A url's path below a prefix, as it is encoded. */
function pathBelow(url: string, prefix: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
}

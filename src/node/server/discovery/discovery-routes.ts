import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { SiteUrl } from '../../../core/discovery/index.ts';
import type { DataRequest } from '../../../core/server-entry.ts';
import { createRepresentation } from '../../http/index.ts';
import type { ApiSource } from '../edge/api-source.ts';
import { answerRendered, type RenderingServices, sendRendered } from '../pages/answer-rendered.ts';
import type { BuildOutput } from '../pages/build-output.ts';
import type { PageAnswer } from '../pages/page-answer.ts';
import { type Freshness, UNCHANGING } from '../pages/page-cache.ts';
import { askApi } from '../pages/render-page.ts';
import { createSharedLoad } from '../pages/shared-load.ts';
import { printAtom } from './atom.ts';
import { addFileRoutes } from './file-routes.ts';
import {
  divideUrls,
  printSitemap,
  printSitemapIndex,
  SITEMAP_PATH,
  sitemapPath,
} from './sitemap.ts';

export interface DiscoveryServices extends RenderingServices {
  readonly build: BuildOutput;
  readonly api: ApiSource;
  readonly originOf: (request: Request) => string;
  /** How long the lists of all pages are good for; by default as long as their source allows. */
  readonly freshness?: Freshness | undefined;
}

/** How long a feed may take, in milliseconds. */
const FEED_TIMEOUT = 60_000;
/** How long all lists may take; nobody waits for that long, but whoever comes later has them. */
const READING_TIMEOUT = 10 * 60_000;
/** How long a reader waits for them, in milliseconds: less than a proxy does. */
const READER_TIMEOUT = 10_000;
/** Which pages a site has changes less often than pages do, and costs more to learn. */
const FRESHNESS: Freshness = { fresh: 600_000, stale: 3_000_000, onError: 24 * 3_600_000 };

/** What machines ask for to find pages: the sitemaps, `robots.txt`, and the feeds of lists. */
export function addDiscoveryRoutes(app: Hono, services: DiscoveryServices): void {
  const { build, api, originOf } = services;
  const { entry } = build;
  const { site } = entry;

  /** All sitemaps are parts of what is loaded at once, which has paths alone. */
  const pages = createSharedLoad({
    read: () => entry.listPages(dataRequest(api, ANY_ORIGIN, READING_TIMEOUT)),
    freshness: services.freshness ?? (api.isFixed ? UNCHANGING : FRESHNESS),
    warn: (message) => services.report.warn(`The sitemap could not be read; ${message}`),
  });

  /** An answer of the parts that there are, or that it cannot be said now which pages those have. */
  async function answerMap(
    request: Request,
    path: string,
    print: (parts: readonly (readonly SiteUrl[])[], origin: string) => PageAnswer,
  ): Promise<Response> {
    const listed = await Promise.race([pages.get(), giveUpAfter(READER_TIMEOUT)]).catch(
      () => undefined,
    );
    if (listed === undefined) return sendRendered(request, renderFailed());
    return answer(request, path, async (origin) => print(divideUrls(site, listed), origin));
  }

  /** Rendered once for all who ask at a URL of the site. */
  function answer(
    request: Request,
    path: string,
    render: (origin: string, signal?: AbortSignal) => Promise<PageAnswer>,
  ): Response | Promise<Response> {
    const origin = originOf(request);
    return answerRendered(services, request, origin + path, (signal) => render(origin, signal));
  }

  app.get('/robots.txt', ({ req, text }) =>
    text(`User-agent: *\nAllow: /\nSitemap: ${originOf(req.raw)}${SITEMAP_PATH}\n`),
  );
  app.get(SITEMAP_PATH, ({ req }) =>
    answerMap(req.raw, SITEMAP_PATH, (parts, origin) => {
      const isWhole = parts.length === 1;
      return renderText(
        isWhole
          ? printSitemap(site, origin, parts.flat())
          : printSitemapIndex(origin, parts.length),
      );
    }),
  );
  app.get('/:name{sitemap-[1-9][0-9]{0,3}\\.xml}', ({ req }) =>
    answerMap(req.raw, req.path, (parts, origin) => {
      const part = parts.find((_, index) => sitemapPath(index + 1) === req.path);
      return part === undefined ? renderMissing() : renderText(printSitemap(site, origin, part));
    }),
  );
  addFileRoutes(app, entry, (request, key, read) =>
    answer(request, key, async (origin, left) => {
      const file = await read(dataRequest(api, origin, FEED_TIMEOUT, left)).catch(
        () => 'failed' as const,
      );
      if (file === 'failed') return renderFailed();
      return file === undefined
        ? renderMissing()
        : renderText(file.text, file.mediaType, file.languageTag);
    }),
  );
  for (const path of entry.feedPaths) {
    app.get(path, ({ req }) => {
      const url = new URL(req.url);
      const language = entry.languageAt(url);
      return answer(req.raw, `${path} ${language}`, async (origin, left) => {
        const feed = await entry
          .readFeed(dataRequest(api, origin, FEED_TIMEOUT, left), { path, language })
          .catch(() => 'failed' as const);
        if (feed === 'failed') return renderFailed();
        return feed === undefined
          ? renderMissing()
          : renderText(printAtom(feed, origin), 'application/atom+xml', feed.languageTag);
      });
    });
  }
}

/** Where relative URLs of the API start, for what has no origin in it. */
const ANY_ORIGIN = 'http://site.invalid';

function giveUpAfter(milliseconds: number): Promise<undefined> {
  return wait(milliseconds, undefined, { ref: false });
}

/** @param left that nobody waits any more */
function dataRequest(
  api: ApiSource,
  origin: string,
  longest: number,
  left?: AbortSignal,
): DataRequest {
  const late = AbortSignal.timeout(longest);
  const signal = left === undefined ? late : AbortSignal.any([late, left]);
  return { origin, signal, fetch: askApi(api, signal) };
}

function renderText(body: string, type = 'application/xml', language?: string): PageAnswer {
  return render(200, body, {
    'Content-Type': `${type}; charset=utf-8`,
    ...(language !== undefined && { 'Content-Language': language }),
  });
}

function renderMissing(): PageAnswer {
  return render(404, 'There is nothing at this URL.\n', {
    'Content-Type': 'text/plain; charset=utf-8',
  });
}

function renderFailed(): PageAnswer {
  return render(503, 'This cannot be had now; try again in a moment.\n', {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '30',
    'Cache-Control': 'no-store',
  });
}

function render(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): PageAnswer {
  const representation = createRepresentation(body, { 'Cache-Control': 'no-cache', ...headers });
  return { kind: 'page', status, lacks: 'nothing', representation };
}

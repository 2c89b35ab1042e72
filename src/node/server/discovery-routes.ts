import type { SiteAddress } from '../../core/discovery/index.ts';
import type { DataRequest } from '../../core/server-entry.ts';
import { createRepresentation } from '../http/representation.ts';
import { answerDrawn, type DrawingSources } from './answer-drawn.ts';
import { askApi } from './answer-page.ts';
import type { ApiSource } from './api-source.ts';
import { printAtom } from './atom.ts';
import type { BuildOutput } from './build-output.ts';
import type { DrawnPage } from './drawn-page.ts';
import type { SiteApp } from './site-server.ts';
import {
  divideAddresses,
  printSitemap,
  printSitemapIndex,
  SITEMAP_PATH,
  sitemapPath,
} from './sitemap.ts';

export interface DiscoverySources extends DrawingSources {
  readonly build: BuildOutput;
  readonly api: ApiSource;
  readonly originOf: (request: Request) => string;
}

/** How long a sitemap or a feed may take, in milliseconds: it reads whole lists. */
const LONGEST_LISTING = 60_000;

/** What machines ask for to find pages: the sitemaps, `robots.txt`, and the feeds of lists. */
export function addDiscoveryRoutes(app: SiteApp, sources: DiscoverySources): void {
  const { build, api, originOf } = sources;
  const { entry } = build;
  const { site } = entry;

  async function listDivided(origin: string): Promise<(readonly SiteAddress[])[]> {
    return divideAddresses(site, await entry.listPages(dataRequest(api, origin)));
  }

  /** Drawn once for all who ask at an address of the site. */
  function answer(
    request: Request,
    path: string,
    draw: (origin: string) => Promise<DrawnPage>,
  ): Response | Promise<Response> {
    const origin = originOf(request);
    return answerDrawn(sources, request, origin + path, () => draw(origin));
  }

  app.get('/robots.txt', ({ req, text }) =>
    text(`User-agent: *\nAllow: /\nSitemap: ${originOf(req.raw)}${SITEMAP_PATH}\n`),
  );
  app.get(SITEMAP_PATH, ({ req }) =>
    answer(req.raw, SITEMAP_PATH, async (origin) => {
      const parts = await listDivided(origin);
      const [only = []] = parts;
      const isWhole = parts.length === 1;
      return drawXml(
        isWhole ? printSitemap(site, origin, only) : printSitemapIndex(origin, parts.length),
      );
    }),
  );
  app.get('/:name{sitemap-[1-9][0-9]{0,3}\\.xml}', ({ req }) =>
    answer(req.raw, req.path, async (origin) => {
      const parts = await listDivided(origin);
      const part = parts.find((_, index) => sitemapPath(index + 1) === req.path);
      return part === undefined ? drawMissing() : drawXml(printSitemap(site, origin, part));
    }),
  );
  for (const path of entry.feedPaths) {
    app.get(path, ({ req }) => {
      const address = new URL(req.url);
      const language = entry.languageAt(address);
      return answer(req.raw, `${path} ${language}`, async (origin) => {
        const feed = await entry
          .readFeed(dataRequest(api, origin), { path, language })
          .catch(() => 'failed' as const);
        if (feed === 'failed') return drawFailed();
        return feed === undefined
          ? drawMissing()
          : drawXml(printAtom(feed, origin), 'application/atom+xml', feed.languageTag);
      });
    });
  }
}

function dataRequest(api: ApiSource, origin: string): DataRequest {
  const signal = AbortSignal.timeout(LONGEST_LISTING);
  return { origin, signal, fetch: askApi(api, signal) };
}

function drawXml(body: string, type = 'application/xml', language?: string): DrawnPage {
  return draw(200, body, {
    'Content-Type': `${type}; charset=utf-8`,
    ...(language !== undefined && { 'Content-Language': language }),
  });
}

function drawMissing(): DrawnPage {
  return draw(404, 'There is nothing at this address.\n', {
    'Content-Type': 'text/plain; charset=utf-8',
  });
}

function drawFailed(): DrawnPage {
  return draw(503, 'The list cannot be had now; try again in a moment.\n', {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '30',
  });
}

function draw(status: number, body: string, headers: Readonly<Record<string, string>>): DrawnPage {
  const representation = createRepresentation(body, { ...headers, 'Cache-Control': 'no-cache' });
  return { kind: 'page', status, lacks: 'nothing', representation };
}

import type { Hono } from 'hono';
import type { SiteAddress } from '../../core/discovery/index.ts';
import { createRepresentation } from '../http/representation.ts';
import { respond } from '../http/respond.ts';
import { askApi } from './answer-page.ts';
import type { ApiSource } from './api-source.ts';
import { printAtom } from './atom.ts';
import type { BuildOutput } from './build-output.ts';
import {
  divideAddresses,
  printSitemap,
  printSitemapIndex,
  SITEMAP_PATH,
  sitemapPath,
} from './sitemap.ts';

/** What machines ask for to find pages: the sitemaps, `robots.txt`, and the feeds of lists. */
export function addDiscoveryRoutes(
  app: Hono,
  { entry }: BuildOutput,
  api: ApiSource,
  originOf: (request: Request) => string,
): void {
  const { site } = entry;

  async function listDivided(request: Request): Promise<(readonly SiteAddress[])[]> {
    return divideAddresses(site, await entry.listPages(dataRequest(request, api)));
  }

  app.get('/robots.txt', ({ req, text }) =>
    text(`User-agent: *\nAllow: /\nSitemap: ${originOf(req.raw)}${SITEMAP_PATH}\n`),
  );
  app.get(SITEMAP_PATH, async ({ req }) => {
    const parts = await listDivided(req.raw);
    const origin = originOf(req.raw);
    const [only = []] = parts;
    return respondXml(
      req.raw,
      parts.length === 1
        ? printSitemap(site, origin, only)
        : printSitemapIndex(origin, parts.length),
    );
  });
  app.get('/:name{sitemap-[1-9][0-9]*\\.xml}', async ({ req, notFound }) => {
    const parts = await listDivided(req.raw);
    const part = parts.find((_, index) => sitemapPath(index + 1) === req.path);
    return part === undefined
      ? notFound()
      : respondXml(req.raw, printSitemap(site, originOf(req.raw), part));
  });
  for (const path of entry.feedPaths) {
    app.get(path, async ({ req, text, notFound }) => {
      const feed = await entry
        .readFeed(dataRequest(req.raw, api), new URL(req.url))
        .catch(() => 'failed' as const);
      if (feed === 'failed')
        return text('The list cannot be had now', 503, { 'Retry-After': '30' });
      if (feed === undefined) return notFound();
      const body = printAtom(feed, originOf(req.raw));
      return respondXml(req.raw, body, 'application/atom+xml', feed.languageTag);
    });
  }
}

function dataRequest(request: Request, api: ApiSource) {
  return { origin: new URL(request.url).origin, signal: request.signal, fetch: askApi(api) };
}

function respondXml(
  request: Request,
  body: string,
  type = 'application/xml',
  language?: string,
): Response | Promise<Response> {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    ...(language !== undefined && { 'Content-Language': language }),
  };
  return respond(request, createRepresentation(body, headers));
}

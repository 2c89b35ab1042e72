import path from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { LANGUAGE_KEY } from '../../core/language.ts';
import { type ApiSource, createApiSource } from './api-source.ts';
import { type BuildOutput, readBuild } from './build-output.ts';
import { printSitemap } from './sitemap.ts';
import { createFileServer } from './static-files.ts';

export interface SiteServer {
  readonly fetch: (request: Request) => Promise<Response> | Response;
  readonly notes: readonly string[];
}

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** The whole site as one request handler: assets, media, API and pages. */
export async function createSiteServer(
  root: string,
  options: { readonly apiOrigin: string | undefined },
): Promise<SiteServer> {
  const build = await readBuild(root);
  const { site } = build.entry;
  const api = createApiSource(root, {
    base: site.api.base,
    languages: site.languages.map(({ code }) => code),
    origin: options.apiOrigin,
  });
  const assets = createFileServer(path.join(build.clientFolder, 'assets'), FOREVER);
  const media = createFileServer(path.join(root, 'src/node/content/media'), A_DAY);

  const app = new Hono();
  app.all(`${site.api.base}/*`, (context) => api.fetch(context.req.raw));
  app.get(
    '/assets/:name',
    async ({ req, notFound }) => (await assets(req.param('name'), req.raw)) ?? notFound(),
  );
  app.get('/media/*', async ({ req, notFound }) => {
    const name = decodeURIComponent(new URL(req.url).pathname.slice('/media/'.length));
    return (await media(name, req.raw)) ?? notFound();
  });
  app.use('*', compress());
  app.get('/robots.txt', ({ req, text }) =>
    text(`User-agent: *\nAllow: /\nSitemap: ${new URL(req.url).origin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async ({ req, body }) => {
    const { origin } = new URL(req.url);
    const paths = await build.entry.listPages({
      origin,
      signal: req.raw.signal,
      fetch: askApi(api),
    });
    return body(printSitemap(site, origin, paths), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    });
  });
  app.all('*', async (context) => {
    const url = new URL(context.req.url);
    const asked = url.searchParams.get(LANGUAGE_KEY);
    if (asked !== null && site.languages.some(({ code }) => code === asked)) {
      setCookie(context, LANGUAGE_KEY, asked, { path: '/', sameSite: 'Lax' });
    }
    return answerPage(build, api, {
      url,
      method: context.req.method === 'HEAD' ? 'GET' : context.req.method,
      storedLanguage: getCookie(context, LANGUAGE_KEY),
      signal: context.req.raw.signal,
      respond: (body, status, headers) => {
        for (const [name, value] of Object.entries(headers)) context.header(name, value);
        return new Response(body, { status, headers: context.res.headers });
      },
    });
  });
  return { fetch: (request) => app.fetch(request), notes: api.notes };
}

/** Asks the API in this process, as if over the network. */
function askApi(api: ApiSource): typeof globalThis.fetch {
  return async (input, init) => api.fetch(new Request(input, init));
}

interface PageRequest {
  readonly url: URL;
  readonly method: string;
  readonly storedLanguage: string | undefined;
  readonly signal: AbortSignal;
  readonly respond: (
    body: string | null,
    status: number,
    headers: Record<string, string>,
  ) => Response;
}

async function answerPage(
  build: BuildOutput,
  api: ApiSource,
  request: PageRequest,
): Promise<Response> {
  const { respond, ...asked } = request;
  const { url } = asked;
  const page = await build.entry.render({
    ...asked,
    origin: url.origin,
    fetch: askApi(api),
  });
  if (page.kind === 'redirect') return respond(null, page.status, { Location: page.location });
  const assets = build.assetsOf(page.page, page.layouts, page.language);
  const html = build.template.print(page, { origin: url.origin, fonts: build.fonts, ...assets });
  return respond(html, page.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.languageTag,
    'Cache-Control': 'no-cache',
    Vary: 'Cookie, Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(page.status === 503 && { 'Retry-After': '30' }),
    ...(page.status === 405 && { Allow: 'GET, HEAD' }),
  });
}

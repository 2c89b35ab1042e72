import path from 'node:path';
import { Hono } from 'hono';
import { answerPage } from './answer-page.ts';
import { createApiSource } from './api-source.ts';
import { readBuild } from './build-output.ts';
import { addDiscoveryRoutes } from './discovery-routes.ts';
import { createFileServer } from './static-files.ts';

export interface SiteServer {
  readonly fetch: (request: Request) => Promise<Response> | Response;
  /** What a maintainer should know at start, a line each. */
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
  const rootFiles = createFileServer(build.clientFolder, A_DAY);
  const media = createFileServer(path.join(root, 'src/node/content/media'), A_DAY);

  const app = new Hono();
  app.all(`${site.api.base}/*`, ({ req }) => api.fetch(req.raw));
  app.get('/assets/*', async ({ req, notFound }) => {
    return (await assets(filePath(req.url, '/assets/'), req.raw)) ?? notFound();
  });
  app.get('/media/*', async ({ req, notFound }) => {
    return (await media(filePath(req.url, '/media/'), req.raw)) ?? notFound();
  });
  app.get('/site.webmanifest', async ({ req, notFound }) => {
    return (await rootFiles('site.webmanifest', req.raw)) ?? notFound();
  });
  // Browsers ask for it where no page names an icon: beside a PDF, for one.
  app.get('/favicon.ico', ({ redirect }) => redirect(site.header.logo));
  addDiscoveryRoutes(app, build, api, ({ url }) => new URL(url).origin);
  app.all('*', ({ req }) => answerPage(build, api, req.raw));
  return { fetch: (request) => app.fetch(request), notes: api.notes };
}

/** The path of a file below its folder; a path that cannot be decoded names no file. */
function filePath(url: string, prefix: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(prefix.length));
  } catch {
    return '';
  }
}

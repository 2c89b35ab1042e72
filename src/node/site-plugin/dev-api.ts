import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Connect } from 'vite';
import { allApis } from '../../core/api-of.ts';
import { readOrigin } from '../command-line/index.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { createMediaFinder } from '../media/index.ts';
import { createApiSources, createFileServer, readBackendOrigins } from '../server/index.ts';

/** The API and the media for the development server. */
export interface DevApi {
  readonly answer: Connect.NextHandleFunction;
  /** Asks an API from within. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * Answers from what is on disk now, if the site or its content has changed.
   *
   * @throws where the content cannot be read; what was there before goes on being answered
   */
  readonly refresh: (compiled: CompiledSite, hasNewContent: boolean) => void;
}

/** The site's APIs, of its content or of their backends; nothing is answered before there is a site. */
export function createDevApi(root: string): DevApi {
  let current: (Answerer & { readonly key: string }) | undefined;
  return {
    answer: (request, response, next) => {
      if (current === undefined) next();
      else current.answer(request, response, next);
    },
    fetch: async (input, init) =>
      current?.fetch(new Request(input, init)) ?? new Response(null, { status: 503 }),
    refresh: (compiled, hasNewContent) => {
      const { site, backends } = compiled;
      const { languages, images } = site;
      const key = JSON.stringify([allApis(site), languages, images, backends]);
      if (current?.key === key && !hasNewContent) return;
      current = { key, ...createAnswerer(root, compiled) };
    },
  };
}

interface Answerer {
  readonly answer: Connect.NextHandleFunction;
  readonly fetch: (request: Request) => Promise<Response>;
}

function createAnswerer(root: string, { site, backends }: CompiledSite): Answerer {
  const bases = allApis(site).map(({ api }) => api.base);
  const { API_ORIGIN } = process.env;
  const origin = API_ORIGIN && readOrigin('API_ORIGIN', API_ORIGIN, 'https://api.example.org');
  const origins = readBackendOrigins(backends, origin || undefined, process.env);
  const variables = process.env;
  // Whoever writes a draft looks at it here.
  const showsDrafts = true;
  const api = createApiSources(root, { site, backends, origins, variables, showsDrafts });
  // What cannot be sent is a finding, which is shown over the pages.
  const findMedia = createMediaFinder(root, { images: site.images, warn: () => undefined });
  const media = createFileServer(findMedia, 'no-cache', 'content');
  const app = new Hono();
  for (const base of bases) app.all(`${base}/*`, (context) => api.fetch(context.req.raw));
  app.get('/media/*', ({ req }) => {
    const { pathname } = new URL(req.url);
    return media(pathname.slice('/media/'.length), req.raw);
  });
  const listener = getRequestListener(app.fetch);
  return {
    answer: (request, response, next) => {
      const url = request.url ?? '';
      const isOwn = [...bases, '/media'].some((base) => url.startsWith(`${base}/`));
      if (isOwn) void listener(request, response);
      else next();
    },
    fetch: async (request) => api.fetch(request),
  };
}

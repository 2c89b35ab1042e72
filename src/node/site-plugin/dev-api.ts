import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Connect } from 'vite';
import { readOrigin } from '../command-line/index.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { createMediaFinder } from '../media/index.ts';
import { createApiSource, createFileServer, readSecretHeaders } from '../server/index.ts';

/** The API and the media for the development server. */
export interface DevApi {
  readonly answer: Connect.NextHandleFunction;
  /**
   * Answers from what is on disk now, if the site or its content has changed.
   *
   * @throws where the content cannot be read; what was there before goes on being answered
   */
  readonly refresh: (compiled: CompiledSite, hasNewContent: boolean) => void;
}

/** An API of the embedded content, or of `API_ORIGIN`; it answers nothing before there is a site. */
export function createDevApi(root: string): DevApi {
  let known: { readonly key: string; readonly answer: Connect.NextHandleFunction } | undefined;
  return {
    answer: (request, response, next) => {
      if (known === undefined) next();
      else known.answer(request, response, next);
    },
    refresh: (compiled, hasNewContent) => {
      const { site, secretHeaders } = compiled;
      const key = JSON.stringify([site.api, site.languages, site.images, secretHeaders]);
      if (known?.key === key && !hasNewContent) return;
      known = { key, answer: createAnswerer(root, compiled) };
    },
  };
}

function createAnswerer(
  root: string,
  { site, secretHeaders }: CompiledSite,
): Connect.NextHandleFunction {
  const { base } = site.api;
  const { API_ORIGIN } = process.env;
  const origin = API_ORIGIN && readOrigin('API_ORIGIN', API_ORIGIN, 'https://api.example.org');
  const api = createApiSource(root, {
    api: site.api,
    languages: site.languages,
    origin: origin || undefined,
    secretHeaders: readSecretHeaders(origin ? secretHeaders : {}, process.env),
  });
  // What cannot be sent is a finding, which is shown over the pages.
  const findMedia = createMediaFinder(root, { images: site.images, warn: () => undefined });
  const media = createFileServer(findMedia, 'no-cache', 'content');
  const app = new Hono();
  app.all(`${base}/*`, (context) => api.fetch(context.req.raw));
  app.get('/media/*', ({ req }) => {
    const { pathname } = new URL(req.url);
    return media(pathname.slice('/media/'.length), req.raw);
  });
  const listener = getRequestListener(app.fetch);
  return (request, response, next) => {
    const url = request.url ?? '';
    if (url.startsWith(`${base}/`) || url.startsWith('/media/')) void listener(request, response);
    else next();
  };
}

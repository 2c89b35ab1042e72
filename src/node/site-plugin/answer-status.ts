import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { ApiError } from '../../core/errors.ts';
import { chooseLanguage, LANGUAGE_KEY } from '../../core/language.ts';
import { createApiClients } from '../../core/requests/api-client.ts';
import { loadSource } from '../../core/requests/load-source.ts';
import { matchRoute } from '../../core/routing/match-route.ts';
import type { CompiledSite } from '../compiler/index.ts';

/** Milliseconds that a page waits for what tells whether there is one. */
const TIMEOUT = 2000;
/** What is no page: files, and what the bundler keeps to itself. */
const NO_PAGE = /^\/(?:@|node_modules\/)|\.[^/]*$/;
const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`);

/**
 * Lets a page that is not there be answered with 404, as the site's own server does: that of no route,
 * and that of an item which the API does not have; and with 400 one whose path nobody can decode. What shows
 * it is the same document.
 *
 * @param compiled gives the last good site
 * @param fetch asks its APIs
 */
export function createStatusAnswerer(
  compiled: () => CompiledSite | undefined,
  fetch: typeof globalThis.fetch,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const site = compiled();
    const url = new URL(request.url ?? '/', 'http://site.invalid');
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (site === undefined || !wantsPage || NO_PAGE.test(url.pathname)) {
      next();
      return;
    }
    if (!isDecodable(url.pathname)) {
      answerWith(response, 400);
      // The bundler sends nothing at all for a path that it cannot decode; the document is the same for each.
      request.url = `/${url.search}`;
      next();
      return;
    }
    void isMissing(site, url, cookieOf(request), fetch).then((missing) => {
      if (missing) answerWith(response, 404);
      next();
    });
  };
}

async function isMissing(
  { site, table }: CompiledSite,
  { pathname, searchParams }: URL,
  cookie: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  const found = matchRoute(table, pathname);
  if (found === undefined) return !table.sections.some(({ route }) => route === pathname);
  const language = chooseLanguage(site, [searchParams.get(LANGUAGE_KEY), cookie]);
  const apis = createApiClients({ site, language, fetch, origin: 'http://site.invalid' });
  const entities = found.route.views.filter(({ source }) => source.answers === 'one');
  const answers = entities.map(({ source }) =>
    loadSource(apis, {
      source,
      params: found.params,
      page: 0,
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.failure.status === 404,
    ),
  );
  return (await Promise.all(answers)).includes(true);
}

/** Whether a page of the site may stand at a URL, and no file. */
export function isPageUrl(url: string): boolean {
  const { pathname } = new URL(url, 'http://site.invalid');
  return !NO_PAGE.test(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return COOKIE.exec(headers.cookie ?? '')?.[1];
}

/** The bundler says 200 of every document that it sends. */
function answerWith(response: ServerResponse, own: 400 | 404): void {
  let status: number = own;
  Object.defineProperty(response, 'statusCode', {
    get: () => status,
    set: (wanted: number) => {
      status = wanted === 200 ? own : wanted;
    },
  });
}

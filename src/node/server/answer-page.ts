import { chooseLanguage, LANGUAGE_KEY } from '../../core/language.ts';
import type { RenderedPage } from '../../core/server-entry.ts';
import { createRepresentation } from '../http/representation.ts';
import { respond } from '../http/respond.ts';
import { cameOverHttps } from '../http/security-headers.ts';
import type { ApiSource } from './api-source.ts';
import type { BuildOutput } from './build-output.ts';

/** Answers a request for a page with its HTML, drawn for the reader's language. */
export async function answerPage(
  build: BuildOutput,
  api: ApiSource,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const page = await build.entry.render({
    url,
    method: request.method === 'HEAD' ? 'GET' : request.method,
    storedLanguage: readCookie(request, LANGUAGE_KEY),
    signal: request.signal,
    origin: url.origin,
    fetch: askApi(api),
  });
  if (page.kind === 'redirect') {
    return new Response(null, { status: page.status, headers: { Location: page.location } });
  }
  const assets = build.assetsOf(page.page, page.layouts, page.language);
  const links = { origin: url.origin, fonts: build.fonts, ...assets };
  const html = createRepresentation(
    build.template.print(page, links),
    pageHeaders(build, page, request),
  );
  return respond(request, html, page.status);
}

/** Asks the API in this process, as if over the network. */
export function askApi(api: ApiSource): typeof globalThis.fetch {
  return async (input, init) => api.fetch(new Request(input, init));
}

function pageHeaders(
  { entry }: BuildOutput,
  page: RenderedPage,
  request: Request,
): Record<string, string> {
  const asked = new URL(request.url).searchParams.get(LANGUAGE_KEY);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.languageTag,
    'Cache-Control': 'no-cache',
    Vary: 'Cookie',
    // An address that names a language keeps it for the pages that follow, without scripts too.
    ...(asked !== null && {
      'Set-Cookie': printCookie(chooseLanguage(entry.site, [asked]), cameOverHttps(request)),
    }),
    ...(page.status === 503 && { 'Retry-After': '30' }),
    ...(page.status === 405 && { Allow: 'GET, HEAD' }),
  };
}

/** Readable by the page's scripts, which change it when a reader changes the language. */
function printCookie(language: string, https: boolean): string {
  return `${LANGUAGE_KEY}=${language}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('Cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

import { LRUCache } from 'lru-cache';
import { LANGUAGE_KEY } from '../../../core/language.ts';
import type { PlainUrl, RenderedPage } from '../../../core/server-entry.ts';
import { createRepresentation } from '../../http/index.ts';
import type { ApiSource } from '../edge/api-source.ts';
import { storedLanguage } from '../edge/reader-language.ts';
import { answerRendered, type RenderingServices } from './answer-rendered.ts';
import type { BuildOutput } from './build-output.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageHeaders, preloads } from './page-headers.ts';

export interface PageServices extends RenderingServices {
  readonly build: BuildOutput;
  readonly api: ApiSource;
  /** The site's public origin; undefined takes that of the request. */
  readonly siteOrigin: string | undefined;
  /** Seconds that caches on the way to the reader may keep a page. */
  readonly sharedFor: number;
}

/** Says to the browser what the page will need, while the page is being rendered. */
export type Hint = (links: string[]) => void;

/** What a request asks for: a page in a language, at a URL of the site. */
interface PageRequest {
  readonly url: URL;
  readonly origin: string;
  readonly method: string;
  /** The language that the reader has chosen, or the site's first. */
  readonly storedLanguage: string;
  readonly plain: PlainUrl | undefined;
  /** What requests for the same page have in common; undefined for pages that are not cached. */
  readonly key: string | undefined;
}

/** URLs that are known to be well-formed; validating one takes longer than sending its page. */
const MAX_CACHED_URLS = 2000;
/** A longer URL is hardly one that many ask for. */
const MAX_CACHED_URL_LENGTH = 500;
/** Why nothing more of a page is waited for; one for all, as each would take its time to make. */
const ENDED = new DOMException('The page is rendered', 'AbortError');

/**
 * Answers requests for pages with their HTML, rendered for the reader's language, in the last five passes of the
 * architecture page:
 *
 * 7. answer: from the cache, or rendered in its turn;
 * 8. match, load: the rows that a path could be of, manifest and layout beside the data;
 * 9. map: entities become slots;
 * 10. render: page, frame, view, layout;
 * 11. document: head, HTML and snapshot put into the built document.
 */
export function createPageAnswerer(services: PageServices) {
  const cache = new LRUCache<string, PageRequest>({ max: MAX_CACHED_URLS });

  function readRequest({ url, method, headers }: Request): PageRequest {
    const language = storedLanguage(services.build.entry.site, headers);
    const requestLine = `${method} ${language} ${url}`;
    const before = cache.get(requestLine);
    if (before !== undefined) return before;
    const asked = parseRequest(services, new URL(url), method, language);
    if (url.length <= MAX_CACHED_URL_LENGTH) cache.set(requestLine, asked);
    return asked;
  }

  return (request: Request, hint?: Hint): Response | Promise<Response> => {
    // 7: answer.
    const asked = readRequest(request);
    const { key, plain } = asked;
    const dated =
      key !== undefined && plain?.isDated ? `${key} ${services.build.entry.today()}` : key;
    return answerRendered(services, request, dated, (signal) =>
      renderPage(services, asked, signal, hint),
    );
  };
}

/** What a request asks for; whether its URL is well-formed is found here. */
function parseRequest(
  { build, siteOrigin }: PageServices,
  url: URL,
  method: string,
  language: string,
): PageRequest {
  const isRead = method === 'GET' || method === 'HEAD';
  const plain = isRead ? build.entry.plainUrl(url) : undefined;
  const origin = siteOrigin ?? url.origin;
  // A URL that names a language shows it whatever the reader has chosen.
  const chosen = plain?.url.searchParams.has(LANGUAGE_KEY) ? '' : ` ${language}`;
  // There is no end to what may be looked for, so searches would only drive other pages out.
  const isCached = plain !== undefined && !plain.isSearch;
  return {
    url: plain?.url ?? url,
    origin,
    method: method === 'HEAD' ? 'GET' : method,
    storedLanguage: language,
    plain,
    key: isCached ? `${origin}${plain.url.pathname}${plain.url.search}${chosen}` : undefined,
  };
}

async function renderPage(
  { build, api, sharedFor }: PageServices,
  { url, origin, method, storedLanguage, plain }: PageRequest,
  signal: AbortSignal,
  hint: Hint | undefined,
): Promise<PageAnswer> {
  if (plain !== undefined) hint?.(preloads(build.styles));
  const calls = new AbortController();
  try {
    // 8 to 10: match, load, map and render, by the application.
    const rendering = build.render({
      url,
      method,
      storedLanguage,
      origin,
      fetch: askApi(api, calls.signal),
      isContentFixed: api.isFixed,
      signal,
    });
    const page = await Promise.race([rendering, untilAborted(signal, calls.signal)]);
    return page.kind === 'redirect'
      ? { kind: 'redirect', status: page.status, location: withinSite(page.location) }
      : await toPage(build, page, {
          ...{ url, origin, sharedFor },
          // There is no end to what may be looked for, and nobody may read it.
          isWaitedFor: plain !== undefined && !plain.isSearch,
        });
  } finally {
    // What did not come in time is not waited for.
    calls.abort(ENDED);
  }
}

interface PagePlace {
  readonly url: URL;
  readonly origin: string;
  readonly sharedFor: number;
  /** Whether the fonts of its first screen are made for it, where they are not there. */
  readonly isWaitedFor: boolean;
}

async function toPage(build: BuildOutput, page: RenderedPage, at: PagePlace): Promise<PageAnswer> {
  const modules = build.modulesOf(page.renderers, page.language, page.hasLists);
  let markup = build.template.encode(page.html);
  const shown = { ...page, digest: markup.digest };
  const preparing = at.isWaitedFor ? build.fonts?.prepare(shown) : undefined;
  if (preparing !== undefined) {
    await preparing;
    // Others may have been encoded meanwhile.
    markup = build.template.encode(page.html);
  }
  const fonts = build.fonts?.linksOf(shown);
  // 11: document.
  const html = build.template.print(page, markup, {
    origin: at.origin,
    modules,
    fonts,
  });
  const headers = createPageHeaders(page, {
    url: at.url,
    sharedFor: at.sharedFor,
    links: preloads([...build.styles, ...(fonts?.sheets ?? [])]),
    embeds: build.entry.embeds[page.page ?? ''] ?? [],
  });
  const { status, lacks } = page;
  return { kind: 'page', status, lacks, representation: createRepresentation(html, headers) };
}

/** Fails when a signal says so; nothing of it is left once the other one has. */
function untilAborted(signal: AbortSignal, over: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true, signal: over });
  });
}

/**
 * Asks the API in this process, as if over the network.
 *
 * @param ended when nobody waits for its answers any more
 */
export function askApi(api: ApiSource, ended: AbortSignal): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = AbortSignal.any([request.signal, ended]);
    return api.fetch(new Request(request, { signal }), 'page');
  };
}

/** Two slashes at the beginning would name another host. */
function withinSite(location: string): string {
  return location.replace(/^[/\\]{2,}/, '/');
}

import { LRUCache } from 'lru-cache';
import { LANGUAGE_KEY } from '../../../core/language.ts';
import { storedLanguage } from '../edge/reader-language.ts';
import {
  findRendered,
  type RenderingServices,
  sendRendered,
  sendWhenRendered,
} from './answer-rendered.ts';
import { endsWithin } from './ends-within.ts';
import type { PageAnswer } from './page-answer.ts';
import { type PageRequest, type PageSources, renderPage } from './render-page.ts';
import { createSkeletonSender, type SkeletonSender } from './send-skeleton.ts';

export interface PageServices extends RenderingServices, PageSources {
  /** The site's public origin; undefined takes that of the request. */
  readonly siteOrigin: string | undefined;
  /**
   * Whether a page that waits for its data is sent in two parts, header, heading and skeleton first. One
   * that is not is sent in its loading state after a time, as one that cannot be had now.
   */
  readonly isSentAhead?: boolean;
}

/** URLs that are known to be well-formed; validating one takes longer than sending its page. */
const MAX_CACHED_URLS = 2000;
/** A longer URL is hardly one that many ask for. */
const MAX_CACHED_URL_LENGTH = 500;
/** Pages that are being rendered; those that are forgotten are waited for to their end. */
const MAX_LATE = 1000;
/** Milliseconds after which a page's skeleton is sent ahead: data that come sooner are worth waiting for. */
const AHEAD_AFTER = 250;

/**
 * Answers requests for pages with their HTML, rendered for the reader's language, in the last five passes of the
 * architecture page:
 *
 * 7. answer: from the cache, or rendered in its turn; in two parts where the data take long;
 * 8. match, load: the rows that a path could be of, manifest and layout beside the data;
 * 9. map: entities become slots;
 * 10. render: page, frame, view, layout;
 * 11. document: head, HTML and snapshot put into the built document.
 */
export function createPageAnswerer(services: PageServices) {
  const cache = new LRUCache<string, PageRequest>({ max: MAX_CACHED_URLS });
  const sendSkeleton = createSkeletonSender(services, services.report.warn);
  const late = new LRUCache<string, Lateness>({ max: MAX_LATE });

  function readRequest({ url, method, headers }: Request): PageRequest {
    const language = storedLanguage(services.build.entry.site, headers);
    const requestLine = `${method} ${language} ${url}`;
    const before = cache.get(requestLine);
    if (before !== undefined) return before;
    const asked = parseRequest(services, new URL(url), method, language);
    if (url.length <= MAX_CACHED_URL_LENGTH) cache.set(requestLine, asked);
    return asked;
  }

  function latenessOf(key: string): Lateness {
    const known = late.get(key) ?? Promise.withResolvers<PageAnswer>();
    late.set(key, known);
    return known;
  }

  return (request: Request): Response | Promise<Response> => {
    // 7: answer.
    const asked = readRequest(request);
    const { plain } = asked;
    const key =
      asked.key !== undefined && plain?.isDated
        ? `${asked.key} ${services.build.entry.today()}`
        : asked.key;
    // A page that can be sent as it was is not waited for any longer than before.
    const isUsable = () => key !== undefined && services.cache.isUsable(key);
    const maySendAhead = plain?.isCertain === true && isReaders(request);
    // For a page that is not cached nobody waits on but who can be sent its skeleton.
    const own = key === undefined && maySendAhead ? Promise.withResolvers<PageAnswer>() : undefined;
    const findLateness = () => (key === undefined ? own : latenessOf(key));
    const answer = findRendered(services, request, key, async (signal) => {
      if (services.isSentAhead !== true || isUsable()) {
        return renderPage(services, asked, { signal });
      }
      const lateness = findLateness();
      try {
        return await renderPage(services, asked, { signal, whenLate: lateness?.resolve });
      } finally {
        // Another one may be rendered since.
        if (key !== undefined && late.get(key) === lateness) late.delete(key);
      }
    });
    if (!(answer instanceof Promise)) return sendRendered(request, answer);
    const isWaitedFor = services.isSentAhead === true && !isUsable();
    const partial = isWaitedFor ? findLateness()?.promise : undefined;
    if (partial === undefined) return sendWhenRendered(services, request, answer);
    return answerInTime({ services, request, asked, answer, partial, maySendAhead, sendSkeleton });
  };
}

/** Brings what there is of a page that is being rendered once it begins to be late. */
type Lateness = PromiseWithResolvers<PageAnswer>;

interface AwaitedAnswer {
  readonly services: RenderingServices;
  readonly request: Request;
  readonly asked: PageRequest;
  readonly answer: Promise<PageAnswer>;
  /** What there is of it once it begins to be late. */
  readonly partial: Promise<PageAnswer>;
  readonly maySendAhead: boolean;
  readonly sendSkeleton: SkeletonSender;
}

/** Answers while a page is being rendered: with its skeleton first, or after a time with what there is of it. */
async function answerInTime(awaited: AwaitedAnswer): Promise<Response> {
  const { services, request, asked, answer, partial, maySendAhead, sendSkeleton } = awaited;
  if (maySendAhead && !(await endsWithin(answer, AHEAD_AFTER))) {
    const sent = await sendSkeleton(request, asked, answer);
    if (sent !== undefined) return sent;
  }
  return sendWhenRendered(services, request, Promise.race([answer, partial]));
}

/**
 * Whether a browser shows the answer as a page. Whoever else asks, as search engines do and what watches
 * over the site, goes by its status, which is known only when the page is.
 */
function isReaders({ method, headers }: Request): boolean {
  return method === 'GET' && headers.get('sec-fetch-dest') === 'document';
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

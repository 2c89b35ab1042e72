import { createRepresentation, type Representation, respond, variantOf } from '../../http/index.ts';
import { readerLanguage } from '../edge/reader-language.ts';
import type { BuildOutput } from './build-output.ts';
import { detach } from './detached-document.ts';

/** What the site says in its own dress where it has no page for a reader: it failed, or is busy. */
export type ErrorStatus = 500 | 503;

export interface ErrorPages {
  /** @param retryAfter seconds after which it is worth asking again */
  readonly answer: (
    request: Request,
    status: ErrorStatus,
    retryAfter?: number,
  ) => Response | Promise<Response>;
}

const STATUSES: readonly ErrorStatus[] = [500, 503];
/** An error page belongs to no page of the site; the host is one that can never exist. */
const ANY_URL = new URL('http://site.invalid/-');

/**
 * Renders the pages for when no page can be rendered, once in each language and with their compressed
 * forms: to send one takes no work. Where scripts run, the browser renders the page that was asked for
 * in its place, by calls of its own.
 */
export async function createErrorPages({
  entry,
  render,
  template,
  fonts,
}: BuildOutput): Promise<ErrorPages> {
  const { site } = entry;
  const pages = new Map<string, Representation>();
  for (const { code } of site.languages) {
    for (const status of STATUSES) {
      const page = await render({
        url: ANY_URL,
        method: 'GET',
        storedLanguage: code,
        // The menus are those of the manifests: the backend may be what fails.
        fetch: async () => new Response(null, { status: 404 }),
        origin: ANY_URL.origin,
        failure: status,
        isContentFixed: false,
      });
      if (page.kind === 'redirect') throw new Error(`The error page leads to ${page.location}`);
      const markup = template.encode(page.html);
      const links = {
        origin: ANY_URL.origin,
        modules: [],
        fonts: fonts?.linksOf({ ...page, digest: markup.digest }),
      };
      const { bytes } = template.print(page, markup, links);
      const representation = createRepresentation(detach(bytes), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': page.languageTag,
        'Cache-Control': 'no-store',
      });
      await Promise.all([variantOf(representation, 'br'), variantOf(representation, 'gzip')]);
      pages.set(keyOf(status, code), representation);
    }
  }
  return {
    answer: (request, status, retryAfter) => {
      const page = pages.get(keyOf(status, readerLanguage(site, request)));
      if (page === undefined) throw new Error(`No page says ${status} in the reader's language`);
      const answer = respond(request, page, status);
      if (retryAfter === undefined) return answer;
      return answer instanceof Promise
        ? answer.then((made) => withRetry(made, retryAfter))
        : withRetry(answer, retryAfter);
    },
  };
}

function keyOf(status: ErrorStatus, language: string): string {
  return `${status} ${language}`;
}

function withRetry(answer: Response, seconds: number): Response {
  answer.headers.set('Retry-After', String(seconds));
  return answer;
}

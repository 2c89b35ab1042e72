import { LANGUAGE_KEY } from '../../../core/language.ts';
import type { RenderedPage } from '../../../core/server-entry.ts';
import { PAGE_HEADERS } from '../../http/index.ts';

export interface PageHeaderOptions {
  readonly url: URL;
  /** Seconds that caches on the way to the reader may keep a page without asking. */
  readonly sharedFor: number;
  /** Values of `Link`. */
  readonly links: readonly string[];
  /** The origins of other servers that the page shows something of. */
  readonly embeds: readonly string[];
  /** The hashes of its own styles. */
  readonly styles: readonly string[];
}

/** How long a cache on the way may send a page that it asks for anew meanwhile, in seconds. */
const WHILE_REVALIDATING = 30;
/** How long it may send one where this server fails, in seconds. */
const ON_ERROR = 86_400;

/** Headers that say what a page is, for how long, and what it needs. */
export function createPageHeaders(
  page: RenderedPage,
  { url, sharedFor, links, embeds, styles }: PageHeaderOptions,
): Record<string, string> {
  const asksLanguage = url.searchParams.has(LANGUAGE_KEY);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.languageTag,
    'Cache-Control': cacheControl(page, sharedFor),
    // A URL that names a language shows it to everyone.
    ...(!asksLanguage && { Vary: 'Cookie' }),
    ...(page.status === 200 && links.length > 0 && { Link: links.join(', ') }),
    // The pages that follow are in this language, without scripts too; scripts may change the cookie.
    ...(asksLanguage && {
      'Set-Cookie': `${LANGUAGE_KEY}=${page.language}; Path=/; SameSite=Lax`,
    }),
    ...(embeds.length > 0 && { [PAGE_HEADERS.embeds]: embeds.join(' ') }),
    ...(styles.length > 0 && { [PAGE_HEADERS.styles]: styles.join(' ') }),
    ...(page.status === 503 && { 'Retry-After': '30' }),
    ...(page.status === 405 && { Allow: 'GET, HEAD' }),
  };
}

/** Links by which a browser, or a cache before it, asks for what a page needs at once. */
export function preloads(styles: readonly string[]): string[] {
  return styles.map((href) => `<${href}>; rel=preload; as=style`);
}

function cacheControl({ status, lacks }: RenderedPage, sharedFor: number): string {
  if (status >= 500 || lacks === 'data') return 'no-store';
  if (status !== 200) return 'no-cache';
  return [
    'public',
    // A browser asks each time; the tag in the answer (304) says that it has the page.
    'max-age=0',
    `s-maxage=${sharedFor}`,
    `stale-while-revalidate=${WHILE_REVALIDATING}`,
    `stale-if-error=${ON_ERROR}`,
  ].join(', ');
}

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { FACTS, type Language } from './facts.ts';

// What the server's HTML says of a page to search engines, networks and feed readers. URLs are read
// without their origin, which may be the public one and not that of the server under test.

export interface Head {
  readonly status: number;
  readonly language: string;
  /** Which way lines run. */
  readonly direction: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  /** URLs in other languages, by their tags. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The URLs of the feeds that it names. */
  readonly feeds: readonly string[];
  /** Open Graph and cards of networks, by their names; one that stands twice has its values joined. */
  readonly shared: Readonly<Record<string, string>>;
  /** Where the header leads to the page in other languages, by their tags. */
  readonly languageLinks: Readonly<Record<string, string>>;
  /**
   * Where the ends of its lists lead without scripts: to the page before and the one after. That of a part of
   * the page leads to the part, by what stands after `#`.
   */
  readonly turns: readonly string[];
  /** The nodes of the JSON-LD. */
  readonly things: readonly unknown[];
  /** The words of the page, each character of a blank left out. */
  readonly words: string;
  /** The words that stand for its pictures, likewise. */
  readonly pictures: string;
}

/** A path as the URL of a page in a language. */
export function urlIn(path: string, { code }: Pick<Language, 'code'>): string {
  if (code === FACTS.languages[0]?.code) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
}

/** The head of a page as the server sends it in a language. */
export async function headAt(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<Head> {
  // Else the cookie that an earlier answer set would be sent again.
  const headers = { Cookie: `lang=${language.code}` };
  const answer = await request.get(urlIn(path, language), { headers });
  return readHead(await answer.text(), answer.status());
}

/** Expects that a page is called what it is when a reader loads it at its URL of now. */
export async function expectTitleAsLoaded(page: Page, language: Language): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const { title } = await headAt(page.request, `${pathname}${search}`, language);
  await expect(page).toHaveTitle(title);
}

function readHead(html: string, status: number): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\s([^>]*)>/g)].map(([, list = '']) =>
    attributes(list),
  );
  const named = (name: string) => tags.find((tag) => tag.name === name)?.content ?? '';
  const canonical = tags.find(({ rel }) => rel === 'canonical')?.href ?? '';
  const origin = canonical === '' ? '' : new URL(canonical).origin;
  const shared: Record<string, string> = {};
  for (const { property, name, content = '' } of tags) {
    const key = property ?? (name?.startsWith('twitter:') ? name : undefined);
    if (key === undefined) continue;
    const value = ofHost(content, origin);
    shared[key] = shared[key] === undefined ? value : `${shared[key]} ${value}`;
  }
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1];
  const graph: { readonly '@context'?: string; readonly '@graph'?: readonly unknown[] } =
    json === undefined ? {} : JSON.parse(json, (_, value) => ofHost(value, origin));
  if (json !== undefined) expect(graph['@context']).toBe('https://schema.org');
  return {
    status,
    language: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '',
    direction: /<html[^>]* dir="([^"]*)"/.exec(html)?.[1] ?? 'ltr',
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: named('description'),
    robots: named('robots'),
    canonical: bare(canonical, origin),
    alternates: Object.fromEntries(
      tags
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
        .map(({ hreflang = '', href = '' }) => [hreflang, ofHost(href, origin)]),
    ),
    feeds: tags
      .filter(({ type }) => type === 'application/atom+xml')
      .map(({ href = '' }) => bare(href, origin)),
    shared,
    languageLinks: Object.fromEntries(
      anchorsIn(between(html, '<header', '</header>'))
        .filter(({ hreflang }) => hreflang !== undefined)
        .map(({ hreflang = '', href = '' }) => [hreflang, sortQuery(href)]),
    ),
    turns: anchorsIn(html)
      .filter(({ rel }) => /^(?:prev|next)$/.test(rel ?? ''))
      .map(({ href = '' }) => sortQuery(href)),
    things: graph['@graph'] ?? [],
    words: wordsOf(html.slice(head.length)).replace(/\s+/g, ''),
    pictures: [...html.matchAll(/<img\s([^>]*)>/g)]
      .map(([, list = '']) => attributes(list).alt ?? '')
      .join('')
      .replace(/\s+/g, ''),
  };
}

/** A path whose parameters stand in the order of the alphabet, so that two can be compared. */
export function sortQuery(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, NOWHERE);
  searchParams.sort();
  return pathname + (searchParams.size === 0 ? '' : `?${searchParams}`) + hash;
}

function anchorsIn(html: string) {
  return [...html.matchAll(/<a\s([^>]*)>/g)].map(([, list = '']) => attributes(list));
}

function between(html: string, begin: string, end: string): string {
  const from = html.indexOf(begin);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from));
}

/** Tags that end no word. */
const INLINE =
  /<\/?(a|abbr|b|bdi|bdo|cite|code|dfn|em|i|mark|q|rb|rp|rt|ruby|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/gi;

/** The words of HTML. */
export function wordsOf(html: string): string {
  const bared = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ');
  return decode(bared)
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim();
}

/** A URL of the site's own without its origin, its signs written as browsers do. */
export function bareUrlOf(url: string): string {
  const { href, origin } = new URL(url, NOWHERE);
  return bare(href, origin === NOWHERE ? NOWHERE : '') as string;
}

const NOWHERE = 'https://own.invalid';

/** A value without its origin; who reads it elsewhere makes nothing of a URL that has none. */
function ofHost<Value>(value: Value, origin: string): Value | string {
  const hasNone = typeof value === 'string' && /^\/(?!\/)/.test(value) && origin !== '';
  return hasNone ? `no host: ${value}` : bare(value, origin);
}

function bare<Value>(value: Value, origin: string): Value | string {
  if (typeof value !== 'string' || origin === '') return value;
  return value === origin || value.startsWith(`${origin}/`)
    ? value.slice(origin.length) || '/'
    : value;
}

function attributes(list: string): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(
    [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      // HTML knows no case of names, and React writes some with capitals.
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text whose signs are written as HTML and XML have them. */
export function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return String.fromCodePoint(code);
  });
}

/** A page as a crawler without scripts and without cookies gets it. */
export interface CrawledPage {
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  readonly html: string;
}

/** Pages that are asked for at a time. */
const AT_ONCE = 6;
const DEFAULT_LANGUAGE = 'zh';
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;

/**
 * Walks a site by the links of its pages alone, from its home page, until no new URL is found.
 * Links to files are not followed.
 */
export async function crawl(origin: string): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  let waiting = ['/'];
  while (waiting.length > 0) {
    const batch = waiting.slice(0, AT_ONCE);
    const found = await Promise.all(batch.map((url) => fetchPage(origin, url)));
    for (const page of found) pages.set(page.url, page);
    const fresh = found.flatMap((page) => linksOf(page, origin));
    waiting = [...new Set([...waiting.slice(AT_ONCE), ...fresh])].filter((url) => !pages.has(url));
  }
  return pages;
}

async function fetchPage(origin: string, url: string): Promise<CrawledPage> {
  const response = await fetch(origin + url);
  return { url, status: response.status, html: await response.text() };
}

function linksOf(page: CrawledPage, origin: string): string[] {
  return [...page.html.matchAll(LINK)].flatMap(([, href = '']) => {
    const url = new URL(readText(href), origin + page.url);
    const isPage = url.origin === origin && !/\.\w+$/.test(url.pathname);
    // Spelt in one way, since no page has to be asked for twice: the default language needs no name.
    if (url.searchParams.get('lang') === DEFAULT_LANGUAGE) url.searchParams.delete('lang');
    url.searchParams.sort();
    return isPage ? [url.pathname + url.search] : [];
  });
}

/** What a page's HTML says in a tag of its head; undefined where it has no such tag. */
export function readHead(html: string, tag: RegExp): string | undefined {
  const text = tag.exec(html)?.[1];
  return text === undefined ? undefined : readText(text);
}

/** The things that a page names to search engines. */
export function readThings(html: string): readonly Readonly<Record<string, unknown>>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}

/** A text of HTML as a browser reads it. */
function readText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

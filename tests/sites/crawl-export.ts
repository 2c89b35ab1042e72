import { globSync } from 'node:fs';
import path from 'node:path';
import { FILE, serveExport } from './serve-export.ts';

/** What a walk over an exported site found. */
export interface Crawl {
  /** Pages that were reached, languages and forms counted. */
  readonly pages: number;
  /** What is wrong, a line each. */
  readonly faults: readonly string[];
}

/** A search's page is filled by the browser, so no link leads to its file. */
const BY_SCRIPT = '@words';

/**
 * Serves an export as files, follows every link of every page from the home page in each language, and
 * asks for every file that a page names.
 */
export async function crawlExport(out: string, languages: readonly string[]): Promise<Crawl> {
  const folder = path.join(out, 'site');
  const server = await serveExport(folder, languages);
  const waiting = languages.map((code) => ({ url: `/?lang=${code}`, from: 'the home page' }));
  const seen = new Set(waiting.map(({ url }) => url));
  const faults: string[] = [];
  const reached = new Set<string>();
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const answer = await fetch(server.origin + next.url);
      const sent = answer.headers.get(FILE);
      const file = sent === null ? null : decodeURI(sent);
      if (file === null) {
        faults.push(`${next.url}, which ${next.from} names, answers ${answer.status}`);
        continue;
      }
      if (path.extname(file) !== '.html') continue;
      reached.add(path.join(folder, file));
      for (const url of findUrls(await answer.text(), next.url, languages)) {
        if (!seen.has(url)) waiting.push({ url, from: next.url });
        seen.add(url);
      }
    }
  } finally {
    server.stop();
  }
  for (const file of globSync('**/index*.html', { cwd: folder })) {
    if (!file.includes(BY_SCRIPT) && !reached.has(path.join(folder, file))) {
      faults.push(`${file} is a page that no link leads to`);
    }
  }
  return { pages: reached.size, faults };
}

/** The URLs of the site that a page names; one without a language is in the page's own. */
function findUrls(html: string, base: string, languages: readonly string[]): string[] {
  const written = [...html.matchAll(/\s(href|src|srcset|imagesrcset)="([^"]+)"/gi)].flatMap(
    ([, name = '', value = '']) =>
      name.toLowerCase().endsWith('srcset')
        ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '')
        : [value],
  );
  const home = new URL(base, 'http://site.invalid');
  const urls = written.map((url) => new URL(url.replaceAll('&amp;', '&'), home));
  return urls
    .filter(({ origin }) => origin === home.origin)
    .map((url) => {
      const isPage = /^$|^\.(?:atom|ics|bib)$/.test(path.extname(url.pathname));
      const language = url.searchParams.get('lang') ?? home.searchParams.get('lang');
      url.searchParams.delete('lang');
      const search = isPage
        ? new URLSearchParams([...url.searchParams, ['lang', language ?? languages[0] ?? '']])
        : '';
      return `${url.pathname}${isPage ? `?${search}` : ''}`;
    });
}

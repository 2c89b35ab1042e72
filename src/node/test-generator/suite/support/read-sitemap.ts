import { type APIRequestContext, expect } from '@playwright/test';
import { FACTS, type Language } from './facts.ts';
import { urlIn } from './read-head.ts';

/** A page of the sitemap; its URLs are paths of the site. */
export interface SitemapEntry {
  readonly modified: string | undefined;
  /** Its URLs by the tags of languages, and by `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
}

type Sitemap = ReadonlyMap<string, SitemapEntry>;

/** All pages of the sitemap, or of all that its index names, by their paths with their query. */
export async function readSitemap(request: APIRequestContext): Promise<Sitemap> {
  const text = await textAt(request, '/sitemap.xml');
  const parts = text.includes('<sitemapindex')
    ? await Promise.all(locationsOf(text).map((path) => textAt(request, path)))
    : [text];
  const entries = parts.flatMap((part) => part.split('<url>').slice(1)).map(readEntry);
  expect(new Set(entries.map(([path]) => path)).size, 'URLs that differ').toBe(entries.length);
  return new Map(entries);
}

/**
 * So many paths of the sitemap, spread over it, and one of each folder: that of pages which nobody is to
 * find would be among them.
 */
export async function samplePages(
  request: APIRequestContext,
  most: number,
): Promise<ReadonlySet<string>> {
  const paths = [...(await readSitemap(request)).keys()];
  const step = Math.max(1, Math.floor(paths.length / most));
  const folders = Map.groupBy(paths, (path) => path.replace(/[^/]*$/, ''));
  return new Set([
    ...[...folders.values()].flatMap(([path]) => path ?? []),
    ...paths.filter((_, index) => index % step === 0),
  ]);
}

/** The home page, those of the sections, the search page, and some of items. */
export async function walkedPaths(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const routes = FACTS.sections.flatMap(({ pages }) => pages.map(({ route }) => route));
  const items = [...(await samplePages(request, 6))].slice(0, 24);
  return new Set(['/', ...routes, FACTS.search ?? '/', ...items]);
}

/** Expects that pages stand in the sitemap in a language, with the day of their last change where one is known. */
export async function expectListed(
  request: APIRequestContext,
  language: Language,
  pages: readonly { readonly path: string | undefined; readonly modified?: string | undefined }[],
): Promise<void> {
  const sitemap = await readSitemap(request);
  const known = pages.flatMap(({ path, modified }) =>
    path?.startsWith('/') ? [{ path, modified }] : [],
  );
  const wanted = known.map(({ path, modified }) => {
    const entry = sitemap.get(urlIn(path, language));
    // Another list may know when a page was changed of which this one does not say it.
    return { path, modified: modified ?? entry?.modified, isThere: true };
  });
  const seen = known.map(({ path }) => {
    const entry = sitemap.get(urlIn(path, language));
    return { path, modified: entry?.modified, isThere: entry !== undefined };
  });
  expect(seen).toEqual(wanted);
  for (const { path } of known) {
    const { alternates = {} } = sitemap.get(urlIn(path, language)) ?? {};
    const spoken = FACTS.languages.filter((other) => sitemap.has(urlIn(path, other)));
    const forms = spoken.map((other) => [other.tag, urlIn(path, other)]);
    const byDefault = ['x-default', urlIn(path, spoken[0] ?? language)];
    expect(alternates, path).toEqual(
      spoken.length < 2 ? {} : Object.fromEntries([...forms, byDefault]),
    );
  }
}

async function textAt(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^(?:application|text)\/xml/);
  return answer.text();
}

function locationsOf(text: string): readonly string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => pathOf(url));
}

function readEntry(text: string): [string, SitemapEntry] {
  const links = [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
  return [
    locationsOf(text)[0] ?? '',
    {
      modified: /<lastmod>([^<]*)<\/lastmod>/.exec(text)?.[1],
      alternates: Object.fromEntries(links.map(([, tag = '', url = '']) => [tag, pathOf(url)])),
    },
  ];
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
  return pathname + search;
}

import { expect, test } from '@playwright/test';
import { type CrawledPage, crawl, readHead, readThings } from '../e2e/support/crawl.ts';
import { LANGUAGES, type Language } from '../e2e/support/texts.ts';
import { readXml, type XmlElement } from '../node/contract/well-formed-xml.ts';

// One walk over the whole site serves all of these.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** What search engines ask of the things that they show, by their documentation. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Person: ['name', 'url'],
  Event: ['name', 'startDate', 'location', 'url'],
  Article: ['headline', 'author', 'datePublished', 'image', 'publisher', 'inLanguage'],
  NewsArticle: ['headline', 'author', 'datePublished', 'image', 'publisher', 'inLanguage'],
  ScholarlyArticle: ['headline', 'author', 'publisher', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'publisher'],
  ResearchOrganization: ['@id', 'name', 'url', 'logo'],
};
const URLS = ['url', 'image', 'logo', 'item', '@id'];
const DATES = ['startDate', 'endDate', 'datePublished', 'dateModified'];
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)?)?$/;
/** The fewest characters of a description; Chinese says more with each. */
const FEWEST: Readonly<Record<Language, number>> = { zh: 15, en: 50 };
/** How a description begins: a Chinese one may name somebody in Latin letters first. */
const WRITTEN: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  en: /^[^\p{Script=Han}]{20}/u,
};
/** Search engines cut what is longer. */
const MOST = 161;

let origin = '';
let walked: ReadonlyMap<string, CrawledPage> = new Map();
let listed: readonly string[] = [];

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000);
  origin = baseURL ?? '';
  const sitemap = readXml(await (await fetch(`${origin}/sitemap.xml`)).text());
  listed = elements(sitemap, 'loc').map(({ text }) => text.replaceAll('&amp;', '&'));
  walked = await crawl(origin);
});

test('every page of the sitemap is reached by links alone, and is there', () => {
  expect(listed.length).toBeGreaterThan(400);
  const missing = listed.filter((url) => pageAt(url)?.status !== 200);
  expect(missing).toEqual([]);
  const broken = [...walked.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ url }) => url)).toEqual([]);
});

test('every page that may be listed has a title and a description of its own, in its language', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const faults = listedPages().flatMap(({ canonical, html, language }) => {
    const title = readHead(html, /<title>([^<]*)<\/title>/) ?? '';
    const description = readHead(html, /name="description" content="([^"]*)"/) ?? '';
    // A further page of a list is described as the first is.
    const first = canonical.replace(/[?&](?:page|tab)=\w+/g, '').replace('&', '?');
    const twice = [titles.get(title) ?? canonical, descriptions.get(description) ?? first];
    titles.set(title, canonical);
    descriptions.set(description, first);
    const { length } = [...description];
    const isRight =
      twice[0] === canonical &&
      twice[1] === first &&
      length >= FEWEST[language] &&
      length <= MOST &&
      WRITTEN[language].test(description);
    return isRight ? [] : [{ canonical, title, description, twice }];
  });
  expect(faults).toEqual([]);
});

test('every page of the sitemap is its own canonical URL, and names the other language', () => {
  const known = new Set(listed);
  const faults = listed.filter((url) => {
    const html = pageAt(url)?.html ?? '';
    const others = ['zh-CN', 'en', 'x-default'].map((tag) =>
      readHead(html, new RegExp(`hreflang="${tag}" href="([^"]*)"`)),
    );
    return (
      readHead(html, /rel="canonical" href="([^"]*)"/) !== url ||
      !others.every((other) => other !== undefined && known.has(other)) ||
      html.includes('name="robots"')
    );
  });
  expect(faults).toEqual([]);
});

test('every page says what it is about in a form that search engines take', () => {
  const kinds = new Set<string>();
  const faults = listedPages().flatMap(({ canonical, html }) => {
    const things = readThings(html);
    const missing = things.flatMap((thing) => {
      const kind = String(thing['@type']);
      kinds.add(kind);
      return (REQUIRED[kind] ?? ['a known kind']).filter((name) => !(name in thing));
    });
    const own = things.length === 0 ? ['nothing is said'] : [...missing, ...findOdd(things)];
    return own.map((fault) => `${canonical}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect([...kinds].sort()).toEqual(Object.keys(REQUIRED).sort());
});

for (const language of LANGUAGES) {
  test(`every feed that the home page names in ${language} is an Atom feed of that language`, async () => {
    const home = pageAt(`${origin}${language === 'zh' ? '/' : '/?lang=en'}`)?.html ?? '';
    const feeds = [...home.matchAll(/type="application\/atom\+xml"[^>]* href="([^"]+)"/g)];
    expect(feeds.length).toBeGreaterThan(0);
    for (const [, path = ''] of feeds) {
      const response = await fetch(origin + path);
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const feed = readXml(await response.text());
      expect(feed.attributes['xml:lang']).toMatch(new RegExp(`^${language}`));
      const entries = feed.children.filter(({ name }) => name === 'entry');
      expect(entries.length).toBe(20);
      const times = entries.map((entry) => Date.parse(elements(entry, 'updated')[0]?.text ?? ''));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      const ids = entries.map((entry) => elements(entry, 'id')[0]?.text ?? '');
      expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
      // Somebody without cookies, as readers of feeds are, finds the language of the feed behind each.
      const links = elements(feed, 'link').filter(
        ({ attributes }) => attributes.rel === 'alternate',
      );
      expect(links).toHaveLength(1 + entries.length);
      const tag = `<html lang="${feed.attributes['xml:lang']}"`;
      const foreign = links.filter(({ attributes: { href = '' } }) => {
        const html = pageAt(href.replaceAll('&amp;', '&'))?.html;
        return html?.includes(tag) !== true;
      });
      expect(foreign).toEqual([]);
      const again = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
      expect((await fetch(origin + path, again)).status).toBe(304);
    }
  });
}

test('the sitemap says of news when it appeared', async () => {
  const sitemap = readXml(await (await fetch(`${origin}/sitemap.xml`)).text());
  const dates = elements(sitemap, 'lastmod').map(({ text }) => text);
  expect(dates.length).toBeGreaterThan(90);
  expect(dates.filter((date) => !ISO_DATE.test(date))).toEqual([]);
});

test('drafts, searches and what lies behind a list’s end ask not to be listed', async () => {
  for (const path of [
    '/preview/application/postdoctoral-fellow-application',
    '/search?q=lake',
    '/people/staffs?page=99',
    '/about/news?page=99',
    '/nowhere',
  ]) {
    const html = await (await fetch(origin + path)).text();
    expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(true);
    expect(readThings(html), path).toEqual([]);
  }
});

/** The pages that were reached, each once: by its canonical URL. */
function listedPages() {
  const pages = new Map<string, { canonical: string; html: string; language: Language }>();
  for (const { html } of walked.values()) {
    const canonical = readHead(html, /rel="canonical" href="([^"]*)"/) ?? '';
    const language = canonical.includes('lang=en') ? 'en' : 'zh';
    if (!html.includes('name="robots"')) pages.set(canonical, { canonical, html, language });
  }
  return [...pages.values()];
}

/** URLs that are not absolute and dates that are none, however deep they stand. */
function findOdd(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const form = URLS.includes(name) ? /^https?:\/\// : DATES.includes(name) ? ISO_DATE : /^/;
    const isOdd = typeof inner === 'string' && !form.test(inner);
    return isOdd ? [`${name} ${inner}`] : findOdd(inner);
  });
}

function pageAt(url: string): CrawledPage | undefined {
  return walked.get(url.slice(origin.length));
}

function elements(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elements(child, name),
  ]);
}

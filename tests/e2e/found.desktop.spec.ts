import { expect, test } from '@playwright/test';
import { readXml, type XmlElement } from '../node/contract/well-formed-xml.ts';
import { type CrawledPage, crawl, readHead, readThings } from './support/crawl.ts';
import { LANGUAGES, type Language } from './support/texts.ts';

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
const ADDRESSES = ['url', 'image', 'logo', 'item', '@id'];
const DATES = ['startDate', 'endDate', 'datePublished', 'dateModified'];
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)?)?$/;
/** The fewest characters of a description; Chinese says more with each. */
const FEWEST: Readonly<Record<Language, number>> = { zh: 15, en: 50 };
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
  const missing = listed.filter((address) => pageAt(address)?.status !== 200);
  expect(missing).toEqual([]);
  const broken = [...walked.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ address }) => address)).toEqual([]);
});

test('every page that may be listed has a title and a description of its own, in its language', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { canonical, html, language } of listedPages()) {
    const title = readHead(html, /<title>([^<]*)<\/title>/) ?? '';
    const description = readHead(html, /name="description" content="([^"]*)"/) ?? '';
    expect(titles.get(title) ?? canonical, title).toBe(canonical);
    titles.set(title, canonical);
    // A further page of a list is described as the first is.
    const first = canonical.replace(/[?&](?:page|tab)=\w+/g, '');
    expect(descriptions.get(description) ?? first.replace('&', '?'), description).toBe(
      first.replace('&', '?'),
    );
    descriptions.set(description, first.replace('&', '?'));
    const length = [...description].length;
    expect(length >= FEWEST[language] && length <= MOST, `${canonical}: ${description}`).toBe(true);
    if (language === 'zh') expect(description, canonical).toMatch(/\p{Script=Han}/u);
    else expect(description, canonical).toMatch(/^[^\p{Script=Han}]{20}/u);
  }
});

test('every page of the sitemap is its own canonical address, and names the other language', () => {
  const known = new Set(listed);
  for (const address of listed) {
    const html = pageAt(address)?.html ?? '';
    expect(readHead(html, /rel="canonical" href="([^"]*)"/)).toBe(address);
    for (const tag of ['zh-CN', 'en', 'x-default']) {
      const other = readHead(html, new RegExp(`hreflang="${tag}" href="([^"]*)"`)) ?? '';
      expect(known.has(other), `${address}: ${other}`).toBe(true);
    }
    expect(html, address).not.toContain('name="robots"');
  }
});

test('every page says what it is about in a form that search engines take', () => {
  const kinds = new Set<string>();
  for (const { canonical, html } of listedPages()) {
    const things = readThings(html);
    expect(things.length, canonical).toBeGreaterThan(0);
    for (const thing of things) {
      const kind = String(thing['@type']);
      kinds.add(kind);
      const missing = (REQUIRED[kind] ?? ['a known kind']).filter((name) => !(name in thing));
      expect(missing, `${kind} of ${canonical}`).toEqual([]);
    }
    judgeValues(things, canonical);
  }
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
      const [feed] = readXml(await response.text()).children;
      expect(feed?.attributes['xml:lang']).toMatch(new RegExp(`^${language}`));
      const entries = feed?.children.filter(({ name }) => name === 'entry') ?? [];
      expect(entries.length).toBe(20);
      const times = entries.map((entry) => Date.parse(elements(entry, 'updated')[0]?.text ?? ''));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      for (const entry of entries) expect(listed).toContain(elements(entry, 'id')[0]?.text);
      const again = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
      expect((await fetch(origin + path, again)).status).toBe(304);
    }
  });
}

test('the sitemap says of news when it appeared', async () => {
  const sitemap = readXml(await (await fetch(`${origin}/sitemap.xml`)).text());
  const dates = elements(sitemap, 'lastmod').map(({ text }) => text);
  expect(dates.length).toBeGreaterThan(90);
  for (const date of dates) expect(date).toMatch(ISO_DATE);
});

test('drafts, searches and what lies behind a list’s end ask not to be listed', async () => {
  for (const path of [
    '/preview/application/postdoctoral-fellow-application',
    '/search?q=lake',
    '/people/staffs?page=99',
    '/nowhere',
  ]) {
    const html = await (await fetch(origin + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(readThings(html), path).toEqual([]);
  }
});

/** The pages that were reached, each once: by its canonical address. */
function listedPages() {
  const pages = new Map<string, { canonical: string; html: string; language: Language }>();
  for (const { html } of walked.values()) {
    const canonical = readHead(html, /rel="canonical" href="([^"]*)"/) ?? '';
    const language = canonical.includes('lang=en') ? 'en' : 'zh';
    if (!html.includes('name="robots"')) pages.set(canonical, { canonical, html, language });
  }
  return [...pages.values()];
}

/** Addresses are absolute and dates are dates, however deep they stand. */
function judgeValues(value: unknown, page: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && ADDRESSES.includes(name)) {
      expect(inner, `${name} of ${page}`).toMatch(/^https?:\/\//);
    }
    if (DATES.includes(name)) expect(inner, `${name} of ${page}`).toMatch(ISO_DATE);
    judgeValues(inner, page);
  }
}

function pageAt(address: string): CrawledPage | undefined {
  return walked.get(address.slice(origin.length));
}

function elements(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elements(child, name),
  ]);
}

import { expect } from '@playwright/test';
import { read } from './api.ts';
import type { Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { type Expected, plain } from './expectations.ts';
import { apiOf, FACTS, type Language } from './facts.ts';
import { bareUrlOf, type Head, sortQuery, urlIn, wordsOf } from './read-head.ts';
import { typeByName } from './types-by-name.ts';

// What is expected of the head of a page.

/** What is expected of a head; a title that is undefined may be any. */
export interface ExpectedHead {
  /** Path and query of the one URL of what is shown, without its language. */
  readonly path: string;
  readonly language: Language;
  /** The codes of the languages that it is there in. */
  readonly languages?: readonly string[] | undefined;
  readonly title: string | undefined;
  /** The words that the description is, or begins with where they are too long for one. */
  readonly description: string;
  readonly type: 'website' | 'article' | 'profile';
  /** The page's own picture; the site's stands for pages without one. */
  readonly image?: Expected;
}

/** Columns that search engines and networks show of a description; a wide character takes two. */
const MAX_COLUMNS = 160;

/** From this ratio of width to height on, a card with a wide picture shows most of it. */
const WIDE = 1.2;

/** Expects that a page is listed, by one URL, with all that its manifest says of it. */
export function expectHead(head: Head, wanted: ExpectedHead): void {
  const { path, language, languages, title, description, type, image } = wanted;
  expect(head.status, path).toBe(200);
  const spoken = FACTS.languages.filter(({ code }) => languages?.includes(code) ?? true);
  const canonical = urlIn(path, language);
  const whole = title === '' ? language.siteName : `${title} · ${language.siteName}`;
  const forms = spoken.map((other) => [other.tag, urlIn(path, other)]);
  const [first] = spoken;
  const shown = title === undefined ? head.title : whole;
  const unasked = {
    description: '',
    feeds: [],
    shared: {},
    turns: [],
    things: [],
    words: '',
    pictures: '',
  };
  expect({ ...head, ...unasked }).toEqual({
    ...unasked,
    status: 200,
    language: language.tag,
    direction: language.direction,
    title: shown,
    robots: '',
    canonical,
    alternates:
      spoken.length < 2 || first === undefined
        ? {}
        : Object.fromEntries([...forms, ['x-default', urlIn(path, first)]]),
    languageLinks: languageLinksAt(path, language),
  });
  expectDescription(head.description, description);
  const others = spoken.length < 2 ? [] : spoken.filter(({ code }) => code !== language.code);
  const picture = pictureOf(image);
  expect(head.shared).toMatchObject({
    'og:title': shown,
    'og:description': head.description,
    'og:url': canonical,
    'og:site_name': language.siteName,
    'og:locale': localeOf(language),
    ...(others.length > 0 && { 'og:locale:alternate': others.map(localeOf).join(' ') }),
    'og:type': type,
    ...(picture !== undefined && { 'og:image': picture }),
  });
  expectSharedPicture(head, image);
}

/** Expects that networks hear what a shared picture shows and is, and show a wide one large. */
function expectSharedPicture({ shared }: Head, image: Expected | undefined): void {
  const { 'og:image': url, 'og:image:width': width, 'og:image:height': height } = shared;
  const isWide = width === undefined || Number(width) >= WIDE * Number(height);
  const card = url !== undefined && isWide ? 'summary_large_image' : 'summary';
  expect(shared['twitter:card'], url).toBe(card);
  if (url === undefined) return;
  const words = image?.[0]?.picture?.alt ?? '';
  const isOwn = url === pictureOf(image) && words !== '';
  if (isOwn) expect(shared['og:image:alt'], url).toBe(words);
  expect(shared['og:image:alt'] ?? '', url).not.toBe('');
  const type = shared['og:image:type'];
  expect(type, url).toBe(type && (typeByName(url) ?? type));
}

/** What begins the parameter of a list beside the one that a page is about. */
const FURTHER_LIST = 'page-';

/** Which page of a list is looked at, of how many; and the part of its page, where the page is not about it. */
interface Turn {
  readonly number: number;
  readonly last: number;
  readonly language: Language;
  readonly part?: string;
}

/**
 * Expects that a page of a list has links to those before and after it, where no script brings their items;
 * other lists of the page have links of their own.
 *
 * @param pageAt the path of a page of the list, whose first is the list's own
 */
export function expectTurns(
  { turns }: Pick<Head, 'turns'>,
  { number, last, language, part }: Turn,
  pageAt: (number: number) => string,
): void {
  const around = [number - 1, number + 1].filter((other) => other >= 1 && other <= last);
  const hash = part === undefined ? '' : `#${part}`;
  const own = turns.filter((turn) => {
    const url = new URL(turn, 'http://site');
    const isFurther = [...url.searchParams.keys()].some((name) => name.startsWith(FURTHER_LIST));
    return url.hash === hash && (part !== undefined || !isFurther);
  });
  expect(own).toEqual(around.map((other) => sortQuery(urlIn(pageAt(other), language) + hash)));
}

/** Expects that a page names things in this order. */
export function expectInOrder({ words }: Pick<Head, 'words'>, names: readonly unknown[]): void {
  const wanted = names.map((name) => plain(name).replace(/\s+/g, ''));
  let at = 0;
  const lost = wanted.filter((name) => {
    const place = words.indexOf(name, at);
    if (place >= 0) at = place + name.length;
    return place < 0;
  });
  expect(lost, 'not on the page, or in another order').toEqual([]);
}

/** Expects that search engines are asked not to list what is at a URL. */
export function expectUnlistedHead(head: Head): void {
  expect(head.robots).toBe('noindex');
  expect(head.things).toEqual([]);
}

/** The description of a page: the words of the fields that it is made of, or `others` where these are empty. */
export function describedBy(fields: readonly unknown[], others: string): string {
  return (
    fields
      .map((value) => wordsOf(plain(value)))
      .filter(Boolean)
      .join(' ') || others
  );
}

/** The codes of the languages in which an item says that it is there; undefined where it says nothing. */
export function languagesOf(source: Source, item: Entity): readonly string[] | undefined {
  const { itemLanguages, languages } = apiOf(source);
  const names = read(item, itemLanguages);
  if (!Array.isArray(names)) return undefined;
  return FACTS.languages
    .filter(({ code, tag }) => [code, tag, languages[code]].some((name) => names.includes(name)))
    .map(({ code }) => code);
}

function expectDescription(seen: string, words: string): void {
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  if (columnsOf(seen.replace(/…$/, '')) > MAX_COLUMNS) expect(seen, 'is short enough').toBe('');
  const isCut = seen.endsWith('…') && squeeze(words) !== squeeze(seen);
  if (!isCut) {
    expect(squeeze(seen)).toBe(squeeze(words));
    return;
  }
  // What is cut begins as the words do, and is nearly as long as it may be.
  const begin = squeeze(seen.slice(0, -1));
  expect(squeeze(words).slice(0, begin.length)).toBe(begin);
  expect(columnsOf(words), 'words that are too long').toBeGreaterThan(MAX_COLUMNS);
  expect(columnsOf(seen)).toBeGreaterThan(MAX_COLUMNS / 3);
}

function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1),
    0,
  );
}

/** The header leads to what is shown in other languages: to the next one, or to each of several. */
function languageLinksAt(path: string, language: Language): Readonly<Record<string, string>> {
  if (!FACTS.languageButton) return {};
  const others = FACTS.languages.filter(({ code }) => code !== language.code);
  return Object.fromEntries(
    others.map(({ tag, code }) => {
      const url = new URL(path, 'http://site');
      url.searchParams.set('lang', code);
      return [tag, sortQuery(url.pathname + url.search)];
    }),
  );
}

function pictureOf(image: Expected | undefined): string | undefined {
  const own = image?.[0]?.picture?.src ?? '';
  const isShown = own !== '' && !/\.(?:avif|svg|gif|heic|tiff?|ico)(?:[?#]|$)/i.test(own);
  const src = isShown ? own : FACTS.shareImage;
  return src === undefined ? undefined : bareUrlOf(src);
}

function localeOf({ tag }: Language): string {
  return tag.replace('-', '_');
}

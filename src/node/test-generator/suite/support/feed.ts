import { type APIRequestContext, expect } from '@playwright/test';
import { expectAskedAgain, expectInert, expectRevalidated } from './answers.ts';
import { plain } from './expectations.ts';
import type { Language } from './facts.ts';
import { decode, headAt, urlIn, wordsOf } from './read-head.ts';
import { universalDate } from './things.ts';
import { expectWellFormed } from './well-formed.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
/** Seconds after which who follows a feed has what is new. */
const AN_HOUR = 3600;

export interface FeedFacts {
  /** The paths of the page that names the feed, and of the feed. */
  readonly page: string;
  readonly path: string;
  /** What the feed is called, without the site's name. */
  readonly name: string;
  readonly about: string;
  readonly language: Language;
  /** The items of the list; those without a title, a page or a date are in no feed. */
  readonly entries: readonly {
    readonly title: string;
    readonly path: string | undefined;
    readonly updated: unknown;
    readonly summary?: unknown;
  }[];
}

/** Expects that a page names a feed, and the feed has the items of the list, the last changed first. */
export async function expectFeed(request: APIRequestContext, facts: FeedFacts): Promise<void> {
  const { page, path, name, about, language, entries } = facts;
  const head = await headAt(request, page, language);
  expect(head.feeds).toEqual([urlIn(path, language)]);
  const answer = await request.get(urlIn(path, language));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/atom\+xml/);
  expect(answer.headers()['content-language']).toBe(language.tag);
  expectInert(answer);
  expectAskedAgain(answer, AN_HOUR);
  await expectRevalidated(request, urlIn(path, language), answer);
  const text = await answer.text();
  expectWellFormed(text, ATOM, path);
  const [start = '', ...parts] = text.split('<entry>');
  const wanted = entries.flatMap(({ title, path: own, updated, summary }) => {
    const at = momentOf(updated);
    if (title === '' || own === undefined || at === undefined) return [];
    return [
      { title, url: urlIn(own, language), updated: at, words: squeeze(wordsOf(plain(summary))) },
    ];
  });
  wanted.sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
  expect(parts.map(readEntry)).toEqual(wanted);
  expect(start).toContain(`xml:lang="${language.tag}"`);
  expect(textIn(start, 'title')).toBe([name, language.siteName].filter(Boolean).join(' · '));
  expect(textIn(start, 'subtitle')).toBe(about);
  // Programs refuse a feed that nobody has written.
  expect(textIn(/<author>(.*?)<\/author>/s.exec(start)?.[1] ?? '', 'name')).toBe(language.siteName);
  expect(textIn(start, 'updated')).toBe(wanted[0]?.updated ?? '1970-01-01T00:00:00Z');
  expect([linkIn(start, 'self'), linkIn(start, 'alternate')]).toEqual(
    [path, page].map((url) => urlIn(url, language)),
  );
  // By their ids programs know what they have shown; a URL stays for as long as what is there.
  expect([start, ...parts].map((part) => textIn(part, 'id'))).toEqual([
    hrefIn(start, 'self'),
    ...parts.map((part) => hrefIn(part, 'alternate')),
  ]);
  // A reader of feeds has no cookies: each link has to lead to the language by itself.
  for (const { url } of wanted) {
    const plainly = await fetch(new URL(url, answer.url()));
    expect(await plainly.text(), url).toContain(`<html lang="${language.tag}"`);
  }
}

/** A time as feeds have it: a date without a time begins at midnight, in UTC. */
function momentOf(value: unknown): string | undefined {
  const date = universalDate(value);
  return date === undefined || date.includes('T') ? date : `${date}T00:00:00Z`;
}

function readEntry(text: string) {
  const [, type = '', summary = ''] =
    /<summary(?: type="(\w+)")?>([\s\S]*?)<\/summary>/.exec(text) ?? [];
  // Else tags are shown as they are written, or words that look like one are left out.
  if (/<\/?[a-z][^>]*>/i.test(decode(summary))) expect(type, summary).toBe('html');
  return {
    title: textIn(text, 'title'),
    url: linkIn(text, 'alternate'),
    updated: textIn(text, 'updated'),
    words: squeeze(wordsOf(decode(summary))),
  };
}

function textIn(text: string, name: string): string {
  return decode(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(text)?.[1] ?? '');
}

function linkIn(text: string, rel: string): string {
  const { pathname, search } = new URL(hrefIn(text, rel));
  return pathname + search;
}

function hrefIn(text: string, rel: string): string {
  return decode(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`).exec(text)?.[1] ?? '');
}

function squeeze(words: string): string {
  return words.replace(/\s+/g, '');
}

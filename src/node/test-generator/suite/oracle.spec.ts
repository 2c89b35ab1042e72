import type { APIRequestContext } from '@playwright/test';
import { callOf, fill } from './support/api.ts';
import { FACTS, type Language } from './support/facts.ts';
import type { OracleList } from './support/fixture-facts.ts';
import {
  countOf,
  dateAt,
  fieldsOf,
  HOSTILE,
  HOSTILE_RICH,
  idAt,
  orderOf,
  titleAt,
  wholeTitleAt,
} from './support/oracle/fixture-answers.ts';
import { ASKED_PATH, type Asked } from './support/oracle/server.ts';
import { ORACLE_PORT } from './support/oracle/start.ts';
import { headAt, urlIn } from './support/read-head.ts';
import { expectWholeData, findHostileIn } from './support/read-markup.ts';
import { readSitemap } from './support/read-sitemap.ts';
import { expect, answerTest as test } from './support/test-kinds.ts';
import { universalDate } from './support/things.ts';
import { expectWellFormed } from './support/well-formed.ts';

// The site reads answers that the suite has made up: what it has to make of them is known beforehand.

const { lists = [], endpoints = [] } = FACTS.oracle ?? {};

test.use({ baseURL: process.env.ORACLE_SITE || 'http://127.0.0.1:9' });
// One after the other: the server of the answers lists the calls since its list was last emptied.
test.describe.configure({ mode: 'default' });
test.skip(!process.env.ORACLE_SITE, 'ORACLE_SITE names no site that reads the made-up answers.');

for (const list of lists) {
  test(`${list.path} shows the items that it has to, page by page, in each language`, {
    tag: '@turn-0',
  }, async ({ request }) => {
    const { pageSize } = list.source;
    const order = orderIn(list);
    const pages = list.paging === 'none' ? 1 : Math.ceil(order.length / pageSize);
    for (const language of FACTS.languages) {
      for (let page = 1; page <= pages; page += 1) {
        await forget(request);
        const shown =
          list.paging === 'none' ? order : order.slice((page - 1) * pageSize, page * pageSize);
        const path =
          page === 1 ? list.path : `${list.path}${list.path.includes('?') ? '&' : '?'}page=${page}`;
        const { status, words, robots } = await headAt(request, path, language);
        expect([status, robots], path).toEqual([200, '']);
        expect(titlesIn(words), path).toEqual(
          shown.map((number) => squeeze(titleAt(number, language))),
        );
        await expectAsked(request, list, page - 1, language);
      }
    }
  });
}

test('the items of lists are pages, in each language, and stand in the sitemap with their day', {
  tag: '@turn-0',
}, async ({ request }) => {
  const sitemap = await readSitemap(request);
  for (const { link, source, updated } of lists) {
    if (link === undefined || source.limit !== undefined) continue;
    for (let number = 1; number <= countOf(source); number += 1) {
      const path = fill(link, { id: idAt(number) });
      if (path === undefined) continue;
      for (const language of FACTS.languages) {
        const entry = sitemap.get(urlIn(path, language));
        expect(entry, path).toBeDefined();
        if (updated !== undefined)
          expect(entry?.modified, path).toBe(universalDate(dateAt(number)));
      }
    }
  }
});

test('an item is shown with its title, in its language', {
  tag: '@turn-0',
}, async ({ request }) => {
  const links = new Map(lists.map(({ link, isTitled }) => [link, isTitled]));
  for (const [link, isTitled] of links) {
    if (link?.includes('{id}') !== true) continue;
    for (const language of FACTS.languages) {
      const path = fill(link, { id: idAt(7) }) ?? '';
      const head = await headAt(request, path, language);
      expect(head.status, path).toBe(200);
      expect(head.language).toBe(language.tag);
      if (isTitled !== true) continue;
      expect(head.title, path).toContain(titleAt(7, language));
      expect(titlesIn(head.words), path).toContain(squeeze(titleAt(7, language)));
    }
  }
});

test('no text of an item ends what it stands in, of its page and of a feed', {
  tag: '@turn-0',
}, async ({ request }) => {
  const [language] = FACTS.languages;
  if (language === undefined) return;
  const title = wholeTitleAt(HOSTILE, language);
  for (const { path: list, link, isTitled } of lists) {
    if (link?.includes('{id}') !== true || isTitled !== true) continue;
    const path = fill(link, { id: idAt(HOSTILE) }) ?? '';
    const html = await (await request.get(urlIn(path, language))).text();
    expect(html.includes('<b id="hostile"'), path).toBe(false);
    expectWholeData(html, path);
    const { title: named, shared, things } = await headAt(request, path, language);
    expect([named, shared['og:title']], path).toEqual(
      Array(2).fill(expect.stringContaining(title)),
    );
    if (JSON.stringify(things).includes(titleAt(HOSTILE, language)))
      expect(JSON.stringify(things), path).toContain(JSON.stringify(title).slice(1, -1));
    const { feeds } = await headAt(request, list, language);
    for (const feed of feeds)
      expectWellFormed(await (await request.get(feed)).text(), 'http://www.w3.org/2005/Atom', feed);
  }
});

test('rich text of an item brings no scripts, frames, forms or foreign pictures into the HTML', {
  tag: '@turn-0',
}, async ({ request }) => {
  const [language] = FACTS.languages;
  if (language === undefined) return;
  const paths = lists.flatMap(({ path, link }) => [
    path,
    ...(link?.includes('{id}') === true ? [fill(link, { id: idAt(HOSTILE_RICH) }) ?? ''] : []),
  ]);
  let isShown = false;
  for (const path of new Set(paths)) {
    const html = await (await request.get(urlIn(path, language))).text();
    expect(findHostileIn(html), path).toEqual([]);
    isShown ||= html.includes('Harmless words');
  }
  test.skip(!isShown, 'No list, and no page of an item, shows rich text.');
});

test('a search shows what the answer names, and nothing else', {
  tag: '@turn-0',
}, async ({ request }) => {
  const search = endpoints.find((endpoint) => endpoint.search !== undefined);
  test.skip(search === undefined || FACTS.search === undefined, 'The site has no search page.');
  for (const language of FACTS.languages) {
    const words = titleAt(9, language);
    const { words: shown } = await headAt(
      request,
      `${FACTS.search}?q=${encodeURIComponent(words)}`,
      language,
    );
    expect(new Set(titlesIn(shown))).toEqual(new Set([squeeze(words)]));
  }
});

function orderIn({ source }: OracleList): readonly number[] {
  const own = endpoints.filter((endpoint) => endpoint.source.endpoint === source.endpoint);
  return orderOf(source, fieldsOf(own)).slice(0, source.limit);
}

/** The titles of made-up items among words, each time one begins anew. */
function titlesIn(words: string): readonly string[] {
  const all = [...words.matchAll(/Entry\d{3}-[a-z]{2}/g)].map(([title]) => title);
  return all.filter((title, index) => title !== all[index - 1]);
}

function squeeze(words: string): string {
  return words.replace(/\s+/g, '');
}

async function forget(request: APIRequestContext): Promise<void> {
  await request.get(`http://127.0.0.1:${ORACLE_PORT}${ASKED_PATH}`);
}

/** What was asked is the page that is shown, in the language in which it is. */
async function expectAsked(
  request: APIRequestContext,
  { source, paging }: OracleList,
  page: number,
  language: Language,
): Promise<void> {
  const asked: Asked[] = await (
    await request.get(`http://127.0.0.1:${ORACLE_PORT}${ASKED_PATH}`)
  ).json();
  const call = callOf(source, {}, paging === 'server' ? page : 0, language);
  const path = (url: string) => new URL(url, 'http://site');
  const wanted = path(call);
  wanted.searchParams.sort();
  const own = asked.filter((one) => path(one.path).pathname === wanted.pathname);
  // A page that was made before is not asked for again.
  for (const one of own) {
    const url = path(one.path);
    url.searchParams.sort();
    expect(one.language, one.path).toBe(language.code);
    if (paging !== 'server') expect(url.href).toBe(wanted.href);
  }
  if (paging === 'server' && own.length > 0) {
    expect(own.map((one) => path(one.path).search)).toContain(path(call).search);
  }
}

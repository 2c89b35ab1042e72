import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** What a page tells search engines of: the nodes of its JSON-LD. */
export async function thingsOf(page: Page): Promise<readonly unknown[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(json ?? '{}')['@graph'];
}

/** The feed that a page names. */
export async function feedOf(page: Page): Promise<string> {
  const link = page.locator('head link[type="application/atom+xml"]');
  // The origin that it names may be that of the public, not of the server under test.
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const answer = await page.request.get(pathname + search);
  expect(answer.status()).toBe(200);
  return answer.text();
}

/** The pages that a feed leads to: its own, and those of its entries, as paths of the server under test. */
export function linksOf(feed: string): readonly string[] {
  return [...feed.matchAll(/type="text\/html" href="([^"]+)"/g)].map(([, href = '']) => {
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** The language of a page as the server sends it, to a visitor with what cookies there are. */
export async function languageOf(request: APIRequestContext, path: string): Promise<string> {
  return readLanguage(await (await request.get(path)).text());
}

/**
 * The language of a page as the server sends it to a reader of feeds, who has no cookies: Playwright
 * would keep the one that an earlier answer sets.
 */
export async function languageWithoutCookies(page: Page, path: string): Promise<string> {
  return readLanguage(await (await fetch(new URL(path, page.url()))).text());
}

function readLanguage(html: string): string {
  return /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
}

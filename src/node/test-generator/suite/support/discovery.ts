import { expect, type Page } from '@playwright/test';

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

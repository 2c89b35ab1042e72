import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import {
  allNews,
  drawerOf,
  firstNews,
  NEWS_PATH,
  type NewsItem,
  newsAt,
  newsLink,
} from './support/news.ts';
import { SLICE } from './support/plants.ts';
import { scrollPosition, showAll } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';

// With the room that readers' scroll bars take: Fluent keeps it while a drawer is open, and where a
// browser under test has none the list below would be laid out anew.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

mostlyIn('en', (language) => {
  test('an opened article is an entry of the history, with its own path in the bar', async ({
    page,
    visit,
    api,
    calls,
  }) => {
    const item = newsAt(await firstNews(api), 1);
    await visit(NEWS_PATH);
    const title = await page.title();
    const length = await historyLength(page);
    await newsLink(page, item).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, item);
    expect(await historyLength(page)).toBe(length + 1);

    await page.goBack();
    await expectClosed(page, item);
    await expect(page).toHaveTitle(title);

    await page.goForward();
    await expectOpen(page, item);
    await page.keyboard.press('Escape');
    await expectClosed(page, item);
    // Opening, going back and coming again ask for the article once, and never for the list.
    await expectCalls(page, calls, [{ url: `/reports/${item.id}`, method: 'GET', language }]);
  });
});

test('an article that is on its way when it is opened is asked for once', async ({
  page,
  visit,
  api,
  calls,
  language,
}) => {
  const item = newsAt(await firstNews(api), 1);
  const url = `/reports/${item.id}`;
  await visit(NEWS_PATH);
  const drawer = page.getByRole('dialog');
  await page.route(`**/api${url}`, async (route) => {
    await drawer.waitFor();
    // One that was called off can go on no more, and is told from the calls below.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(`**/api${url}`);
  await newsLink(page, item).hover();
  await asked;
  await newsLink(page, item).click();
  await expectOpen(page, item);
  await expectCalls(page, calls, [{ url, method: 'GET', language }]);
});

test('previous and next take the place of the entry, and the way back is one step', async ({
  page,
  visit,
  api,
  text,
}) => {
  const items = await firstNews(api);
  await visit(NEWS_PATH);
  const opener = newsAt(items, 1);
  await newsLink(page, opener).click();
  await expectOpen(page, opener);
  const length = await historyLength(page);
  for (const [key, place] of [
    ['ui.next', 2],
    ['ui.next', 3],
    ['ui.previous', 2],
  ] as const) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text(key) })
      .click();
    await expectOpen(page, newsAt(items, place));
  }
  expect(await historyLength(page)).toBe(length);
  await page.goBack();
  await expectClosed(page, opener);
});

test('the list is where it was, and as long, when the drawer is closed', async ({
  page,
  visit,
  api,
  calls,
}) => {
  const items = await allNews(api);
  await visit(NEWS_PATH);
  await showAll(page, 2 * SLICE);
  const item = newsAt(items, SLICE + 1);
  // Comes into the window, and has come to rest there, before its place is noted.
  await newsLink(page, item).hover();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  const place = async () => Math.round((await newsLink(page, item).boundingBox())?.y ?? Number.NaN);
  const before = await place();
  calls.length = 0;
  await newsLink(page, item).click();
  await expectOpen(page, item);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    await expectClosed(page, item);
    expect(await place()).toBe(before);
    await expect(newsLink(page, newsAt(items, 2 * SLICE - 1))).toHaveCount(1);
    await page.goForward();
    await expectOpen(page, item);
  }
  expect(calls.filter(({ url }) => url.startsWith('/reports?'))).toEqual([]);
});

test('a second press while the drawer closes leaves the list where it is', async ({
  page,
  visit,
  api,
  text,
}) => {
  const item = newsAt(await firstNews(api), 1);
  await visit('/plants/houses');
  await visit(NEWS_PATH);
  await newsLink(page, item).click();
  await expectOpen(page, item);
  const close = page.getByRole('dialog').getByRole('button', { name: text('ui.close') });
  await close.dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(newsLink(page, item)).toBeVisible();
  await expect(page).toHaveURL(NEWS_PATH);

  // The same once the browser is back, while the drawer moves out of sight.
  await newsLink(page, item).click();
  await expectOpen(page, item);
  await close.evaluate((button: HTMLElement) => {
    addEventListener('popstate', () => setTimeout(() => button.click(), 50), { once: true });
    button.click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(newsLink(page, item)).toBeVisible();
  await expect(page).toHaveURL(NEWS_PATH);
});

test('loaded again, the path of an opened article is its own page, and back is the list', async ({
  page,
  visit,
  api,
}) => {
  const item = newsAt(await firstNews(api), 1);
  await visit(NEWS_PATH);
  await newsLink(page, item).click();
  await expectOpen(page, item);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${NEWS_PATH}/${item.id}`);
  await page.goBack();
  await expect(page).toHaveURL(NEWS_PATH);
  await expect(newsLink(page, item)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the way back from another page leads to the article over the list', async ({
  page,
  visit,
  api,
}) => {
  const item = newsAt(await firstNews(api), 1);
  await visit(`${NEWS_PATH}?page=1`);
  await newsLink(page, item).click();
  await expectOpen(page, item);
  await page.goBack();
  await expect(page).toHaveURL(`${NEWS_PATH}?page=1`);
  await page.getByRole('banner').locator('a[href^="/"]').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(`${NEWS_PATH}?page=1`);
  await newsLink(page, item).click();
  await expectOpen(page, item);
});

test('the other language is that of the article', async ({ page, visit, api, request }) => {
  const item = newsAt(await firstNews(api), 1);
  await visit(NEWS_PATH);
  await newsLink(page, item).click();
  await expectOpen(page, item);
  // It is covered by the drawer; where storage is closed its link is all there is.
  const toggle = page.locator('header a[hreflang]').first();
  await expect(toggle).toHaveAttribute('href', `${NEWS_PATH}/${item.id}?lang=en`);
  await toggle.evaluate((link) => link instanceof HTMLElement && link.click());
  const english = await request.get(`/api/reports/${item.id}`, {
    headers: { 'Accept-Language': 'en' },
  });
  const { name }: NewsItem = await english.json();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(`${NEWS_PATH}/${item.id}`);
});

function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}

/** The drawer shows an article, and the bar and the title are those of its page. */
async function expectOpen(page: Page, item: NewsItem): Promise<void> {
  const drawer = drawerOf(page, item);
  await expect(drawer.getByRole('heading', { level: 2, name: item.name }).first()).toBeVisible();
  await expect(page).toHaveURL(`${NEWS_PATH}/${item.id}`);
  await expect.poll(async () => (await page.title()).startsWith(`${item.name} `)).toBe(true);
}

/** The list alone, with the focus on the tile that the reader had opened. */
async function expectClosed(page: Page, item: NewsItem): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(NEWS_PATH);
  await expect(newsLink(page, item)).toBeFocused();
}

import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { sideLink } from './support/plants.ts';
import { allActivities, EVENT_LISTS, itemAt, pageUrl } from './support/programme.ts';
import { scrollToEnd } from './support/scrolling.ts';
import { expect, inTurns, runWidely, test } from './support/test.ts';
import { LANGUAGE_TAGS, siteName } from './support/texts.ts';
import { measureColumns, readAcross, tilesOf } from './support/tile-columns.ts';

const PAGE_SIZE = 20;
/** A page of the section that is no list itself, and so asks for no further pages. */
const START = '/programme/almanac';

inTurns(EVENT_LISTS, (list, language) => {
  test(`${list.path} shows all that the API lists, page by page to the end`, async ({
    page,
    visit,
    api,
    calls,
    menuName,
  }) => {
    const activities = await allActivities(api, list);
    expect(activities.length).toBeGreaterThan(PAGE_SIZE);
    const title = await menuName(list.code);
    await visit(list.path);
    await expect(page).toHaveTitle(`${title} · ${siteName(language)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The first HTML brought the first page.
    expect(calls.map(({ url }) => url)).not.toContain(pageUrl(list, 0));
    await showAllTiles(page, activities.length);
    expect(readAcross(await measureColumns(page))).toEqual(activities.map(({ name }) => name));
    const pages = Math.ceil(activities.length / PAGE_SIZE);
    await expectCalls(
      page,
      calls,
      Array.from({ length: pages - 1 }, (_, index) => ({
        url: pageUrl(list, index + 1),
        method: 'GET',
        language,
      })),
    );
  });

  test(`going to ${list.path} asks for the first page, by its number 0`, async ({
    page,
    visit,
    calls,
    menuName,
  }) => {
    await visit(START);
    await sideLink(page, await menuName(list.code)).click();
    await expect(page).toHaveURL(list.path);
    await expect(tilesOf(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls[0]).toEqual({ url: pageUrl(list, 0), method: 'GET', language });
    expect(new Set(calls.map(({ url }) => url)).size).toBe(calls.length);
  });
});

for (const [place, list] of EVENT_LISTS.entries()) {
  test(
    `${list.path} asks for as many pages as the answers say there are`,
    runWidely(place > 1),
    async ({ page, visit, calls, menuName, language }) => {
      await page.route(`**/api${list.endpoint}?*`, (route) => {
        const number = Number(new URL(route.request().url()).searchParams.get('page'));
        const content = [1, 2].map((item) => ({
          id: `${number}-${item}`,
          name: `${number} ${item}`,
        }));
        return route.fulfill({ json: { content, numberOfTotalPages: 3 } });
      });
      await visit(START);
      await sideLink(page, await menuName(list.code)).click();
      await expect(page).toHaveURL(list.path);
      await showAllTiles(page, 6);
      await expectCalls(
        page,
        calls,
        [0, 1, 2].map((number) => ({
          url: pageUrl(list, number),
          method: 'GET',
          language,
        })),
      );
      await scrollToEnd(page);
      await expect(tilesOf(page)).toHaveCount(6);
    },
  );
}

test('a page that fails leaves those before it, and trying again goes on', async ({
  page,
  visit,
  api,
  text,
  problems,
}) => {
  problems.allow(/notes/);
  const [list] = EVENT_LISTS.filter(({ code }) => code === 'notes');
  if (list === undefined) throw new Error('There is no list of notes');
  const activities = await allActivities(api, list);
  await page.route('**/api/notes?*', (route) => route.fulfill({ status: 500 }));
  await visit(list.path);
  await scrollToEnd(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('ui.failed.http', { status: 500 }));
  await expect(tilesOf(page)).toHaveCount(PAGE_SIZE);
  await page.unroute('**/api/notes?*');
  await alert.getByRole('button', { name: text('ui.retry') }).click();
  await expect(tilesOf(page)).toHaveCount(activities.length);
  await expect(alert).toHaveCount(0);
});

test('a URL may name a later page, and goes on from there', async ({ page, visit, api }) => {
  const list = itemAt(EVENT_LISTS);
  const activities = await allActivities(api, list);
  await visit(`${list.path}?page=2`);
  await expect(tilesOf(page).getByRole('heading', { level: 2 })).toHaveText(
    activities.slice(PAGE_SIZE, 2 * PAGE_SIZE).map(({ name }) => name),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // A browser without scripts refuses to preload them, as it should.
  test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

  for (const [place, list] of EVENT_LISTS.entries()) {
    test(
      `${list.path} shows its first and its second page`,
      runWidely(place > 1),
      async ({ page, visit, api, text }) => {
        const activities = await allActivities(api, list);
        const names = activities.map(({ name }) => name);
        await visit(list.path);
        expect(readAcross(await measureColumns(page))).toEqual(names.slice(0, PAGE_SIZE));
        await page.getByRole('link', { name: text('ui.loadMore') }).click();
        await expect(page).toHaveURL(`${list.path}?page=2`);
        expect(readAcross(await measureColumns(page))).toEqual(names.slice(PAGE_SIZE, 40));
      },
    );
  }
});

/** Scrolls down until as many tiles are shown. */
async function showAllTiles(page: Page, total: number): Promise<void> {
  await expect(async () => {
    await scrollToEnd(page);
    await expect(tilesOf(page)).toHaveCount(total, { timeout: 1500 });
  }).toPass({ timeout: 15_000 });
}

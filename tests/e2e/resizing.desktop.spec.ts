import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { cardsOf, type Plant } from './support/plants.ts';
import { allActivities, EVENT_LISTS } from './support/programme.ts';
import { scrollToEnd, showAll } from './support/scrolling.ts';
import {
  COURSES,
  chooseArea,
  FREQUENT,
  resultLinks,
  resultsOf,
  search,
  searchBox,
} from './support/search.ts';
import { expect, test } from './support/test.ts';
import { measureColumns, readAcross, tilesOf } from './support/tile-columns.ts';

const DESKTOP = 1440;
/** There and back over the width at which the layout changes. */
const WIDTHS = [1025, 1024, 390, 1024, 1025, DESKTOP] as const;

test('a list keeps what it has loaded', async ({ page, visit, api, calls }) => {
  const plants = await api<Plant[]>('/collection/trees');
  await visit('/plants/trees');
  await showAll(page, plants.length);
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(
      plants.map(({ name }) => name),
    );
  }
  await expectCalls(page, calls, []);
});

for (const list of EVENT_LISTS) {
  test(`${list.path} keeps the pages that it has loaded`, async ({ page, visit, api, calls }) => {
    const names = (await allActivities(api, list)).map(({ name }) => name);
    await visit(list.path);
    await expect(async () => {
      await scrollToEnd(page);
      await expect(tilesOf(page)).toHaveCount(names.length, { timeout: 1500 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    calls.length = 0;
    for (const width of WIDTHS) {
      await resize(page, width);
      await expect.poll(async () => readAcross(await measureColumns(page))).toEqual(names);
    }
    await expectCalls(page, calls, []);
  });
}

test('a chosen tab stays chosen', async ({ page, visit, api, calls, text }) => {
  const past = await api<Plant[]>('/collection/beds?type=post');
  await visit('/plants/beds');
  await page.getByText(text('plants.past'), { exact: true }).first().hover();
  await page.getByRole('tab', { name: text('plants.past'), exact: true }).click();
  await expect(cardsOf(page).first()).toContainText(past[0]?.name ?? '');
  calls.length = 0;
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
      text('plants.past'),
    );
    await expect(cardsOf(page).first()).toContainText(past[0]?.name ?? '');
    await expect(page).toHaveURL('/plants/beds?tab=out');
  }
  await expectCalls(page, calls, []);
});

test('a search keeps its words, its tab and its results, and other words that are typed', async ({
  page,
  visit,
  api,
  calls,
  text,
  language,
}) => {
  const found = await resultsOf(api, COURSES, FREQUENT[language]);
  await visit('/search');
  await search(page, FREQUENT[language]);
  await chooseArea(page, text(COURSES.title));
  await expect(async () => {
    await scrollToEnd(page);
    await expect(resultLinks(page)).toHaveCount(found.length, { timeout: 1500 });
  }).toPass();
  await searchBox(page).fill('not sent off');
  await page.waitForLoadState('networkidle');
  calls.length = 0;
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(searchBox(page)).toHaveValue('not sent off');
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
      `${text(COURSES.title)} ${found.length}`,
    );
  }
  await expectCalls(page, calls, []);
});

test("the header's box keeps what is typed", async ({ page, visit, text }) => {
  await visit('/plants/houses');
  await page.getByRole('button', { name: text('ui.openSearch') }).click();
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('丝绸');
  await resize(page, 390);
  await expect(box).toBeHidden();
  await resize(page, DESKTOP);
  await expect(box).toHaveValue('丝绸');
});

test('an open part of an accordion stays open', async ({ page, visit, calls }) => {
  await visit('/garden/visit');
  const parts = page.getByRole('main').locator('details');
  const opened = () =>
    parts.evaluateAll((elements) => elements.map((element) => element.hasAttribute('open')));
  await parts.nth(1).locator('summary').click();
  await expect.poll(async () => (await opened()).indexOf(true)).toBe(1);
  const chosen = await opened();
  expect(chosen.filter((isOpen) => isOpen)).toHaveLength(1);
  for (const width of WIDTHS) {
    await resize(page, width);
    const expected = width > 1024 ? chosen : chosen.map(() => true);
    await expect.poll(opened).toEqual(expected);
  }
  await expectCalls(page, calls, []);
});

test('the layout is that of small screens up to 1024 px, and no further', async ({
  page,
  visit,
  text,
}) => {
  await visit('/plants/houses');
  const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
  const drawerButton = page.getByRole('button', { name: text('ui.openMenu') });
  const searchLink = page.getByRole('banner').getByRole('link', { name: text('ui.search') });
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(menu).toBeVisible({ visible: width > 1024 });
    await expect(searchLink).toBeVisible({ visible: width <= 1024 });
    await expect(drawerButton).toBeVisible();
  }
});

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

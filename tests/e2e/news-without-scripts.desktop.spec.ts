import type { Page } from '@playwright/test';
import { allNews, firstNews, NEWS_PATH, type NewsItem, newsAt, newsLink } from './support/news.ts';
import { cardsOf, SLICE } from './support/plants.ts';
import { expect, mostlyIn, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// A browser without scripts refuses to preload them, as it should.
test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

mostlyIn('en', () => {
  test('a card leads to the page of its article', async ({ page, visit, api }) => {
    const item = newsAt(await firstNews(api), 1);
    await visit(NEWS_PATH);
    await newsLink(page, item).click();
    await expect(page).toHaveURL(`${NEWS_PATH}/${item.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
  });
});

test('the pages lead on to the last', async ({ page, visit, api, text }) => {
  const items = await allNews(api);
  const last = lastPage(items);
  expect(last).toBeGreaterThan(1);
  await visit(NEWS_PATH);
  for (let number = 1; number <= last; number += 1) {
    await page.getByRole('link', { name: text('ui.loadMore') }).click();
    await expectPage(page, items, number);
  }
  await expect(page.getByRole('link', { name: text('ui.loadMore') })).toHaveCount(0);
});

test('the pages lead back to the first', async ({ page, visit, api, text }) => {
  const items = await allNews(api);
  const last = lastPage(items);
  await visit(`${NEWS_PATH}?page=${last + 1}`);
  await expectPage(page, items, last);
  for (let number = last - 1; number >= 0; number -= 1) {
    await page.getByRole('link', { name: text('ui.previousPage') }).click();
    await expectPage(page, items, number);
  }
  await expect(page.getByRole('link', { name: text('ui.previousPage') })).toHaveCount(0);
});

/** The number of the last page, counted from 0. */
function lastPage({ length }: readonly NewsItem[]): number {
  return Math.ceil(length / SLICE) - 1;
}

async function expectPage(page: Page, items: readonly NewsItem[], number: number): Promise<void> {
  await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(
    items.slice(number * SLICE, (number + 1) * SLICE).map(({ name }) => name),
  );
}

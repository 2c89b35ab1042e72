import {
  AREAS,
  areaTabs,
  FREQUENT,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  searchBox,
} from './support/search.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', (language) => {
  test('the icon leads to the page, which searches', async ({ page, visit, api, text }) => {
    const found = await resultsOf(api, AREAS[0], FREQUENT[language]);
    await visit('/plants/houses');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('ui.search') })
      .tap();
    await expect(searchBox(page)).toHaveAttribute('placeholder', text('ui.searchPlaceholder'));
    await searchBox(page).fill(FREQUENT[language]);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('ui.search') })
      .tap();
    await expect(resultLinks(page)).toHaveText(found.slice(0, 20).map(({ name }) => name));
    await expect(page).toHaveURL('/search');
  });

  test('the tabs are one strip that scrolls by itself, the page beside it does not', async ({
    page,
    visit,
    text,
  }) => {
    await visit('/search');
    await search(page, FREQUENT[language]);
    await expect(resultCards(page).first()).toBeVisible();
    const tabs = areaTabs(page, text('search.areas'));
    const tops = await tabs.evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
    await expect(tabs.last()).not.toBeInViewport({ ratio: 0.95 });
    await tabs.last().scrollIntoViewIfNeeded();
    await expect(tabs.last()).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
    await tabs.last().tap();
    await expect(page).toHaveURL(`/search?tab=${AREAS.at(-1)?.id}`);
    await expect(resultCards(page)).toHaveCount(0);
  });
});

test('the strip stays at the top once header, title and box are scrolled past', async ({
  page,
  visit,
  text,
  language,
}) => {
  await visit('/search');
  await search(page, FREQUENT[language]);
  await expect(resultCards(page)).toHaveCount(20);
  const tabs = areaTabs(page, text('search.areas'));
  const top = () => tabs.first().evaluate((tab) => Math.round(tab.getBoundingClientRect().top));
  const start = await top();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(start).toBeGreaterThan(100);
  await page.evaluate(() => window.scrollTo({ top: 50 }));
  await expect.poll(top).toBe(start - 50);
  for (const y of [1000, 2500]) {
    await page.evaluate((position) => window.scrollTo({ top: position }), y);
    await expect.poll(top).toBe(0);
  }
  await expect(tabs.first()).toBeInViewport();
  await tabs.nth(1).tap();
  await expect(page).toHaveURL(`/search?tab=${AREAS[1].id}`);
});

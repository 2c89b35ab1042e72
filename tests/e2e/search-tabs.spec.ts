import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { scrollToEnd } from './support/scrolling.ts';
import {
  ALMANAC,
  COURSES,
  chooseArea,
  FREQUENT,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  TALKS,
} from './support/search.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const SLICE = 20;

mostlyIn('en', (language) => {
  const words = FREQUENT[language];

  test('another tab asks for nothing and begins with its first slice', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const talks = await resultsOf(api, TALKS, words);
    const courses = await resultsOf(api, COURSES, words);
    expect(talks.length).toBeGreaterThan(SLICE);
    expect(courses.length).toBeGreaterThan(SLICE);
    await visit('/search');
    await search(page, words);
    await expect(resultCards(page)).toHaveCount(SLICE);
    await expectGrownTo(page, talks.length);
    await page.waitForLoadState('networkidle');
    calls.length = 0;

    // At the end of the old results the next slice of the new ones would come at once.
    await scrollToTop(page);
    await chooseArea(page, text(COURSES.title));
    await expect(page).toHaveURL(`/search?tab=${COURSES.id}`);
    const names = courses.map(({ name }) => name);
    await expect(resultLinks(page)).toHaveText(names.slice(0, SLICE));
    await expectGrownTo(page, courses.length);
    await expect(resultLinks(page)).toHaveText(names);

    await scrollToTop(page);
    await chooseArea(page, text(TALKS.title));
    await expect(page).toHaveURL('/search');
    await expect(resultLinks(page)).toHaveText(talks.slice(0, SLICE).map(({ name }) => name));
    await expectCalls(page, calls, []);
  });

  for (const query of ['lang', 'utm_source', 'page']) {
    test(`nor does it after a URL with "${query}"`, async ({ page, visit, api, calls, text }) => {
      const courses = await resultsOf(api, COURSES, words);
      const value = { lang: language, utm_source: 'post', page: '2' }[query] ?? '';
      await visit(`/search?${new URLSearchParams({ q: words, [query]: value })}`);
      await expect(resultCards(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      calls.length = 0;
      await chooseArea(page, text(COURSES.title));
      await expect(resultLinks(page)).toHaveText(courses.slice(0, SLICE).map(({ name }) => name));
      await expectCalls(page, calls, []);
    });
  }

  test('the link at the end of the results shows the rest of them', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const found = await resultsOf(api, TALKS, words);
    await visit('/search');
    await search(page, words);
    await expect(resultCards(page)).toHaveCount(SLICE);
    await page.getByRole('link', { name: text('ui.loadMore') }).press('Enter');
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(page.getByRole('link', { name: text('ui.loadMore') })).toHaveCount(0);
  });
});

test('a tab stays chosen when other words are searched for', async ({
  page,
  visit,
  api,
  text,
  language,
}) => {
  const found = await resultsOf(api, ALMANAC, FREQUENT[language]);
  await visit(`/search?tab=${ALMANAC.id}`);
  await search(page, FREQUENT[language]);
  await expect(page).toHaveURL(`/search?tab=${ALMANAC.id}`);
  await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
  await page
    .getByRole('navigation', { name: text('search.areas') })
    .or(page.getByRole('tablist'))
    .hover();
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
    `${text(ALMANAC.title)} ${found.length}`,
  );
});

test('an unknown tab is the first', async ({ page, visit, api, language }) => {
  const found = await resultsOf(api, TALKS, FREQUENT[language]);
  await visit('/search?tab=nothing');
  await search(page, FREQUENT[language]);
  await expect(resultLinks(page)).toHaveText(found.slice(0, SLICE).map(({ name }) => name));
});

test('the arrow keys move between the tabs, and Enter chooses', async ({ page, visit, text }) => {
  await visit('/search');
  await page
    .getByRole('main')
    .getByRole('link', { name: text(TALKS.title) })
    .focus();
  await expect(page.getByRole('tab', { name: text(TALKS.title) })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?tab=${COURSES.id}`);
});

test('a listener hears how much a tab holds', async ({ page, visit, api, text, language }) => {
  const words = FREQUENT[language];
  await visit('/search');
  await search(page, words);
  for (const area of [COURSES, ALMANAC]) {
    const { length } = await resultsOf(api, area, words);
    await chooseArea(page, text(area.title));
    await expect(
      page.getByRole('status').filter({ hasText: text('ui.results', { count: length }) }),
    ).toHaveCount(1);
  }
});

async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

/** Scrolls down until all the results of a tab are shown. */
async function expectGrownTo(page: Page, total: number): Promise<void> {
  await expect(async () => {
    await scrollToEnd(page);
    await expect(resultCards(page)).toHaveCount(total, { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
}

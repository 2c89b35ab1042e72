import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { scrollPosition, scrollToEnd } from './support/scrolling.ts';
import {
  type Area,
  areaTabs,
  COMMON,
  COURSES,
  callsOf,
  chooseArea,
  FREQUENT,
  NOTES,
  type Result,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  searchBox,
  TALKS,
} from './support/search.ts';
import { expect, mostlyIn, test } from './support/test.ts';
import { LANGUAGE_TAGS, type Language, languageLabel, textOf } from './support/texts.ts';

const SLICE = 20;

mostlyIn('zh', (language) => {
  const [few, many] = [COMMON[language], FREQUENT[language]];

  test('back and forward between searches restore words, tab and results', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const first = await resultsOf(api, TALKS, few);
    const tabbed = await resultsOf(api, NOTES, few);
    const second = await resultsOf(api, NOTES, many);
    await visit('/search');
    await search(page, few);
    await expectShown(page, few, first);
    await chooseArea(page, text(NOTES.title));
    await expectShown(page, few, tabbed);
    await search(page, many);
    await expectShown(page, many, second);
    await page.waitForLoadState('networkidle');
    calls.length = 0;

    await page.goBack();
    await expectShown(page, few, tabbed);
    await expectTab(page, text(NOTES.title), tabbed.length);
    await page.goBack();
    await expectShown(page, few, first);
    await expectTab(page, text(TALKS.title), first.length);
    await page.goBack();
    await expect(page.getByText(text('search.hint'))).toBeVisible();
    await expect(searchBox(page)).toHaveValue('');
    await expect(areaTabs(page, text('search.areas')).first()).toHaveText(text(TALKS.title));

    for (const [words, results] of [
      [few, first],
      [few, tabbed],
      [many, second],
    ] as const) {
      await page.goForward();
      await expectShown(page, words, results);
    }
    await expectTab(page, text(NOTES.title), second.length);
    await expectCalls(page, calls, []);
  });

  for (const area of [TALKS, COURSES]) {
    test(`loading the page again keeps the search and the tab ${area.id}`, async ({
      page,
      visit,
      api,
      calls,
      text,
    }) => {
      const found = await resultsOf(api, area, few);
      await visit('/search');
      await search(page, few);
      await chooseArea(page, text(area.title));
      await expectShown(page, few, found);
      await page.waitForLoadState('networkidle');
      calls.length = 0;
      await page.reload();
      await expectShown(page, few, found);
      await expect(
        areaTabs(page, text('search.areas')).filter({ hasText: text(area.title) }),
      ).toHaveText(`${text(area.title)} ${found.length}`);
      await expectCalls(page, calls, callsOf(few, language));
    });
  }

  test('the other language shows the same search', async ({ page, visit, text, request }) => {
    const next: Language = language === 'zh' ? 'en' : 'zh';
    const answer = await request.get(`/api/home/almanac?${new URLSearchParams({ q: few })}`, {
      headers: { 'Accept-Language': next },
    });
    const found: Result[] = await answer.json();
    await visit('/search');
    await search(page, few);
    await expect(resultCards(page).first()).toBeVisible();
    await page
      .getByRole('link', { name: text('ui.switchLanguage', { language: languageLabel(next) }) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    await expect(searchBox(page)).toHaveValue(few);
    await expect(areaTabs(page, textOf(next, 'search.areas')).last()).toHaveText(
      `${textOf(next, 'menu.almanac')} ${found.length}`,
    );
  });
});

test('the footer stays where it is as the page loads again and searches', async ({
  page,
  visit,
  api,
}) => {
  const found = await resultsOf(api, TALKS, COMMON.zh);
  await page.addInitScript(logShifted);
  await visit('/search');
  await search(page, COMMON.zh);
  await expectShown(page, COMMON.zh, found);
  await page.reload();
  await expectShown(page, COMMON.zh, found);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).not.toContain('FOOTER');
});

test('the way back from a result shows the results as long and as far down as they were', async ({
  page,
  visit,
  api,
  calls,
  text,
  language,
}) => {
  const found = await resultsOf(api, COURSES, FREQUENT[language]);
  expect(found.length).toBeGreaterThan(SLICE);
  await visit('/search');
  await search(page, FREQUENT[language]);
  await chooseArea(page, text(COURSES.title));
  await expect(async () => {
    await scrollToEnd(page);
    await expect(resultCards(page)).toHaveCount(found.length, { timeout: 2000 });
  }).toPass();
  const link = resultLinks(page).nth(SLICE + 1);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[SLICE + 1]?.name ?? '');
  await page.waitForLoadState('networkidle');
  calls.length = 0;

  await page.goBack();
  await expectShown(page, FREQUENT[language], found);
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await expectCalls(page, calls, []);
});

test('a URL that is typed on a page of results starts without a search', async ({
  page,
  visit,
  text,
  language,
}) => {
  await visit('/search');
  await search(page, COMMON[language]);
  await expect(resultCards(page).first()).toBeVisible();
  await page.goto('/plants/houses');
  await visit('/search');
  await expect(page.getByText(text('search.hint'))).toBeVisible();
});

async function expectShown(
  page: Page,
  words: string,
  results: Awaited<ReturnType<typeof resultsOf>>,
): Promise<void> {
  await expect(searchBox(page)).toHaveValue(words);
  await expect(resultLinks(page).first()).toHaveText(results[0]?.name ?? '');
  const names = results.map(({ name }) => name);
  const { length } = await resultLinks(page).all();
  await expect(resultLinks(page)).toHaveText(names.slice(0, Math.max(length, SLICE)));
}

async function expectTab(page: Page, title: Area['title'], count: number): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(`${title} ${count}`);
}

/** Logs the names of the elements that a browser counts as shifted. */
function logShifted(): void {
  const shifted: (string | undefined)[] = [];
  Object.assign(window, { shifted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: readonly { readonly node?: Node }[] = Reflect.get(entry, 'sources');
      shifted.push(...sources.map(({ node }) => node?.nodeName));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

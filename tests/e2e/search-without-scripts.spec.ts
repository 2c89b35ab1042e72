import {
  ALMANAC,
  AREAS,
  areaTabs,
  COMMON,
  COURSES,
  FREQUENT,
  resultLinks,
  resultsOf,
  searchBox,
  TALKS,
  UNHEARD,
} from './support/search.ts';
import { expect, mostlyIn, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// A browser without scripts refuses to preload them, as it should.
test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

mostlyIn('zh', (language) => {
  const words = COMMON[language];

  test('a URL with words shows what is found, in each tab', async ({ page, visit, api, text }) => {
    await visit(`/search?${new URLSearchParams({ q: words })}`);
    await expect(searchBox(page)).toHaveValue(words);
    const counted = await Promise.all(
      AREAS.map(async (area) => {
        const found = await resultsOf(api, area, words);
        return `${text(area.title)} ${found.length}`;
      }),
    );
    await expect(areaTabs(page, text('search.areas'))).toHaveText(counted);
    for (const area of [TALKS, COURSES, ALMANAC]) {
      await areaTabs(page, text('search.areas'))
        .filter({ hasText: text(area.title) })
        .click();
      const found = await resultsOf(api, area, words);
      await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    }
    await resultLinks(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${ALMANAC.detail}[^/]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('the form puts the words into the URL', async ({ page, visit, api, text }) => {
    const found = await resultsOf(api, TALKS, words);
    await visit('/search');
    await expect(page.getByText(text('search.hint'))).toBeVisible();
    await searchBox(page).fill(words);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('ui.search') })
      .click();
    // The form names the language where no parameter would mean the other one.
    const named = language === 'zh' ? {} : { lang: language };
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words, ...named })}`);
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
  });

  test('more results than a slice holds are on a second page', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const found = await resultsOf(api, TALKS, FREQUENT[language]);
    const names = found.map(({ name }) => name);
    await visit(`/search?${new URLSearchParams({ q: FREQUENT[language] })}`);
    await expect(resultLinks(page)).toHaveText(names.slice(0, 20));
    await page.getByRole('link', { name: text('ui.loadMore') }).click();
    await expect(searchBox(page)).toHaveValue(FREQUENT[language]);
    await expect(resultLinks(page)).toHaveText(names.slice(20, 40));
    // A tab of its own begins with its own first page.
    const others = await resultsOf(api, COURSES, FREQUENT[language]);
    await areaTabs(page, text('search.areas'))
      .filter({ hasText: text(COURSES.title) })
      .click();
    await expect(resultLinks(page)).toHaveText(others.slice(0, 20).map(({ name }) => name));
  });

  test('words without a result say so', async ({ page, visit, text }) => {
    await visit(`/search?${new URLSearchParams({ q: UNHEARD })}`);
    await expect(page.getByText(text('search.empty'), { exact: true })).toBeVisible();
    await expect(areaTabs(page, text('search.areas')).first()).toHaveText(`${text(TALKS.title)} 0`);
  });
});

test('words of a URL are text, whatever they hold', async ({ page, visit }) => {
  const words = '"><img src=x onerror=alert(1)> & \\ </script>';
  await visit(`/search?${new URLSearchParams({ q: words })}`);
  await expect(searchBox(page)).toHaveValue(words);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

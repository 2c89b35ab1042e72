import { expectCalls } from './support/calls.ts';
import {
  AREAS,
  areaTabs,
  COMMON,
  callsOf,
  chooseArea,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  searchBox,
  UNHEARD,
} from './support/search.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', (language) => {
  const words = COMMON[language];

  test('words typed on the page go along with the navigation, not into the URL', async ({
    page,
    visit,
    api,
  }) => {
    const found = await resultsOf(api, AREAS[0], words);
    await visit('/search');
    await search(page, words);
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(page).toHaveURL('/search');
    await expect(searchBox(page)).toHaveValue(words);
    expect(await page.evaluate(() => history.state.usr.query)).toBe(words);
  });

  test("words typed in the header's box do so too, and stand in the page's", async ({
    page,
    visit,
    api,
    text,
  }) => {
    const found = await resultsOf(api, AREAS[0], words);
    await visit('/plants/houses');
    await page.getByRole('button', { name: text('ui.openSearch') }).click();
    await page.getByRole('banner').getByRole('searchbox').fill(words);
    await page.keyboard.press('Enter');
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(page).toHaveURL('/search');
    await expect(searchBox(page)).toHaveValue(words);
  });

  for (const start of ['/search', '/plants/houses'] as const) {
    test(`a search from ${start} makes two calls, each with the words and the language`, async ({
      page,
      visit,
      calls,
      text,
    }) => {
      await visit(start);
      if (start === '/search') {
        await search(page, words);
      } else {
        await page.getByRole('button', { name: text('ui.openSearch') }).click();
        await page.getByRole('banner').getByRole('searchbox').fill(words);
        await page.keyboard.press('Enter');
      }
      await expect(resultCards(page).first()).toBeVisible();
      await expectCalls(page, calls, callsOf(words, language));
    });
  }

  test('each tab says how much the API has found', async ({ page, visit, api, text }) => {
    await visit('/search');
    await search(page, words);
    await expect(resultCards(page).first()).toBeVisible();
    const names = await Promise.all(
      AREAS.map(async (area) => {
        const { length } = await resultsOf(api, area, words);
        expect(length, area.id).toBeGreaterThan(0);
        return `${text(area.title)} ${length}`;
      }),
    );
    const tabs = areaTabs(page, text('search.areas'));
    await expect(tabs).toHaveText(names);
    await tabs.first().hover();
    for (const name of names) {
      await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
    }
  });

  test('where nothing is found, every tab says so and counts 0', async ({ page, visit, text }) => {
    await visit('/search');
    await search(page, UNHEARD);
    for (const { title } of AREAS) {
      await chooseArea(page, text(title));
      await expect(page.getByText(text('search.empty'), { exact: true })).toBeVisible();
      await expect(resultLinks(page)).toHaveCount(0);
    }
    await expect(areaTabs(page, text('search.areas'))).toHaveCount(AREAS.length);
    for (const { title } of AREAS) {
      await expect(page.getByRole('tab', { name: `${text(title)} 0`, exact: true })).toBeVisible();
    }
  });

  test('before a first search nothing is asked, and a hint stands there', async ({
    page,
    visit,
    calls,
    text,
  }) => {
    await visit('/search');
    await expect(page.getByText(text('search.hint'))).toBeVisible();
    await expect(areaTabs(page, text('search.areas'))).toHaveText(
      AREAS.map(({ title }) => text(title)),
    );
    await expect(page.getByText(text('search.empty'))).toHaveCount(0);
    await expectCalls(page, calls, []);
  });

  test('an empty box is not sent off by Enter, but by the button', async ({
    page,
    visit,
    calls,
    text,
  }) => {
    await visit('/search');
    const before = await page.evaluate(() => history.length);
    await searchBox(page).press('Enter');
    await expectCalls(page, calls, []);
    await expect(page.getByText(text('search.hint'))).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);

    await page
      .getByRole('main')
      .getByRole('button', { name: text('ui.search') })
      .click();
    await expect(page.getByText(text('search.empty'))).toBeVisible();
    await expectCalls(page, calls, callsOf('', language));
  });
});

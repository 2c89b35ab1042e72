import { expectCalls } from './support/calls.ts';
import {
  AREAS,
  areaTabs,
  CARD_AREAS,
  COMMON,
  callsOf,
  chooseArea,
  JOURNAL,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  searchBox,
  UNHEARD,
} from './support/search.ts';
import { expect, inEachLanguage, test } from './support/test.ts';

inEachLanguage((language) => {
  const words = COMMON[language];

  test('words typed on the page go along with the navigation, not into the address', async ({
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
    await visit('/people/staffs');
    await page.getByRole('button', { name: text('ui.openSearch') }).click();
    await page.getByRole('banner').getByRole('searchbox').fill(words);
    await page.keyboard.press('Enter');
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(page).toHaveURL('/search');
    await expect(searchBox(page)).toHaveValue(words);
  });

  for (const start of ['/search', '/people/staffs'] as const) {
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

  for (const area of CARD_AREAS) {
    test(`results of ${area.id} are cards with pictures that lead to their pages`, async ({
      page,
      visit,
      api,
      text,
    }) => {
      const found = await resultsOf(api, area, words);
      await visit('/search');
      await search(page, words);
      await chooseArea(page, text(area.title));
      await expect(resultCards(page)).toHaveCount(found.length);
      for (const [index, { id, name, cover, tags = [] }] of found.entries()) {
        const card = resultCards(page).nth(index);
        await expect(card.getByRole('heading', { level: 2 })).toHaveText(name);
        await expect(card.locator('img')).toHaveAttribute('src', cover ?? '');
        await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `${area.detail}${id}`,
        );
        await expect(card.getByRole('listitem')).toHaveText(area.tagged ? [...tags] : []);
      }
      await resultCards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(`${area.detail}${found[0]?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0]?.name ?? '');
    });
  }

  test('results of the journal are title links', async ({ page, visit, api, text }) => {
    const found = await resultsOf(api, JOURNAL, words);
    await visit('/search');
    await search(page, words);
    await chooseArea(page, text(JOURNAL.title));
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(resultCards(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    for (const [index, { id }] of found.entries()) {
      await expect(resultLinks(page).nth(index)).toHaveAttribute('href', `${JOURNAL.detail}${id}`);
    }
    await resultLinks(page).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.at(-1)?.name ?? '');
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

  test('the box says what to do in it', async ({ page, visit, text }) => {
    await visit('/search');
    await expect(searchBox(page)).toHaveAttribute('placeholder', text('ui.searchPlaceholder'));
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

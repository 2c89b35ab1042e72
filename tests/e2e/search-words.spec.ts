import { expectCalls } from './support/calls.ts';
import {
  COMMON,
  callsOf,
  FREQUENT,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  searchBox,
  TALKS,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

for (const words of ['C&D #1?', '100 % / 50', 'a+b', '"丝绸" 之路', '<b>\\', '{query}']) {
  test(`the API is asked for ${words} as it was typed`, async ({ page, visit, calls }) => {
    await visit('/search');
    await search(page, words);
    const asked = () =>
      calls.map(({ url }) => new URL(url, 'http://api.invalid').searchParams.get('q'));
    await expect.poll(asked).toEqual([words, words]);
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual([words, words]);
    await expect(searchBox(page)).toHaveValue(words);
  });
}

test('space around the words is left out', async ({ page, visit, calls, language }) => {
  const words = COMMON[language];
  await visit('/search');
  await search(page, `  ${words} `);
  await expect(resultCards(page).first()).toBeVisible();
  await expectCalls(page, calls, callsOf(words, language));
  await expect(searchBox(page)).toHaveValue(words);
});

test('words typed while a search is on its way stay in the box', async ({
  page,
  visit,
  api,
  language,
}) => {
  const found = await resultsOf(api, TALKS, COMMON[language]);
  await visit('/search');
  // In one go: however fast the page is, the search has not arrived when the next word is typed.
  await searchBox(page).evaluate(
    (input: HTMLInputElement, [first, next]) => {
      input.value = first;
      input.form?.requestSubmit();
      input.value = next;
    },
    [FREQUENT[language], COMMON[language]] as const,
  );
  await expect(resultCards(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue(COMMON[language]);
  await searchBox(page).press('Enter');
  await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(FREQUENT[language]);
});

test('the same words sent off again are asked for again', async ({
  page,
  visit,
  calls,
  language,
}) => {
  const words = COMMON[language];
  await visit('/search');
  await search(page, words);
  await expect(resultCards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  calls.length = 0;
  await search(page, words);
  await expectCalls(page, calls, callsOf(words, language));
  await expect(resultCards(page).first()).toBeVisible();
});

test('a URL may carry the words, until others are searched for', async ({
  page,
  visit,
  api,
  calls,
  language,
}) => {
  const [first, second] = [FREQUENT[language], COMMON[language]];
  const found = await resultsOf(api, TALKS, second);
  await visit(`/search?${new URLSearchParams({ q: first })}`);
  await expect(searchBox(page)).toHaveValue(first);
  await expect(resultCards(page).first()).toBeVisible();
  await expectCalls(page, calls, []);

  await search(page, second);
  await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
  await expect(page).toHaveURL('/search');
  await expectCalls(page, calls, callsOf(second, language));
});

test('a search begins with its first results, whichever page the URL was on', async ({
  page,
  visit,
  api,
  language,
}) => {
  const words = FREQUENT[language];
  const found = await resultsOf(api, TALKS, words);
  expect(found.length).toBeGreaterThan(20);
  await visit(`/search?${new URLSearchParams({ q: words, page: '2' })}`);
  await expect(resultLinks(page)).toHaveText(found.slice(20).map(({ name }) => name));
  await search(page, words);
  await expect(resultLinks(page)).toHaveText(found.slice(0, 20).map(({ name }) => name));
});

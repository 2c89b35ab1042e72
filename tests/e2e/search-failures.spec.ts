import type { Route } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import {
  ALMANAC,
  areaTabs,
  COMMON,
  chooseArea,
  FREQUENT,
  resultCards,
  resultLinks,
  resultsOf,
  search,
  searchBox,
  TALKS,
} from './support/search.ts';
import { untilShown } from './support/settle.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const EVENTS = '**/api/home/programme?*';
const CHAPTERS = '**/api/home/almanac?*';

mostlyIn('en', (language) => {
  const words = COMMON[language];

  test('a search that fails says so, and trying again fixes it', async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    problems.allow(/home\/programme/);
    const found = await resultsOf(api, TALKS, words);
    await visit('/search');
    await page.route(EVENTS, (route) => route.fulfill({ status: 500 }));
    await search(page, words);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text('ui.failed.http', { status: 500 }));
    await expect(resultLinks(page)).toHaveCount(0);
    await expect(areaTabs(page, text('search.areas')).first()).toHaveText(text(TALKS.title));

    await page.unroute(EVENTS);
    await alert.getByRole('button', { name: text('ui.retry') }).click();
    await expect(alert).toHaveCount(0);
    await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
    await expect(areaTabs(page, text('search.areas')).first()).toHaveText(
      `${text(TALKS.title)} ${found.length}`,
    );
    await expect(searchBox(page)).toHaveValue(words);
  });
});

test('where one call fails, the other one shows what it found', async ({
  page,
  visit,
  api,
  text,
  problems,
  language,
}) => {
  problems.allow(/home\/almanac/);
  const words = COMMON[language];
  const talks = await resultsOf(api, TALKS, words);
  const chapters = await resultsOf(api, ALMANAC, words);
  await visit('/search');
  await page.route(CHAPTERS, (route) => route.fulfill({ status: 404 }));
  await search(page, words);
  await expect(resultLinks(page)).toHaveText(talks.map(({ name }) => name));
  await chooseArea(page, text(ALMANAC.title));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('ui.failed.missing', { status: 404 }));

  await page.unroute(CHAPTERS);
  await alert.getByRole('button', { name: text('ui.retry') }).click();
  await expect(resultLinks(page)).toHaveText(chapters.map(({ name }) => name));
});

test('other words are searched for after a failure', async ({
  page,
  visit,
  api,
  problems,
  language,
}) => {
  problems.allow(/home\/programme/);
  const found = await resultsOf(api, TALKS, COMMON[language]);
  await visit('/search');
  await page.route(EVENTS, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await search(page, FREQUENT[language]);
  await expect(page.getByRole('alert')).toBeVisible();
  await search(page, COMMON[language]);
  await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a late answer never takes the place of a newer search', async ({
  page,
  visit,
  api,
  language,
}) => {
  const found = await resultsOf(api, TALKS, COMMON[language]);
  let held: Route | undefined;
  await visit('/search');
  await page.route(
    EVENTS,
    (route) => {
      held = route;
    },
    { times: 1 },
  );
  await search(page, FREQUENT[language]);
  await expect.poll(() => held !== undefined).toBe(true);
  await search(page, COMMON[language]);
  await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
  const late = { talks: [{ id: 'late', name: 'Too Late' }] };
  // The browser may have given the call up; then there is nobody to answer.
  await held?.fulfill({ json: late }).catch(() => undefined);
  await (await held?.request().response())?.finished();
  await untilShown(page);
  await expect(resultLinks(page)).toHaveText(found.map(({ name }) => name));
});

test('a slow search shows that it is under way', async ({ page, visit, text, language }) => {
  await visit('/search');
  const release = await holdRequests(page, EVENTS);
  await search(page, COMMON[language]);
  await expect(page.getByRole('status').filter({ hasText: text('ui.loading') })).toHaveCount(1);
  await expect(page.getByText(text('search.hint'))).toHaveCount(0);
  await expect(page.getByText(text('search.empty'))).toHaveCount(0);
  release();
  await expect(resultCards(page).first()).toBeVisible();
});

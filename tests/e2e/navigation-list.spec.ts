import type { Page } from '@playwright/test';
import { cardsOf, LIST_PAGES } from './support/plants.ts';
import { expect, test } from './support/test.ts';

const NAVIGATION = '**/api/home/navigations';
/** The manifests' own entries, in their own order. */
const PATHS = new Set(LIST_PAGES.map(({ path }) => path.replace(/\?.*/, '')));

// The server has the choice of language from a cookie; without it the browser asks for all itself.
test.use({ remembered: false, language: 'en' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('lang', 'en'));
});

for (const [words, answer] of [
  ['fails', { status: 500 }],
  ['brings something else', { json: { of: 'another type' } }],
] as const) {
  test(`the menus are the manifests' where the navigation call ${words}`, async ({
    page,
    visit,
    problems,
    text,
  }) => {
    problems.allow(/home\/navigations/);
    await page.route(NAVIGATION, (route) => route.fulfill(answer));
    await visit('/plants/houses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('menu.houses'));
    const hrefs = await sideLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(hrefs)).toEqual(PATHS);
    await sideLinks(page)
      .filter({ hasText: text('menu.shrubs') })
      .click();
    await expect(page).toHaveURL('/plants/shrubs');
    await expect(cardsOf(page).first()).toBeVisible();
  });
}

test('the menus are there without any answer, and the page does not wait for one', async ({
  page,
  visit,
  text,
}) => {
  await page.route(NAVIGATION, () => new Promise(() => {}));
  await visit('/plants/houses');
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(sideLinks(page).filter({ hasText: text('menu.shrubs') })).toBeVisible();
});

for (const [words, change] of [
  ['not displayed', { display: false }],
  ['not published', { state: 'DRAFT' }],
] as const) {
  test(`an entry that is ${words} is in no menu, and its page is not there`, async ({
    page,
    visit,
    api,
    text,
  }) => {
    const entries = await api<{ code: string }[]>('/home/navigations');
    await page.route(NAVIGATION, (route) =>
      route.fulfill({
        json: entries.map((entry) => (entry.code === 'houses' ? { ...entry, ...change } : entry)),
      }),
    );
    await visit('/plants/trees');
    await expect(sideLinks(page).first()).toBeVisible();
    await expect(sideLinks(page).filter({ hasText: text('menu.houses') })).toHaveCount(0);
    // The first visit has told the server the language; forgotten, the browser asks again.
    await page.context().clearCookies();
    await visit('/plants/houses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));
  });
}

test("the server's names and order are the menus'", async ({ page, visit, api }) => {
  const entries = await api<{ code: string }[]>('/home/navigations');
  await page.route(NAVIGATION, (route) =>
    route.fulfill({
      json: entries.map((entry) =>
        entry.code === 'houses' ? { ...entry, name: 'Under Glass', sortValue: 999 } : entry,
      ),
    }),
  );
  await visit('/plants/houses');
  await expect(sideLinks(page).first()).toHaveText('Under Glass');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under Glass');
});

function sideLinks(page: Page) {
  return page.getByRole('main').getByRole('navigation').first().getByRole('link');
}

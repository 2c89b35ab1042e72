import { expectCalls } from './support/calls.ts';
import { cardsOf } from './support/plants.ts';
import { expect, test } from './support/test.ts';

for (const [path, words] of [
  ['/plants/houses', 'a list'],
  ['/plants/beds?tab=out', 'a tab'],
  ['/plants/fern/ferns-1', 'a detail'],
] as const) {
  test(`a first visit to ${words} asks nothing, even once it has come to rest`, async ({
    page,
    visit,
    calls,
  }) => {
    await visit(path);
    await expectCalls(page, calls, []);
  });
}

test('a choice that only this tab knows is asked for in the browser', async ({
  page,
  visit,
  calls,
}) => {
  // The cookie is gone, so the server answered in Chinese; the tab's own choice is English.
  await page.context().clearCookies();
  await page.addInitScript(() => sessionStorage.setItem('lang', 'en'));
  await visit('/plants/houses');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(cardsOf(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.map(({ url }) => url).sort()).toEqual([
    '/collection/houses',
    '/home/navigations',
    '/home/site-infrastructure',
  ]);
  expect(new Set(calls.map(({ language }) => language))).toEqual(new Set(['en']));
});

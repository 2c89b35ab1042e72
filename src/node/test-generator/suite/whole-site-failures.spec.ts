import { SCRIPTS } from './support/expected-columns.ts';
import { FACTS } from './support/facts.ts';
import { findMenu } from './support/menus.ts';
import { expect, test } from './support/test-kinds.ts';
import { scaled } from './support/timeouts.ts';

// What readers have while something fails that all pages need.

test('without the navigation menus are the manifests’, and a section without pages is under maintenance', {
  tag: '@turn-1',
}, async ({ page, context, baseURL, api, site, language }) => {
  const { navigation } = FACTS;
  const other = FACTS.languages.find(({ code }) => code !== language.code);
  test.skip(navigation === undefined, 'The manifests decide alone.');
  test.skip(other === undefined, 'The server sends the navigation along.');
  if (navigation === undefined || other === undefined) return;
  // Only this tab knows the language, so that the browser asks for everything itself.
  await context.addCookies([{ name: 'lang', value: other.code, url: baseURL ?? '' }]);
  await page.addInitScript((code) => sessionStorage.setItem('lang', code), language.code);
  const calls = await site.intercept(navigation);
  calls.answer({ status: 500 });
  await site.visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  const named = FACTS.sections
    .filter(({ isInMenu, pages }) => isInMenu && pages.length > 0)
    .toSorted((a, b) => b.sortValue - a.sortValue);
  if (!site.isMobile) {
    const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
    await expect(top.getByRole('link')).toHaveText(
      named.map(({ menu }) => menu.title[language.code] ?? ''),
    );
  }
  const heading = site.main.getByRole('heading', { level: 1 });
  const unnamed = FACTS.sections
    .filter(({ pages }) => pages.length === 0)
    .toSorted((a, b) => Number(a.isInMenu) - Number(b.isInMenu));
  for (const { route } of unnamed) {
    await site.goTo(route);
    await expect(heading, route).toHaveText(site.word('ui.maintenance.title'));
    await expect(site.main.getByText(site.word('ui.maintenance.text'))).toBeVisible();
  }
  // It is shown, and waits for the reader: a visit anew could still be asking when the calls go through.
  const section = unnamed.at(-1);
  if (section?.isInMenu !== true) return;
  calls.letThrough();
  await site.main.getByRole('button', { name: site.word('ui.reload'), exact: true }).click();
  const menu = await findMenu(api, language);
  await expect(page).toHaveURL(
    menu.find(({ route }) => route === section.route)?.path ?? section.route,
  );
  await expect(heading).not.toHaveText(site.word('ui.maintenance.title'));
});

test('the menu opens by a press, though its scripts did not come when the pointer came near', {
  tag: '@turn-4',
}, async ({ page, site, problems }) => {
  let isLost = false;
  problems.allow(/net::ERR_FAILED|NS_ERROR_FAILURE/);
  await page.route('**/*.js', (route) => (isLost ? route.abort() : route.continue()));
  await site.visit('/');
  await page.waitForLoadState('networkidle');
  isLost = true;
  const lost = page.waitForEvent('requestfailed', { timeout: scaled(5_000) }).then(
    () => true,
    () => false,
  );
  const opener = page.getByRole('button', { name: site.word('ui.openMenu') });
  await opener.hover();
  test.skip(!(await lost), 'The scripts of the menu are there before a reader comes near.');
  isLost = false;
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press on the menu before its scripts are there opens it once they are', {
  tag: '@turn-8',
}, async ({ page, site }) => {
  const asked = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await asked.promise;
    await route.continue();
  });
  // The document is not done before its scripts are.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
  asked.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

import { SCRIPTS } from './support/expected-columns.ts';
import { FACTS, type Language } from './support/facts.ts';
import { findMenu } from './support/menus.ts';
import { expectOver } from './support/opened.ts';
import { expect, type Page, type Site, test } from './support/test-kinds.ts';
import { scaled } from './support/timeouts.ts';

// What readers have while something fails that all pages need.

test('without the navigation menus are the manifests’, and a section without pages is under maintenance', {
  tag: '@turn-1',
}, async ({ page, baseURL, api, site, language }) => {
  const { navigation } = FACTS;
  const other = FACTS.languages.find(({ code }) => code !== language.code);
  test.skip(navigation === undefined, 'The manifests decide alone.');
  test.skip(other === undefined, 'The server sends the navigation along.');
  if (navigation === undefined || other === undefined) return;
  await askAnew(page, baseURL ?? '', { language, other });
  const calls = await site.intercept(navigation);
  calls.answer({ status: 500 });
  await site.visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expectOwnMenu(page, site, language);
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

test('an answer that is no navigation hides no page', {
  tag: '@turn-9',
}, async ({ page, baseURL, site, language }) => {
  const { navigation, sections } = FACTS;
  const other = FACTS.languages.find(({ code }) => code !== language.code);
  test.skip(navigation === undefined, 'The manifests decide alone.');
  test.skip(other === undefined, 'The server sends the navigation along.');
  if (navigation === undefined || other === undefined) return;
  const calls = await site.intercept(navigation);
  const [route = '/'] = sections.flatMap(({ pages }) => pages.map((own) => own.route));
  for (const answer of [
    { json: { error: 'none' } },
    { json: [{}] },
    { body: '<!doctype html><title>None</title>' },
  ]) {
    calls.answer(answer);
    // A tab says its language to the server once it is there.
    await askAnew(page, baseURL ?? '', { language, other });
    await site.visit('/');
    await expectOwnMenu(page, site, language);
    await site.goTo(route);
    await expect(page).toHaveURL(route);
    const heading = site.main.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(site.word('ui.notFound.title'));
  }
});

/** Has the browser ask for everything by itself: only its tab knows the language. */
async function askAnew(
  page: Page,
  origin: string,
  { language, other }: { readonly language: Language; readonly other: Language },
): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: other.code, url: origin }]);
  await page.addInitScript((code) => sessionStorage.setItem('lang', code), language.code);
}

/** Expects the groups of the manifests in the top menu, which phones have not. */
async function expectOwnMenu(page: Page, site: Site, language: Language): Promise<void> {
  if (site.isMobile) return;
  const named = FACTS.sections
    .filter(({ isInMenu, pages }) => isInMenu && pages.length > 0)
    .toSorted((a, b) => b.sortValue - a.sortValue);
  const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
  await expect(top.getByRole('link')).toHaveText(
    named.map(({ menu }) => menu.title[language.code] ?? ''),
  );
}

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

test('what cannot be opened without a network says so over the page, and opens when asked again', {
  tag: '@turn-2',
}, async ({ page, context, site, problems }) => {
  problems.allow(/net::ERR_|NS_ERROR_|Failed to load|dynamically imported|Importing a module/);
  await site.visit('/');
  await page.waitForLoadState('networkidle');
  const heading = site.main.getByRole('heading').first();
  const words = (await heading.textContent()) ?? '';
  await context.setOffline(true);
  await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
  const notice = page.getByRole('alert');
  const menu = page.getByRole('dialog');
  await expect(notice.or(menu)).toBeVisible();
  test.skip(await menu.isVisible(), 'The menu is there before a reader comes near.');
  await expect(notice).toContainText(site.word('ui.failed.network'));
  await expectOver(notice);
  await expect(heading).toHaveText(words);
  await context.setOffline(false);
  await notice.getByRole('button', { name: site.word('ui.retry') }).click();
  await expect(menu).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a page whose scripts are gone, as after a release, is loaded anew, once', {
  tag: '@turn-5',
}, async ({ page, api, site, language, problems }) => {
  problems.allow(/404|Failed to load|dynamically imported|Importing a module/);
  let isGone = false;
  let refused = 0;
  let loaded = 0;
  await page.route(SCRIPTS, (route) => {
    if (!isGone) return route.continue();
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loaded += 1;
    // The new document has scripts of its own.
    isGone = false;
  });
  await site.visit('/');
  await page.waitForLoadState('networkidle');
  loaded = 0;
  isGone = true;
  const items = (await findMenu(api, language)).flatMap((group) => group.items);
  for (const item of items) {
    await site.goTo(item.path);
    await expect(page).toHaveURL(item.path);
    await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
    if (refused > 0) break;
  }
  test.skip(refused === 0, 'The scripts of every page are there at once.');
  await expect.poll(() => loaded).toBe(1);
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loaded).toBe(1);
});

test('on a phone that gets no scripts a press on the menu shows where it leads', {
  tag: '@turn-6',
}, async ({ page, api, site, language, problems }) => {
  problems.allow(/net::ERR_FAILED|NS_ERROR_FAILURE|Failed to load/);
  await page.setViewportSize({ width: 390, height: 844 });
  const failed = page.waitForEvent('requestfailed', { timeout: scaled(20_000) });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await failed;
  await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
  const menu = await findMenu(api, language);
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(menu.map(({ title }) => title));
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
  const opener = page.getByRole('button', { name: site.word('ui.openMenu') });
  const looks = () => opener.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await looks();
  await opener.click();
  await expect.poll(looks, 'it shows that it was pressed').not.toBe(before);
  asked.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

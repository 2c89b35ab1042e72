import { speakEnglishAlone, testOf } from './support/other-sites.ts';
import { expect } from './support/test.ts';

const test = testOf(speakEnglishAlone);

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });

test('a site of one language leads to no other', async ({ page, visit, request }) => {
  await visit('/plants/houses');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[hreflang]')).toHaveCount(0);
  await expect(page.locator('[property="og:locale:alternate"]')).toHaveCount(0);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/plants/houses</loc>');
  expect(sitemap).not.toMatch(/hreflang|lang=/);
});

test('a header without anything has the site’s name and the menus of the manifests', async ({
  page,
  visit,
  calls,
}) => {
  await visit('/plants/houses');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link').nth(1)).toContainText('Hillside Botanical Garden');
  await expect(banner.getByRole('img')).toHaveCount(0);
  await expect(banner.getByRole('search')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Main menu', exact: true });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Shrubs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shrubs');
  expect(calls.map(({ url }) => url)).toEqual(['/collection/shrubs']);
});

test('a site without web fonts waits for none, and shows no loading view', async ({
  page,
  visit,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.className.includes('fonts')) Reflect.set(window, 'waited', true);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  await visit('/plants/houses');
  await expect(page.locator('.font-loading-view')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'waited'))).toBeUndefined();
  expect(files).toEqual([]);
});

test('what the server answers later pages with is kept, though no menus are asked for', async ({
  request,
}) => {
  const answer = await request.get('/plants/houses');
  expect(answer.headers()['cache-control']).not.toContain('no-store');
});

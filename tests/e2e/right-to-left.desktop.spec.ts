import type { Locator, Page } from '@playwright/test';
import { speakArabic, testOf } from './support/other-sites.ts';
import { expect } from './support/test.ts';

const test = testOf(speakArabic);
const WIDTHS = [1440, 390];

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });
// Nobody has chosen a language.
test.use({ remembered: false });

test('a page in Arabic is read from right to left, and one in English is not', async ({
  page,
  visit,
}) => {
  await visit('/plants/houses');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await centreOf(page.getByRole('banner').getByRole('link').nth(1))).toBeGreaterThan(0.5);
  const side = page.getByRole('main').getByRole('navigation').first();
  expect(await centreOf(side)).toBeGreaterThan(0.8);
  await visit('/plants/houses?lang=en');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  expect(await centreOf(side)).toBeLessThan(0.2);
});

for (const path of [
  '/',
  '/plants/houses',
  '/plants/tree-finder',
  '/garden/reports',
  '/garden/visit',
  '/search',
]) {
  test(`${path} is as wide as its window, on telephones too`, async ({ page, visit }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await visit(path);
      const most = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(most, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('arrows point the other way, and lead on in the direction of the text', async ({
  page,
  visit,
}) => {
  await visit('/plants/trees');
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  const back = page.getByRole('main').locator('a:has(svg)').first();
  await expect(back).toHaveAttribute('href', '/plants/trees');
  expect(await back.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
});

test('the menu opens on the side where its button is, and is read as the page is', async ({
  page,
  visit,
}) => {
  await visit('/plants/houses');
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('the site’s own face sets its script', async ({ page, visit }) => {
  await visit('/plants/houses');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toContainEqual(expect.stringContaining('Site Arabic'));
});

test('a footer that no API fills has all its parts, and asks for nothing', async ({
  page,
  visit,
  calls,
}) => {
  // One without a list: the next page of it would come while its end is scrolled to, and move the footer.
  await visit('/garden/history');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+86 555 6613 0255' })).toHaveAttribute(
    'href',
    'tel:+8655566130255',
  );
  await expect(footer.getByRole('link', { name: /^Mastodon/ })).toHaveAttribute(
    'href',
    'https://social.example/@lake',
  );
  const picture = footer.locator('details img');
  await expect(picture).toBeHidden();
  await footer.locator('summary').click();
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  expect(calls.filter(({ url }) => url.includes('infrastructure'))).toEqual([]);
});

test.describe('in Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' });

  test('the message is in the language of the page', async ({ page, problems }) => {
    // The browser that it was written for knows no such policy.
    problems.allow(/Applying inline style/);
    const message = page.locator('.unsupported-browser');
    await page.goto('/');
    await expect(message).toHaveAttribute('dir', 'rtl');
    await expect(message).toContainText('متصفّحك قديم');
    await page.goto('/?lang=en');
    await expect(message).toHaveAttribute('dir', 'ltr');
    await expect(message).toContainText('Your browser is too old');
  });
});

/** Where the middle of a part stands, from 0 at the left of the window to 1 at its right. */
async function centreOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  const width = widthOf(part.page());
  return box === null ? Number.NaN : (box.x + box.width / 2) / width;
}

function widthOf(page: Page): number {
  return page.viewportSize()?.width ?? 1;
}

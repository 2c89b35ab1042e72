import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

// A first screen's letters as the server counts them fill a phone; a larger window shows some of the rest.

const PAGE = '/plants/houses?lang=zh';
const PHONE = { width: 390, height: 844 };
const TALL = { width: 1440, height: 3000 };

test('a page whose window shows letters of the rest is shown once they are there', async ({
  page,
}) => {
  await page.setViewportSize(TALL);
  const letGo = await openWithoutRest(page);
  await expect(page.locator('html')).toHaveClass(/fonts-loading/);
  const opacity = () => page.locator('#root').evaluate((root) => getComputedStyle(root).opacity);
  expect(await opacity()).toBe('0');
  await page.emulateMedia({ media: 'print' });
  expect(await opacity()).toBe('1');
  await page.emulateMedia({ media: 'screen' });
  letGo();
  await expect(page.locator('html')).not.toHaveClass(/fonts-/);
  const letters = await page.evaluate(() => {
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return faces.map(({ unicodeRange }) => unicodeRange).join();
  });
  const shown = (await page.getByRole('contentinfo').innerText()).match(/\p{Script=Han}/gu) ?? [];
  expect(shown).not.toEqual([]);
  for (const letter of shown) {
    expect(letters).toContain(letter.codePointAt(0)?.toString(16).toUpperCase());
  }
});

test('and without them where they do not come', async ({ page }) => {
  await page.setViewportSize(TALL);
  await openWithoutRest(page);
  await expect(page.locator('html')).toHaveClass(/fonts-loading/);
  await expect(page.locator('html')).not.toHaveClass(/fonts-/);
});

test('a page whose window shows none of them does not wait', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithoutRest(page);
  await expect(page.locator('html')).toHaveClass(/^(?!.*fonts-).*first-screen/);
});

/** Opens the page without the faces of its rest; what it returns lets them come. */
async function openWithoutRest(page: Page): Promise<() => void> {
  const letGo = await holdRequests(page, ({ pathname }) => pathname.startsWith('/fonts/'));
  const asked = page.waitForRequest(/\/fonts\//);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await asked;
  return letGo;
}

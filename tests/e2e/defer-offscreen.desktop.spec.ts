import type { Locator, Page } from '@playwright/test';
import { askForFonts } from './support/ask-for-fonts.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

/** The stylesheets of cut faces. */
const SHEETS = '**/fonts/*.css?*';

test.describe('items out of sight', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('wait for the first screen, and are laid out as soon as it is whole', async ({
    page,
    visit,
  }) => {
    await askForFonts(page);
    const letGo = await holdRequests(page, SHEETS);
    // Its load event may wait for the fonts, which are held back.
    await page.goto('/plants/houses', { waitUntil: 'domcontentloaded' });
    const last = page.getByRole('main').getByRole('listitem').last();
    expect(await areWaiting(page)).toBe(true);
    await expect(last).not.toBeInViewport();
    letGo();
    await expect.poll(() => areWaiting(page), { timeout: 15_000 }).toBe(false);
    await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0);
    // Nothing in sight has moved for those below.
    const top = await firstName(page).boundingBox();
    await visit('/plants/houses');
    expect(await firstName(page).boundingBox()).toEqual(top);
  });

  test('are laid out when the reader scrolls, whatever else is still to come', async ({ page }) => {
    await askForFonts(page);
    await page.route(SHEETS, () => undefined);
    await page.goto('/plants/houses', { waitUntil: 'commit' });
    await expect.poll(() => areWaiting(page)).toBe(true);
    await expect(page.locator('.font-loading-view')).toBeVisible();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => areWaiting(page)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('have pictures that are asked for after the first paint', async ({ page, visit }) => {
    await page.addInitScript(() => {
      const isUnpainted = () => document.documentElement?.classList.contains('unpainted') ?? false;
      let isWaiting = false;
      new MutationObserver(() => {
        const paints = performance.getEntriesByName('first-contentful-paint').length;
        if (isWaiting && !isUnpainted()) Object.assign(globalThis, { paints });
        isWaiting = isUnpainted();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] });
    });
    await visit('/plants/houses');
    expect(await page.evaluate('paints')).toBe(1);
    const shown = await page.evaluate(() => {
      const picture = document.querySelector('main img[loading="lazy"]');
      const display = () => picture && getComputedStyle(picture).display;
      const after = display();
      document.documentElement.classList.add('unpainted');
      return { before: display(), after };
    });
    expect(shown).toEqual({ before: 'none', after: 'block' });
  });

  test('do not wait where the page is loaded again at its place', async ({ page, visit }) => {
    await visit('/plants/houses');
    await page.evaluate(() => scrollTo(0, 2500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await areWaiting(page)).toBe(false);
    // Where characters come later, what is above the place may end a part of a pixel higher.
    const distance = () => page.evaluate(() => Math.abs(scrollY - 2500));
    await expect.poll(distance).toBeLessThanOrEqual(1);
  });
});

/** The first name of the list. */
function firstName(page: Page): Locator {
  return page.getByRole('listitem').getByRole('heading', { level: 2 }).first();
}

function areWaiting(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('first-screen'));
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, formOf, openStudio, pageIn, test } from './support/studio-test.ts';

/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

// axe goes through all of it seven times, which takes a while beside other work.
test.describe.configure({ timeout: 400_000 });

for (const size of SIZES) {
  test(`nothing of the studio is out of reach at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openStudio(page, '/plants/trees');
    await expectAccessible(page);
    await pageIn(page).locator('main').getByRole('heading', { level: 2 }).last().click();
    await expect(formOf(page).getByRole('combobox', { name: 'Subtitle' })).toBeVisible();
    await expectAccessible(page);
    for (const tab of ['Fields of the answer', 'Findings', 'Texts', 'Theme']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Add to the site' }).click();
    await page.getByRole('menuitem', { name: 'Add a page' }).click();
    await page.getByRole('radio', { name: 'From an example' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectInside(page);
  });
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page })
    // The page of the site is tested by itself; Fluent's own marks hand the focus on and keep none.
    .exclude('iframe')
    .exclude('[data-tabster-dummy]')
    .withTags(RULES)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Expects that nothing is cut off at the side. */
async function expectInside(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths and heights at which the studio is looked at. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const LANDMARKS = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
];

/** Expects that axe finds nothing in the studio itself by its default rules, nor by those of WCAG 2.2 that are no default. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page })
    // The page of the site is tested by itself.
    .exclude('iframe')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  // Landmarks are told apart from those of the page that is shown.
  const around = await new AxeBuilder({ page }).withRules(LANDMARKS).analyze();
  const found = [...violations, ...around.violations].map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Expects that nothing is cut off at the side. */
export async function expectInside(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // What a panel cuts off at its side no scroll bar leads to.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isPanel = overflowX === 'hidden' && overflowY === 'auto';
        return isPanel && element.scrollWidth > element.clientWidth;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  expect(cut).toEqual([]);
}

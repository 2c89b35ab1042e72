import { expect, type Page } from '@playwright/test';
import { findCutText, sidewaysOverflow } from './cut-text.ts';

/** A window, and how large text is in it. */
export interface TextSize {
  readonly width: number;
  /** The size of text, of which the site's own is 100. */
  readonly percent: number;
}

export const NARROW: TextSize = { width: 320, percent: 100 };
export const LARGE_TEXT: TextSize = { width: 640, percent: 200 };
export const PHONE: TextSize = { width: 390, percent: 100 };

/** Opens a page in a window and with text of a size. */
export async function visitAt(
  page: Page,
  { width, percent }: TextSize,
  visit: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await visit();
  // The site's policy lets no style element in.
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', `${size}%`, 'important');
  }, percent);
  await page.evaluate(() => document.fonts.ready);
}

/** The page is no wider than its window, and none of its text is cut off. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  for (const part of ['main', 'contentinfo'] as const) {
    expect(await findCutText(page.getByRole(part)), part).toEqual([]);
  }
}

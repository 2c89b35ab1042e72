import { errors, expect, type Page } from '@playwright/test';
import { scaled } from './timeouts.ts';

/**
 * Expects that the view which stands for a page while its fonts are on their way fills the window, with the mark of
 * the site in its middle.
 *
 * @returns whether the page waits for fonts
 */
export async function expectLoadingView(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction(isWaitingForFonts, undefined, { timeout: scaled(5000) });
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
  await expect.poll(() => page.evaluate(findLoadingView)).toEqual([]);
  return true;
}

// The functions below run in the page: each has all that it needs inside it.

/** Whether a page waits for its fonts, and its beginning is there. */
function isWaitingForFonts(): boolean {
  const isBegun = document.querySelector('main') !== null;
  return isBegun && document.documentElement.classList.contains('fonts-loading');
}

/** What is wrong with the view that stands for a page while its fonts are on their way. */
function findLoadingView(): readonly string[] {
  const view = document.querySelector('.font-loading-view');
  const mark = view?.querySelector('img');
  if (!view) return ['there is no view'];
  // A site without a mark has none in its header either.
  if (!mark) return document.querySelector('header img') === null ? [] : ['there is no mark'];
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const isOff = [left + right - window.innerWidth, top + bottom - window.innerHeight].some(
    (gap) => Math.abs(gap) > 40,
  );
  const box = view.getBoundingClientRect();
  const isSmall = box.width < window.innerWidth - 20 || box.height < window.innerHeight;
  const { opacity } = getComputedStyle(document.querySelector('#root') ?? view);
  return [
    ...(isOff ? ['the mark is not in the middle'] : []),
    ...(isSmall ? ['it does not fill the window'] : []),
    ...(Number(opacity) > 0 ? ['the page is there beside it, in other fonts'] : []),
  ];
}

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
  await page.addInitScript(withoutLimit);
  await page.setViewportSize(TALL);
  const letGo = await openWithoutRest(page);
  await expect(page.locator('html')).toHaveClass(/fonts-loading/);
  const opacity = () => page.locator('#root').evaluate((root) => getComputedStyle(root).opacity);
  expect(await opacity()).toBe('0');
  await page.emulateMedia({ media: 'print' });
  expect(await opacity()).toBe('1');
  await page.emulateMedia({ media: 'screen' });
  const shown = (await page.getByRole('main').innerText()).match(/\p{Script=Han}/gu) ?? [];
  expect(await page.evaluate(findMissing, shown)).not.toEqual([]);
  letGo();
  await expect(page.locator('html')).not.toHaveClass(/fonts-/);
  expect(await page.evaluate(findMissing, shown)).toEqual([]);
});

test('and without them where they do not come', async ({ page }) => {
  await page.setViewportSize(TALL);
  await openWithoutRest(page);
  await expect(page.locator('html')).toHaveClass(/fonts-loading/);
  await expect(page.locator('html')).not.toHaveClass(/fonts-/);
});

test('a page whose window shows none of them does not wait', async ({ page }) => {
  await page.addInitScript(withoutLimit);
  await page.setViewportSize(PHONE);
  await openWithoutRest(page);
  await expect(page.locator('html')).toHaveClass(/^(?!.*fonts-).*first-screen/);
});

/** Those of letters that no face has which has been read. */
function findMissing(letters: readonly string[]): string[] {
  // The face that keeps their places has all of them, and shows none.
  const read = [...document.fonts].filter(
    ({ family, status }) => status === 'loaded' && !family.includes('Space'),
  );
  const ranges = read.flatMap(({ unicodeRange }) =>
    [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    ),
  );
  return letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  });
}

/** Drops timers of a second or more: after some, a page shows without its faces. */
function withoutLimit(): void {
  const { setTimeout } = window;
  const LIMIT = 1000;
  const patched = (then: TimerHandler, wait = 0) => (wait < LIMIT ? setTimeout(then, wait) : 0);
  Object.assign(window, { setTimeout: patched });
}

/** Opens the page without the faces of its rest; what it returns lets them come. */
async function openWithoutRest(page: Page): Promise<() => void> {
  const letGo = await holdRequests(page, ({ pathname }) => pathname.startsWith('/fonts/'));
  const asked = page.waitForRequest(/\/fonts\//);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await asked;
  return letGo;
}

import type { Page } from '@playwright/test';
import { expect, test, waitUntilReactive } from './support/test.ts';

/** What other scripts, extensions and older releases may have left with an entry of the history. */
const JUNK: readonly unknown[] = [
  null,
  'a text',
  -1,
  [],
  { idx: 'first', key: 7, usr: 'a text' },
  { idx: -5, key: null, usr: { query: { length: 1e9 }, area: [], parent: 4, page: 'x', from: {} } },
  { idx: 1e300, key: 'x'.repeat(10_000), usr: [[[]]], scroll: 'far' },
];
const PATHS = ['/', '/search', '/programme/notes', '/plants/beds'];
const DETAIL = '/programme/notes/notes-3';

for (const path of [...PATHS, DETAIL]) {
  test(`${path} is rendered whatever stands in the browser's history`, async ({ page, visit }) => {
    await visit(path);
    const heading = await headingOf(page);
    for (const state of JUNK) {
      await page.evaluate((junk) => window.history.replaceState(junk, ''), state);
      await page.reload();
      await waitUntilReactive(page);
      expect(await headingOf(page), JSON.stringify(state)).toBe(heading);
    }
  });
}

for (const path of PATHS.slice(1)) {
  test(`going back to ${path} leads there whatever stands with it`, async ({ page, visit }) => {
    await visit(path);
    const heading = await headingOf(page);
    for (const state of JUNK) {
      await page.evaluate((junk) => window.history.replaceState(junk, ''), state);
      await page.getByRole('banner').locator('a[href^="/"]').first().click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect.poll(() => headingOf(page), JSON.stringify(state)).toBe(heading);
    }
  });
}

async function headingOf(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).first().innerText();
}

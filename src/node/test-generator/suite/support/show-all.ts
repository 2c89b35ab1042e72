import { expect, type Locator, type Page } from '@playwright/test';
import { scaled } from './timeouts.ts';

/** Scrolls on until the items are all there. */
export async function showAll(
  page: Page,
  items: Locator,
  total: number,
  pageSize: number,
): Promise<void> {
  const first = Math.min(pageSize, total);
  if (!(await endsInSight(page, items, first))) await expect(items).toHaveCount(first);
  for (let shown = await items.count(); shown < total; shown = await items.count()) {
    const isWhole = async () => {
      const count = await items.count();
      return count > shown && (count === total || count % pageSize === 0);
    };
    // A page that is still settling may take a reader up again, who then scrolls on.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await expect.poll(isWhole, { timeout: scaled(2000) }).toBe(true);
    }).toPass({ timeout: scaled(60_000) });
  }
  await expect(items).toHaveCount(total);
}

/** Follows a part's link to more until its items are all there. */
export async function showPart(
  more: Locator,
  items: Locator,
  total: number,
  pageSize: number,
): Promise<void> {
  // The focus is led to an item that came: its page would be asked for beforehand, as one that is approached.
  await items.page().evaluate(() => {
    const keep = (event: Event) => event.stopPropagation();
    window.addEventListener('focusin', keep, { capture: true });
  });
  for (let shown = Math.min(pageSize, total); shown < total; shown += pageSize) {
    await expect(items).toHaveCount(shown);
    await more.click();
  }
  await expect(items).toHaveCount(total);
  await expect(more).toHaveCount(0);
}

/** How far below the window, in pixels, a list's end may be that brings the next items at once. */
const NEAR = 400;

/** Whether so many items end so near the window's end that the next ones follow at once. */
export async function endsInSight(page: Page, items: Locator, count: number): Promise<boolean> {
  if (count === 0) return false;
  const box = await items.nth(count - 1).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y + box.height < height + NEAR;
}

import type { Locator, Page } from '@playwright/test';
import { findHiddenFocus } from './focus-sight.ts';
import { expect } from './test.ts';

/** Tab after Tab until the focus stands at a place; each stop before it has to be in sight. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await findHiddenFocus(page, true)).toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab`);
}

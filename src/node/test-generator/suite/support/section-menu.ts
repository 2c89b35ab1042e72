import { expect, type Locator, type Page } from '@playwright/test';
import { findUnmarked } from './looks-in-page.ts';
import { expectControlsApart, expectOver, expectTargets } from './opened.ts';
import { expectBeside } from './places.ts';
import { expectStaysBeside } from './stays.ts';

/**
 * Expects that the pages of a section stand beside what is shown, in a window of a phone above it in one line that
 * is as wide as the window; that what is shown is marked; and that nothing passes over them, nor shows through.
 */
export async function expectSectionMenu(
  page: Page,
  side: Locator,
  isPhone: boolean,
): Promise<void> {
  await expectBeside(side, side.locator('xpath=following-sibling::*[1]'), !isPhone);
  expect(await side.evaluate(findUnmarked), 'pages that are shown, and not marked').toEqual([]);
  await side.evaluate(scrollBeside);
  const header = page.getByRole('banner');
  await expectOver(isPhone ? side : header);
  await expectControlsApart(side);
  const box = await side.boundingBox();
  if (isPhone) {
    await expectTargets(side);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect([box?.x, box?.width], 'the strip is as wide as the window').toEqual([0, width]);
    const line = (await side.getByRole('link').first().boundingBox())?.height ?? 0;
    expect(box?.height ?? 0, 'the strip is one line').toBeLessThan(2 * line);
    return;
  }
  await expectStaysBeside(side, side.locator('xpath=following-sibling::*[1]'));
}

/** Runs in the page: scrolls on while the part that stays has what it stays beside. */
function scrollBeside(side: Element): void {
  const end = side.parentElement?.getBoundingClientRect().bottom ?? 0;
  const most = end + window.scrollY - side.getBoundingClientRect().height - 1;
  window.scrollTo({ top: Math.max(0, Math.min(300, most)), behavior: 'instant' });
}

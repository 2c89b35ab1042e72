import { expect, type Page } from '@playwright/test';
import { FACTS } from './facts.ts';
import { unseenWithFocus } from './focus-in-page.ts';
import { findWrongInUse } from './in-use.ts';
import { findUnmarked } from './looks-in-page.ts';
import { expectOver, expectTargets } from './opened.ts';
import { expectSamePlace } from './places.ts';
import type { Site } from './site.ts';
import { scaled } from './timeouts.ts';
import { expectInStyle, expectWordsInPlace } from './words-in-place.ts';

/**
 * Expects that the menu of the whole site lies over a page, can be read and closed in its place, and scrolled to its end
 * in a low window.
 */
export async function expectWholeMenu(page: Page, site: Site, width: number): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: site.word('ui.openMenu') });
  const before = await opener.boundingBox();
  await opener.click();
  const menu = page.getByRole('dialog');
  await expectOver(menu);
  await expectSamePlace(menu.getByRole('button', { name: site.word('ui.closeMenu') }), before);
  await expectWordsInPlace(page, `the open menu, ${width} wide`);
  await expectInStyle(page, 'the open menu');
  // As it comes, its entries pass under the pointer.
  await expect.poll(() => menu.evaluate(findUnmarked), 'what is shown, and not marked').toEqual([]);
  // Whoever uses the keyboard is shown more than whoever has only the pointer.
  await page.keyboard.press('Tab');
  expect(await menu.evaluate(unseenWithFocus), 'reached by keys, and not seen').toEqual([]);
  expect(await findWrongInUse(menu), 'in the open menu').toEqual([]);
  if (width <= FACTS.mobileUpTo) await expectTargets(menu);
  await page.setViewportSize({ width, height: 300 });
  await page.mouse.move(width / 2, 200);
  const links = menu.getByRole('link');
  const last = links.nth(await links.evaluateAll(findLowest));
  // WebKit’s phones have no wheel.
  const hasWheel = page.context().browser()?.browserType().name() !== 'webkit';
  await expect(async () => {
    await (hasWheel ? page.mouse.wheel(0, 4000) : last.scrollIntoViewIfNeeded());
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }, 'its lowest page, scrolled to').toPass({ timeout: scaled(15_000) });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

/** Runs in the page: which of some elements ends farthest below: of columns, any may be the longest. */
function findLowest(elements: readonly Element[]): number {
  const bottoms = elements.map((element) => element.getBoundingClientRect().bottom);
  return bottoms.indexOf(Math.max(...bottoms));
}

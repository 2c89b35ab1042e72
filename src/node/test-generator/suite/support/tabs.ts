import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Expects that the arrow keys, Home and End lead from tab to tab, from the second one on, and Enter chooses. */
export async function expectTabsByKeys(
  site: Site,
  page: Page,
  titles: readonly string[],
  isAtSide: boolean,
): Promise<void> {
  const tabs = site.main.getByRole('tab');
  await expect(tabs).toHaveCount(titles.length);
  const isFromRight = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const along = isFromRight ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [on = '', back = ''] = isAtSide && !site.isMobile ? ['ArrowDown', 'ArrowUp'] : along;
  const last = titles.length - 1;
  const steps: readonly (readonly [string, number])[] = [
    [back, 0],
    [on, 1],
    ['End', last],
    [back, last - 1],
    ['Home', 0],
    [on, 1],
  ];
  await tabs.nth(1).focus();
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place), key).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(place), key).toHaveAttribute('aria-selected', 'true');
    await expect(site.main.locator('[role="tab"][aria-selected="true"]')).toHaveCount(1);
  }
  // Tab leads into what the chosen one shows, not to the next of them.
  await page.keyboard.press('Tab');
  await expect(site.main.locator('[role="tab"]:focus')).toHaveCount(0);
}

/**
 * Expects that tabs stay in the window while what they lead to is scrolled through: until its end has come to
 * the middle, where there is little of it.
 */
export async function expectTabsInSight(site: Site, label: string): Promise<void> {
  const named = { name: label, exact: true } as const;
  const tabs = site.main.getByRole('tablist', named).or(site.main.getByRole('navigation', named));
  await tabs.first().evaluate((element) => {
    let sticky: Element | null = element;
    while (sticky !== null && getComputedStyle(sticky).position !== 'sticky') {
      sticky = sticky.parentElement;
    }
    const end = sticky?.parentElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    const furthest = document.body.scrollHeight - window.innerHeight;
    const top = Math.min(furthest, 700, window.scrollY + end - window.innerHeight / 2);
    window.scrollTo({ top, behavior: 'instant' });
  });
  await expect(tabs.first()).toBeInViewport();
}

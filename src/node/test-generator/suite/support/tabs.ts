import { expect, type Page } from '@playwright/test';
import { placeOf } from './arrival.ts';
import { scrollBelowHeader } from './places.ts';
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

/**
 * Expects that the page stays where it is scrolled to as another tab is chosen; and that who chooses one from far
 * down what another one shows, as by the keys, sees the beginning of what it leads to.
 */
export async function expectTabsInPlace(
  site: Site,
  page: Page,
  { label, titles }: { readonly label: string; readonly titles: readonly string[] },
): Promise<void> {
  // In a window so low every page is longer than it.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 300 });
  const [first = '', other = ''] = titles;
  const named = { name: label, exact: true } as const;
  const links = site.main.getByRole('navigation', named);
  await links.or(site.main.getByRole('tablist', named)).first().hover();
  const [from, to] = [site.tab(first).first(), site.tab(other).first()];
  await scrollBelowHeader(to);
  const before = await page.evaluate(() => window.scrollY);
  await to.dispatchEvent('click');
  await expect(to).toHaveAttribute('aria-selected', 'true');
  // What another tab shows may end sooner.
  const moved = () =>
    page.evaluate(
      (place) =>
        Math.min(place, document.documentElement.scrollHeight - window.innerHeight) -
        window.scrollY,
      before,
    );
  await expect.poll(moved, 'how far the page has moved').toBeLessThan(4);

  const panel = site.main.getByRole('tabpanel');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  // All of what is short is in sight.
  if ((await placeOf(panel)) >= 0) return;
  await from.dispatchEvent('click');
  await expect(from).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => placeOf(panel), 'the beginning is in sight').toBeGreaterThan(-4);
}

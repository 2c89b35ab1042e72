import type { Locator, Page } from '@playwright/test';
import { FREQUENT } from './support/search.ts';
import { expect, inTurns, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const FELLOWS = { path: '/people/postdoctoral-fellows', label: 'people.term' };
const SEARCH = { path: '/search', label: 'search.areas' };

const STRIPS = [
  { ...FELLOWS, screen: PHONE },
  { ...SEARCH, screen: DESKTOP },
  { ...SEARCH, screen: PHONE },
  { ...FELLOWS, screen: DESKTOP },
];

inTurns(STRIPS, ({ path, label, screen }, language) => {
  test.describe(`${path} at ${screen.viewport.width} px`, () => {
    test.use(screen);

    test('a tab list stands where the links stood, and looks like them, whichever is chosen', async ({
      page,
      visit,
      text,
    }) => {
      const query =
        path === SEARCH.path ? `?${new URLSearchParams({ q: FREQUENT[language] })}` : '';
      await visit(`${path}${query}`);
      const links = page.getByRole('navigation', { name: text(label) }).getByRole('link');
      const places = await placesOf(links);
      expect(places.length).toBeGreaterThan(1);

      await links.first().focus();
      const tabs = page.getByRole('tablist', { name: text(label) }).getByRole('tab');
      await expect(tabs).toHaveCount(places.length);
      expect(await placesOf(tabs)).toEqual(places);
      for (const tab of [...(await tabs.all()), tabs.last()]) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        expect(await placesOf(tabs)).toEqual(places);
      }

      const chosen = await photograph(page, tabs.first());
      await visit(page.url());
      await expect(links).toHaveCount(places.length);
      const served = await photograph(page, links.first());
      expect(chosen.equals(served)).toBe(true);
    });
  });
});

/** Where the titles of a strip stand, from its first one on; a strip may have been scrolled. */
async function placesOf(titles: Locator): Promise<readonly number[][]> {
  return titles.evaluateAll((all) => {
    const boxes = all.map((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return [title.getBoundingClientRect(), range.getBoundingClientRect()];
    });
    const [origin] = boxes[0] ?? [];
    return boxes.map((pair) =>
      pair.flatMap(({ x, y, width, height }) =>
        [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map(
          (side) => Math.round(side * 10) / 10,
        ),
      ),
    );
  });
}

/** The strip around a title, scrolled to its beginning, with the pointer elsewhere. */
async function photograph(page: Page, title: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  const strip = title.locator('..');
  await strip.evaluate((element) => {
    element.scrollLeft = 0;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return strip.screenshot({ animations: 'disabled' });
}

import type { Locator } from '@playwright/test';
import { FREQUENT } from './support/search.ts';
import { expect, inTurns, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const TREES = { path: '/plants/beds', label: 'plants.term' };
const SEARCH = { path: '/search', label: 'search.areas' };

const STRIPS = [
  { ...TREES, screen: PHONE },
  { ...SEARCH, screen: DESKTOP },
  { ...SEARCH, screen: PHONE },
  { ...TREES, screen: DESKTOP },
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

      await page.mouse.move(0, 0);
      const chosen = await looksOf(tabs);
      await visit(page.url());
      await expect(links).toHaveCount(places.length);
      expect(await looksOf(links)).toEqual(chosen);
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
    const round = (side: number) => Math.round(side * 10) / 10;
    // At the side of a page the chosen title is bolder, and its words wider.
    return boxes.map(([box, words]) =>
      [
        (box?.x ?? 0) - (origin?.x ?? 0),
        (box?.y ?? 0) - (origin?.y ?? 0),
        box?.width ?? 0,
        box?.height ?? 0,
        (words?.x ?? 0) - (box?.x ?? 0),
        (words?.y ?? 0) - (box?.y ?? 0),
      ].map(round),
    );
  });
}

/** What marks each title of a strip, lines of its own among it. */
async function looksOf(titles: Locator): Promise<readonly string[]> {
  return titles.evaluateAll((all) =>
    all.map((title) => {
      const { color, fontWeight, borderBottom, display } = getComputedStyle(title);
      const lines = ['::before', '::after'].map((part) => getComputedStyle(title, part).content);
      return [color, fontWeight, borderBottom, display, ...lines].join('; ');
    }),
  );
}

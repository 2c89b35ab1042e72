import type { Page } from '@playwright/test';
import { cardsOf, type Plant, sideLink } from './support/plants.ts';
import { scrollPosition, scrollToEnd } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const PATH = '/plants/trees';
const ENDPOINT = '/collection/trees';
/** As many as are rendered in four parts of 60. */
const SHOWN = 200;

/** Answers the list's call with many copies of its items, each with a name of its own. */
async function manyTrees(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(ENDPOINT),
    async (route) => {
      const plants: Plant[] = await (await route.fetch()).json();
      const json = Array.from({ length: 1000 }, (_, index) => ({
        ...plants[index % plants.length],
        name: `Tree ${index}`,
      }));
      await route.fulfill({ json });
    },
  );
}

mostlyIn('en', () => {
  test('a list of a thousand keeps its order, its rows and the place of a reader who comes back', async ({
    page,
    visit,
    menuName,
  }) => {
    await manyTrees(page);
    await visit('/plants/houses');
    await sideLink(page, await menuName('trees')).click();
    await expect(cardsOf(page).first()).toContainText('Tree 0');
    await expect(async () => {
      await scrollToEnd(page);
      expect(await cardsOf(page).count()).toBeGreaterThanOrEqual(SHOWN);
    }).toPass();

    const names = await cardsOf(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(names).toEqual(names.map((_, index) => `Tree ${index}`));
    expect(await gapsBetweenRows(page)).toEqual([0]);

    const link = page.getByRole('main').getByRole('link', { name: 'Tree 130', exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await scrollPosition(page);
    await link.click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expect.poll(() => scrollPosition(page)).toBe(before);
    await expect(link).toBeInViewport();
  });
});

/** The distances between one row of cards and the next, in whole pixels, each once. */
function gapsBetweenRows(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main ul > li:has(h2)')].map((card) =>
      card.getBoundingClientRect(),
    );
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    const bottoms = tops.map((top) =>
      Math.max(...boxes.filter((box) => Math.round(box.top) === top).map(({ bottom }) => bottom)),
    );
    const gaps = tops.slice(1).map((top, row) => Math.round(top - (bottoms[row] ?? top)));
    return [...new Set(gaps.map((gap) => Math.abs(gap)))];
  });
}

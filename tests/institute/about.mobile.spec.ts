import { cardsOf } from '../e2e/support/plants.ts';
import { expect, test } from './support/test.ts';

const PATHS = [
  '/about/about-us',
  '/about/director-note',
  '/about/advisory-committee',
  '/about/academic-committee',
  '/about/news',
  '/about/contact-us',
] as const;

for (const path of PATHS) {
  test(`${path} is no wider than the screen`, async ({ page, visit }) => {
    await visit(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("the director's portrait stands above the note", async ({ page, visit, api }) => {
  const { cover } = await api<{ readonly cover: string }>('/director-notes');
  await visit('/about/director-note');
  const article = page.getByRole('article');
  const portrait = await article.locator(`img[src="${cover}"]`).boundingBox();
  const heading = await article.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((portrait?.y ?? 0) + (portrait?.height ?? 0));
});

test("a committee's introductions keep their box", async ({ page, visit }) => {
  await visit('/about/academic-committee');
  const heights = await cardsOf(page)
    .locator('[data-box]')
    .evaluateAll((boxes) => boxes.map(({ clientHeight }) => clientHeight));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights)).toEqual(new Set([84]));
});

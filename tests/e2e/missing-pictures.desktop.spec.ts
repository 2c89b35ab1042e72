import type { Page } from '@playwright/test';
import { ROUTES } from './support/site-routes.ts';
import { expect, mostlyIn, test } from './support/test.ts';

interface Place {
  readonly layout: string;
  /** Where the reader is before, and the link there that leads to the page. */
  readonly from: string;
  readonly link: string;
  /** What holds an item's text, and what it is as wide as where no picture stands beside it. */
  readonly text: string;
  readonly asWideAs: string;
}

/** Pages of the layouts whose pictures stand beside the text. */
const PLACES: readonly Place[] = [
  {
    layout: 'card-list',
    from: '/plants/houses',
    link: 'a[href="/plants/trees"]',
    text: 'main li > div:has(> h2)',
    asWideAs: 'main li:has(> div > h2)',
  },
  {
    layout: 'alternating',
    from: '/garden/reports',
    link: 'header a[href="/"]',
    text: 'main article > div',
    asWideAs: 'main article',
  },
  {
    layout: 'accordion',
    from: '/garden/reports',
    link: 'a[href="/garden/visit"]',
    text: 'main details',
    asWideAs: 'main h1',
  },
];

test('the pages are of layouts that the site has', () => {
  const layouts = ROUTES.flatMap(({ renderers }) => renderers.layouts);
  for (const { layout } of PLACES) expect(layouts).toContain(layout);
});

mostlyIn('en', () => {
  for (const { layout, from, link, text, asWideAs } of PLACES) {
    test(`without pictures, the text of ${layout} has their room`, async ({ page, visit }) => {
      await withoutPictures(page);
      await visit(from);
      await page.locator(link).first().click();
      await expect(page.locator(text).first()).toBeVisible();
      for (const screen of [1440, 390]) {
        await page.setViewportSize({ width: screen, height: 900 });
        await expect(async () => {
          const [width] = await widthsOf(page, asWideAs);
          expect(await widthsOf(page, text)).toEqual([width]);
        }).toPass();
      }
      await expect(page.locator('main [data-ratio]')).toHaveCount(0);
    });
  }
});

/** The different widths of all that a selector finds, in whole pixels. */
async function widthsOf(page: Page, selector: string): Promise<number[]> {
  const widths = await page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().width)),
    );
  return [...new Set(widths)];
}

/** Answers all calls of the page without their pictures. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const bare = text.replace(/"(cover|photo)":"[^"]*"/g, '"$1":null');
    await route.fulfill({ response, body: bare });
  });
}

import type { Page } from '@playwright/test';
import type { RouteAddress } from '../find-routes.ts';
import { findCutText, sidewaysOverflow } from './support/cut-text.ts';
import { addressOf, findAddresses, ROUTES } from './support/site-routes.ts';
import { expect, mostlyIn, runWidely, test } from './support/test.ts';

interface Size {
  readonly width: number;
  /** The size of text, of which the site's own is 100. */
  readonly percent: number;
}

const NARROW: Size = { width: 320, percent: 100 };
const LARGE_TEXT: Size = { width: 640, percent: 200 };
const PHONE: Size = { width: 390, percent: 100 };

let addresses: readonly RouteAddress[] = [];

test.beforeAll(async ({ baseURL }) => {
  addresses = await findAddresses(baseURL ?? '');
});

// The usual run takes each page at one of the sizes, in turns.
for (const [index, { route }] of ROUTES.entries()) {
  for (const [place, size] of [NARROW, LARGE_TEXT].entries()) {
    const words = `${size.width} px with text of ${size.percent} %`;
    test.describe(words, runWidely((index + place) % 2 === 1), () => {
      mostlyIn(index % 4 < 2 ? 'zh' : 'en', () => {
        test(`${route} fits, and cuts nothing off`, async ({ page, visit }) => {
          await page.setViewportSize({ width: size.width, height: 800 });
          await visit(addressOf(route, addresses));
          await enlargeText(page, size);
          expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
          for (const part of ['main', 'contentinfo'] as const) {
            expect(await findCutText(page.getByRole(part)), part).toEqual([]);
          }
        });
      });
    });
  }
}

for (const size of [NARROW, PHONE, LARGE_TEXT]) {
  test(`the header shows the names whole at ${size.width} px and ${size.percent} %`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: size.width, height: 800 });
    await visit('/plants/houses');
    await enlargeText(page, size);
    expect(await findCutText(page.getByRole('banner'))).toEqual([]);
  });
}

async function enlargeText(page: Page, { percent }: Size): Promise<void> {
  // The site's policy lets no style element in.
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', `${size}%`, 'important');
  }, percent);
  await page.evaluate(() => document.fonts.ready);
}

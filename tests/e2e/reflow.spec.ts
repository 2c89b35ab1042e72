import type { RouteUrl } from '../find-routes.ts';
import { findCutText } from './support/cut-text.ts';
import { findUrls, ROUTES, urlOf } from './support/site-routes.ts';
import { expect, mostlyIn, runWidely, test } from './support/test.ts';
import { expectWhole, LARGE_TEXT, NARROW, PHONE, visitAt } from './support/text-sizes.ts';

let urls: readonly RouteUrl[] = [];

test.beforeAll(async ({ baseURL }) => {
  urls = await findUrls(baseURL ?? '');
});

// The usual run takes each page at one of the sizes, in turns.
for (const [index, { route }] of ROUTES.entries()) {
  for (const [place, size] of [NARROW, LARGE_TEXT].entries()) {
    const words = `${size.width} px with text of ${size.percent} %`;
    test.describe(words, runWidely((index + place) % 2 === 1), () => {
      mostlyIn(index % 4 < 2 ? 'zh' : 'en', () => {
        test(`${route} fits, and cuts nothing off`, async ({ page, visit }) => {
          await visitAt(page, size, () => visit(urlOf(route, urls)));
          await expectWhole(page);
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
    await visitAt(page, size, () => visit('/plants/houses'));
    expect(await findCutText(page.getByRole('banner'))).toEqual([]);
  });
}

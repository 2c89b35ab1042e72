import { mostlyIn, runWidely } from '../e2e/support/test.ts';
import { expectWhole, LARGE_TEXT, NARROW, visitAt } from '../e2e/support/text-sizes.ts';
import { ROUTES, urlAt } from './support/site-routes.ts';
import { test } from './support/test.ts';

// The usual run takes each page at one of the sizes, in turns.
for (const [index, { route }] of ROUTES.entries()) {
  for (const [place, size] of [NARROW, LARGE_TEXT].entries()) {
    const words = `${size.width} px with text of ${size.percent} %`;
    test.describe(words, runWidely((index + place) % 2 === 1), () => {
      mostlyIn(index % 4 < 2 ? 'zh' : 'en', () => {
        test(`${route} fits, and cuts nothing off`, async ({ page, visit, baseURL }) => {
          const url = await urlAt(route, baseURL);
          await visitAt(page, size, () => visit(url));
          await expectWhole(page);
        });
      });
    });
  }
}

import { expectAccessible } from './support/axe.ts';
import { addressOf, ROUTES } from './support/routes.ts';
import { inEachLanguage, test } from './support/test.ts';

inEachLanguage(() => {
  for (const route of ROUTES) {
    test(`axe finds nothing on ${route}`, async ({ page, visit, baseURL }) => {
      await visit(await addressOf(route, baseURL));
      await expectAccessible(page);
    });
  }
});

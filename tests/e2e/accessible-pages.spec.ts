import { expectAccessible } from './support/axe.ts';
import { addressAt, ROUTES } from './support/site-routes.ts';
import { inEachLanguage, test } from './support/test.ts';

inEachLanguage(() => {
  for (const { route } of ROUTES) {
    test(`axe finds nothing on ${route}`, async ({ page, visit, baseURL }) => {
      await visit(await addressAt(route, baseURL));
      await expectAccessible(page);
    });
  }
});

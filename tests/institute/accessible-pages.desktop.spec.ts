import { expectNoAceFindings } from '../e2e/support/ace.ts';
import { runWidely } from '../e2e/support/test.ts';
import { LANGUAGES } from '../e2e/support/texts.ts';
import { ROUTES, urlAt } from './support/site-routes.ts';
import { test } from './support/test.ts';

/** One cell in so many stands in the usual run, spread over routes and languages. */
const STEP = 7;

const CELLS = ROUTES.flatMap(({ route }) => LANGUAGES.map((language) => ({ route, language })));

for (const [index, { route, language }] of CELLS.entries()) {
  test.describe(language, runWidely(index % STEP !== 0), () => {
    test.use({ language });

    test(`a second engine finds nothing on ${route}`, async ({ page, baseURL, visit }) => {
      await visit(await urlAt(route, baseURL));
      await expectNoAceFindings(page);
    });
  });
}

import { expectNoAceFindings, findAceFindings } from './support/ace.ts';
import { REVIEWED } from './support/ace-reviewed.ts';
import { ROUTES, urlAt } from './support/site-routes.ts';
import { expect, runWidely, test } from './support/test.ts';
import { LANGUAGES } from './support/texts.ts';

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

test('the second engine finds what is wrong, and what is reviewed has its reason', async ({
  page,
  visit,
}) => {
  await visit('/garden/welcome');
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'Words in no landmark';
    document.body.prepend(words);
  });
  const rules = (await findAceFindings(page)).map(({ rule }) => rule);
  expect(rules).toContain('aria_content_in_landmark');
  for (const { reason } of REVIEWED) expect(reason).not.toBe('');
});

import { inTurns } from '../e2e/support/test.ts';
import { findHtmlFaults } from '../e2e/support/valid-html.ts';
import { ROUTES, urlAt } from './support/site-routes.ts';
import { expect, test } from './support/test.ts';

inTurns(ROUTES, ({ route }, language) => {
  test(`the HTML of ${route} is valid`, async ({ request, baseURL }) => {
    const url = await urlAt(route, baseURL);
    const response = await request.get(url, { headers: { Cookie: `lang=${language}` } });
    expect(await findHtmlFaults(await response.text())).toEqual([]);
  });
});

import { inTurns } from '../e2e/support/test.ts';
import { findHtmlFaults } from '../e2e/support/valid-html.ts';
import { addressAt, ROUTES } from './support/site-routes.ts';
import { expect, test } from './support/test.ts';

inTurns(ROUTES, ({ route }, language) => {
  test(`the HTML of ${route} is valid`, async ({ request, baseURL }) => {
    const address = await addressAt(route, baseURL);
    const response = await request.get(address, { headers: { Cookie: `lang=${language}` } });
    expect(await findHtmlFaults(await response.text())).toEqual([]);
  });
});

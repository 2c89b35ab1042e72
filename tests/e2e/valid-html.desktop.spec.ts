import { ROUTES, urlAt } from './support/site-routes.ts';
import { expect, inTurns, test } from './support/test.ts';
import { findHtmlFaults } from './support/valid-html.ts';

inTurns([...ROUTES.map(({ route }) => route), '/nowhere'], (route, language) => {
  test(`the HTML of ${route} is valid`, async ({ request, baseURL }) => {
    const url = route === '/nowhere' ? route : await urlAt(route, baseURL);
    const response = await request.get(url, { headers: { Cookie: `lang=${language}` } });
    expect(await findHtmlFaults(await response.text())).toEqual([]);
  });
});

test('a page with a mistake is found to have it', async () => {
  expect(await findHtmlFaults('<!doctype html><p id="a"></p><p id="a"></p>')).not.toEqual([]);
});

import { HtmlValidate } from 'html-validate';
import { addressAt, ROUTES } from './support/site-routes.ts';
import { expect, inTurns, test } from './support/test.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function messagesOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

inTurns([...ROUTES.map(({ route }) => route), '/nowhere'], (route, language) => {
  test(`the HTML of ${route} is valid`, async ({ request, baseURL }) => {
    const address = route === '/nowhere' ? route : await addressAt(route, baseURL);
    const response = await request.get(address, { headers: { Cookie: `lang=${language}` } });
    expect(await messagesOf(await response.text())).toEqual([]);
  });
});

test('a page with a mistake is found to have it', async () => {
  expect(await messagesOf('<!doctype html><p id="a"></p><p id="a"></p>')).not.toEqual([]);
});

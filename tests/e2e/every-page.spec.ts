import { expectAccessible } from './support/axe.ts';
import { addressAt, ROUTES } from './support/site-routes.ts';
import { expect, inEachLanguage, test } from './support/test.ts';
import { LANGUAGE_TAGS } from './support/texts.ts';

inEachLanguage((language) => {
  for (const { route } of ROUTES) {
    test(`${route} shows a page with one heading, and axe finds nothing on it`, async ({
      page,
      visit,
      calls,
      baseURL,
    }) => {
      await visit(await addressAt(route, baseURL));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(calls, 'the HTML brought the data along').toEqual([]);
      await expectAccessible(page);
    });
  }
});

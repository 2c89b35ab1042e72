import { findHan } from '../../src/node/test-generator/suite/support/in-page.ts';
import { expect, inEachLanguage, test } from './support/test.ts';
import { headerNames, LANGUAGE_TAGS, LANGUAGES } from './support/texts.ts';

inEachLanguage((language) => {
  test(`each of the site's names says its language on a page in ${language}`, async ({
    page,
    visit,
  }) => {
    await visit('/plants/houses');
    for (const [place, name] of headerNames().entries()) {
      const shown = page.getByRole('banner').getByText(name, { exact: true });
      const lang = await shown.evaluate((element) =>
        element.closest('[lang]')?.getAttribute('lang'),
      );
      expect(lang, name).toBe(LANGUAGE_TAGS[LANGUAGES[place] ?? language]);
    }
  });
});

test.describe('around an English page', () => {
  test.use({ language: 'en' });

  for (const path of ['/', '/plants/houses', '/search?q=spring', '/nowhere']) {
    test(`${path} no words in Han go without their language`, async ({ page, visit, problems }) => {
      problems.allow(/nowhere/);
      await visit(path);
      for (const part of ['banner', 'contentinfo'] as const) {
        expect(await page.getByRole(part).evaluate(findHan), part).toEqual([]);
      }
      await expect(page.getByRole('contentinfo').locator('[lang="zh-CN"]')).not.toHaveCount(0);
    });
  }

  test('friends whose names are Chinese say so', async ({ page, visit, text }) => {
    // The choice that only this tab knows makes the browser ask for what the footer shows.
    await page.context().clearCookies();
    await page.addInitScript(() => sessionStorage.setItem('lang', 'en'));
    await page.route('**/api/home/site-infrastructure', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const [friend] = answer.friendLinks;
      await route.fulfill({
        json: { ...answer, friendLinks: [{ ...friend, name: '山中图书馆' }] },
      });
    });
    await visit('/plants/houses');
    const footer = page.getByRole('contentinfo');
    await footer.getByText(text('footer.friendLinks')).click();
    await expect(footer.getByText('山中图书馆')).toHaveAttribute('lang', 'zh-CN');
  });
});

import type { BrowserContext } from '@playwright/test';
import { plantAt } from './support/choose-plant.ts';
import { cardsOf, type Plant } from './support/plants.ts';
import { expect, inEachLanguage, test } from './support/test.ts';
import { LANGUAGE_TAGS, type Language, languageLabel, textOf } from './support/texts.ts';

const PATH = '/plants/trees';

inEachLanguage((language) => {
  const next: Language = language === 'zh' ? 'en' : 'zh';

  test(`the language button leads from ${language} to ${next} and keeps it`, async ({
    page,
    visit,
    text,
    request,
  }) => {
    const answer = await request.get('/api/collection/trees', {
      headers: { 'Accept-Language': next },
    });
    const plants: Plant[] = await answer.json();
    await visit(PATH);
    const button = page.getByRole('link', {
      name: text('ui.switchLanguage', { language: languageLabel(next) }),
    });
    const reloaded = page.waitForEvent('load');
    await button.click();
    await reloaded;

    await expect(page).toHaveURL(PATH);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    await expect(cardsOf(page).first()).toContainText(plantAt(plants).name);
    expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe(next);
    await expect(
      page.getByRole('link', {
        name: textOf(next, 'ui.switchLanguage', { language: languageLabel(language) }),
      }),
    ).toBeVisible();
    await expectInNewTab(page.context(), next);
  });

  test(`a URL that asks for ${next} is answered in it, and the tab keeps it`, async ({
    page,
    visit,
  }) => {
    await visit(`${PATH}?lang=${next}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe(next);
    await visit('/plants/houses');
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    await expectInNewTab(page.context(), next);
  });

  test(`the language button outvotes a URL that asks for ${language}`, async ({
    page,
    visit,
    text,
  }) => {
    await visit(`${PATH}?lang=${language}`);
    const reloaded = page.waitForEvent('load');
    await page
      .getByRole('link', { name: text('ui.switchLanguage', { language: languageLabel(next) }) })
      .click();
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('a reader who has chosen nothing', () => {
  test.use({ remembered: false });

  test('reads Chinese', async ({ page, visit }) => {
    await visit(PATH);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBeNull();
  });

  for (const [stored, tag] of [
    ['zh', 'zh-CN'],
    ['en', 'en'],
    ['fr', 'en'],
    ['ZH', 'en'],
  ] as const) {
    test(`reads ${tag} once the tab has stored "${stored}"`, async ({ page, visit }) => {
      await page.addInitScript((value) => {
        // Firefox runs it in the empty page before, too, which has no storage.
        if (window.origin !== 'null') sessionStorage.setItem('lang', value);
      }, stored);
      await visit(PATH);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(cardsOf(page).first()).toBeVisible();
    });
  }
});

/** A new tab has nothing in its storage: only the cookie tells the server what was chosen. */
async function expectInNewTab(context: BrowserContext, language: Language): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(PATH);
  await expect(tab.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
  await tab.close();
}

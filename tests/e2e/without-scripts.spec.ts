import { plantAt } from './support/choose-plant.ts';
import { cardsOf, DETAIL_PAGES, LIST_PAGES, type Plant, SLICE } from './support/plants.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, inTurns, mostlyIn, test } from './support/test.ts';
import { LANGUAGE_TAGS, type Language, languageLabel } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

// A browser without scripts refuses to preload them, as it should.
test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

inTurns(LIST_PAGES, ({ path, endpoint, code }) => {
  test(`${path} shows its first and its second page`, async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const plants = await api<Plant[]>(endpoint);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName(code));
    const names = cardsOf(page).getByRole('heading', { level: 2 });
    await expect(names).toHaveText(plants.slice(0, SLICE).map(({ name }) => name));
    await page.getByRole('link', { name: text('ui.loadMore') }).click();
    await expect(names).toHaveText(plants.slice(SLICE, 2 * SLICE).map(({ name }) => name));
    await page.getByRole('link', { name: text('ui.previousPage') }).click();
    await expect(names).toHaveText(plants.slice(0, SLICE).map(({ name }) => name));
  });
});

inTurns(DETAIL_PAGES, ({ path, endpoint, list, code }) => {
  test(`${path}:id is reached from its list, and leads back`, async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const first = plantAt(await api<Plant[]>(endpoint));
    const plant = await api<Plant>(`${endpoint}/${first.id}`);
    await visit(list);
    await page.getByRole('link', { name: plant.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plant.name);
    for (const paragraph of paragraphsOf(plant.description)) {
      await expect(page.getByRole('article')).toContainText(paragraph);
    }
    await page
      .getByRole('link', { name: text('ui.backTo', { list: await menuName(code) }) })
      .click();
    await expect(page).toHaveURL(list);
  });
});

mostlyIn('zh', (language) => {
  test('the tabs of the flower beds are links', async ({ page, visit, api, text }) => {
    const past = await api<Plant[]>('/collection/beds?type=post');
    await visit('/plants/beds');
    await page.getByRole('link', { name: text('plants.past'), exact: true }).click();
    await expect(cardsOf(page).first()).toContainText(plantAt(past).name);
    await page.getByRole('link', { name: text('plants.current'), exact: true }).click();
    await expect(cardsOf(page).first()).not.toContainText(plantAt(past).name);
  });

  test('the language link leads to the other language, which stays', async ({
    page,
    visit,
    text,
  }) => {
    const next: Language = language === 'zh' ? 'en' : 'zh';
    await visit('/plants/beds?tab=out');
    await page
      .getByRole('link', { name: text('ui.switchLanguage', { language: languageLabel(next) }) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    await expect(page).toHaveURL(/tab=out/);
    await visit('/plants/houses');
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
  });

  test('the menus lead to the section and to its pages', async ({ page, visit, menuName }) => {
    await visit('/');
    await page
      .getByRole('link', { name: await menuName('plants'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/plants/trees');
    await page
      .getByRole('main')
      .getByRole('link', { name: await menuName('houses') })
      .click();
    await expect(page).toHaveURL('/plants/houses');
  });
});

test('no loading view stands before the content', async ({ page, visit }) => {
  await visit('/plants/houses');
  await expect(page.locator('.font-loading-view')).toBeHidden();
  await expect(cardsOf(page).first()).toBeVisible();
});

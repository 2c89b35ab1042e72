import { personAt } from './support/choose-person.ts';
import { cardsOf, DETAIL_PAGES, LIST_PAGES, type Person, SLICE } from './support/people.ts';
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
    const people = await api<Person[]>(endpoint);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName(code));
    const names = cardsOf(page).getByRole('heading', { level: 2 });
    await expect(names).toHaveText(people.slice(0, SLICE).map(({ name }) => name));
    await page.getByRole('link', { name: text('ui.loadMore') }).click();
    await expect(names).toHaveText(people.slice(SLICE, 2 * SLICE).map(({ name }) => name));
    await page.getByRole('link', { name: text('ui.previousPage') }).click();
    await expect(names).toHaveText(people.slice(0, SLICE).map(({ name }) => name));
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
    const first = personAt(await api<Person[]>(endpoint));
    const person = await api<Person>(`${endpoint}/${first.id}`);
    await visit(list);
    await page.getByRole('link', { name: person.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
    for (const paragraph of paragraphsOf(person.description)) {
      await expect(page.getByRole('article')).toContainText(paragraph);
    }
    await page
      .getByRole('link', { name: text('ui.backTo', { list: await menuName(code) }) })
      .click();
    await expect(page).toHaveURL(list);
  });
});

mostlyIn('zh', (language) => {
  test('the tabs of the postdoctoral fellows are links', async ({ page, visit, api, text }) => {
    const past = await api<Person[]>('/peoples/postdoctoral-fellows?type=post');
    await visit('/people/postdoctoral-fellows');
    await page.getByRole('link', { name: text('people.past'), exact: true }).click();
    await expect(cardsOf(page).first()).toContainText(personAt(past).name);
    await page.getByRole('link', { name: text('people.current'), exact: true }).click();
    await expect(cardsOf(page).first()).not.toContainText(personAt(past).name);
  });

  test('the language link leads to the other language, which stays', async ({
    page,
    visit,
    text,
  }) => {
    const next: Language = language === 'zh' ? 'en' : 'zh';
    await visit('/people/postdoctoral-fellows?tab=out');
    await page
      .getByRole('link', { name: text('ui.switchLanguage', { language: languageLabel(next) }) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
    await expect(page).toHaveURL(/tab=out/);
    await visit('/people/staffs');
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[next]);
  });

  test('the menus lead to the section and to its pages', async ({ page, visit, menuName }) => {
    await visit('/');
    await page
      .getByRole('link', { name: await menuName('people'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/people/faculty-fellows');
    await page
      .getByRole('main')
      .getByRole('link', { name: await menuName('staffs') })
      .click();
    await expect(page).toHaveURL('/people/staffs');
  });
});

test('no loading view stands before the content', async ({ page, visit }) => {
  await visit('/people/staffs');
  await expect(page.locator('.font-loading-view')).toBeHidden();
  await expect(cardsOf(page).first()).toBeVisible();
});

import { expectCalls } from './support/calls.ts';
import { personAt } from './support/choose-person.ts';
import { cardsOf, DETAIL_PAGES, LIST_PAGES, type Person, sideLink } from './support/people.ts';
import { expect, inTurns, test } from './support/test.ts';

inTurns(
  LIST_PAGES.filter(({ path }) => !path.includes('?')),
  (list, language) => {
    test(`going to ${list.path} makes that page's one call`, async ({
      page,
      visit,
      calls,
      menuName,
    }) => {
      const other = list.code === 'staffs' ? '/people/invited-fellows' : '/people/staffs';
      await visit(other);
      await sideLink(page, await menuName(list.code)).click();
      await expect(page).toHaveURL(list.path);
      await expect(cardsOf(page).first()).toBeVisible();
      await expectCalls(page, calls, [{ address: list.endpoint, method: 'GET', language }]);
    });
  },
);

inTurns(DETAIL_PAGES, (detail, language) => {
  test(`going to ${detail.path}:id makes that page's one call`, async ({
    page,
    visit,
    calls,
    api,
  }) => {
    const person = personAt(await api<Person[]>(detail.endpoint));
    await visit(detail.list);
    await page.getByRole('link', { name: person.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
    await expectCalls(page, calls, [
      { address: `${detail.endpoint}/${person.id}`, method: 'GET', language },
    ]);
  });
});

for (const [path, words] of [
  ['/people/staffs', 'a list'],
  ['/people/postdoctoral-fellows?tab=out', 'a tab'],
  ['/people/invited/wu-cangbai', 'a detail'],
] as const) {
  test(`a first visit to ${words} asks nothing, even once it has come to rest`, async ({
    page,
    visit,
    calls,
  }) => {
    await visit(path);
    await expectCalls(page, calls, []);
  });
}

test('a choice that only this tab knows is asked for in the browser', async ({
  page,
  visit,
  calls,
}) => {
  // The cookie is gone, so the server answered in Chinese; the tab's own choice is English.
  await page.context().clearCookies();
  await page.addInitScript(() => sessionStorage.setItem('lang', 'en'));
  await visit('/people/staffs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(cardsOf(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.map(({ address }) => address).sort()).toEqual([
    '/home/navigations',
    '/home/site-infrastructure',
    '/peoples/staffs',
  ]);
  expect(new Set(calls.map(({ language }) => language))).toEqual(new Set(['en']));
});

import {
  ACTIVITY_LISTS,
  type ActivityDetail,
  allActivities,
  itemAt,
} from './support/academic-life.ts';
import { expectCalls } from './support/calls.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, inTurns, test } from './support/test.ts';
import { siteName } from './support/texts.ts';
import { tilesOf } from './support/tile-columns.ts';

inTurns(ACTIVITY_LISTS, (list, language) => {
  for (const [which, place] of [
    ['first', 0],
    ['last', -1],
  ] as const) {
    test(`${list.path}/:id shows all that the API says of the ${which} of the list`, async ({
      page,
      visit,
      api,
      calls,
      menuName,
      text,
    }) => {
      const { id } = itemAt(await allActivities(api, list), place);
      const activity = await api<ActivityDetail>(`/activities/${id}`);
      await visit(`${list.path}/${id}`);
      await expect(page).toHaveTitle(`${activity.name} · ${siteName(language)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(activity.name);
      const article = page.getByRole('article');
      for (const paragraph of paragraphsOf(activity.content)) {
        await expect(article).toContainText(paragraph);
      }
      const files = activity.attachments ?? [];
      await expect(
        article.getByRole('heading', {
          name: activity.attachmentTitle ?? text('people.attachments'),
          exact: true,
        }),
      ).toHaveCount(files.length === 0 ? 0 : 1);
      for (const { name, url } of files) {
        await expect(article.getByRole('link', { name })).toHaveAttribute('href', url);
      }
      await expect(article.locator('img')).toHaveAttribute('src', activity.cover ?? '');
      await expect(article.locator('img')).toHaveAttribute('alt', activity.name);
      const side = page.getByRole('main').getByRole('navigation').first();
      await expect(side.locator('[aria-current="page"]')).toHaveText(await menuName(list.code));
      // The first HTML brought all of it.
      expect(calls).toEqual([]);
    });
  }

  test(`going from ${list.path} to a detail makes that page's one call`, async ({
    page,
    visit,
    api,
    calls,
  }) => {
    const { id, name } = itemAt(await allActivities(api, list), 1);
    await visit(list.path);
    await tilesOf(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${list.path}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · ${siteName(language)}`);
    await expectCalls(page, calls, [{ address: `/activities/${id}`, method: 'GET', language }]);
  });

  test(`${list.path}/:id} leads to the address without the brace`, async ({ page, visit, api }) => {
    const { id, name } = itemAt(await allActivities(api, list));
    await visit(`${list.path}/${id}}`);
    await expect(page).toHaveURL(`${list.path}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('one activity at least has files, and each file is there', async ({ api, request }) => {
  const files = new Set<string>();
  for (const list of ACTIVITY_LISTS) {
    for (const { id } of await allActivities(api, list)) {
      const { attachments = [] } = await api<ActivityDetail>(`/activities/${id}`);
      for (const { url } of attachments) files.add(url);
    }
  }
  expect(files.size).toBeGreaterThan(0);
  for (const url of files) expect((await request.head(url)).status(), url).toBe(200);
});

test('an activity without files has no heading for them', async ({ page, visit, api, text }) => {
  const list = itemAt(ACTIVITY_LISTS);
  const activities = await allActivities(api, list);
  const details = await Promise.all(
    activities.map(({ id }) => api<ActivityDetail>(`/activities/${id}`)),
  );
  const plain = details.find(({ attachments = [] }) => attachments.length === 0);
  if (plain === undefined) throw new Error('Every lecture has files');
  await visit(`${list.path}/${plain.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain.name);
  await expect(page.getByRole('heading', { name: text('people.attachments') })).toHaveCount(0);
});

for (const list of ACTIVITY_LISTS) {
  test(`${list.path}/:id of an unknown id is not there`, async ({ page, problems, text }) => {
    problems.allow(/404/);
    const response = await page.goto(`${list.path}/nothing-of-this-name`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));
  });
}

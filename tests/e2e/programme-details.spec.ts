import { type ActivityDetail, allActivities, EVENT_LISTS, itemAt } from './support/programme.ts';
import { expect, inTurns, test } from './support/test.ts';

inTurns(EVENT_LISTS, (list) => {
  test(`${list.path}/:id} leads to the URL without the brace`, async ({ page, visit, api }) => {
    const { id, name } = itemAt(await allActivities(api, list));
    await visit(`${list.path}/${id}}`);
    await expect(page).toHaveURL(`${list.path}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('one activity at least has files, and each file is there', async ({ api, request }) => {
  const files = new Set<string>();
  for (const list of EVENT_LISTS) {
    for (const { id } of await allActivities(api, list)) {
      const { attachments = [] } = await api<ActivityDetail>(`/activities/${id}`);
      for (const { url } of attachments) files.add(url);
    }
  }
  expect(files.size).toBeGreaterThan(0);
  for (const url of files) expect((await request.head(url)).status(), url).toBe(200);
});

test('an activity without files has no heading for them', async ({ page, visit, api, text }) => {
  const list = itemAt(EVENT_LISTS);
  const activities = await allActivities(api, list);
  const details = await Promise.all(
    activities.map(({ id }) => api<ActivityDetail>(`/activities/${id}`)),
  );
  const plain = details.find(({ attachments = [] }) => attachments.length === 0);
  if (plain === undefined) throw new Error('Every talk has files');
  await visit(`${list.path}/${plain.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain.name);
  await expect(page.getByRole('heading', { name: text('plants.attachments') })).toHaveCount(0);
});

for (const list of EVENT_LISTS) {
  test(`${list.path}/:id of an unknown id is not there`, async ({ page, problems, text }) => {
    problems.allow(/404/);
    const response = await page.goto(`${list.path}/nothing-of-this-name`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));
  });
}

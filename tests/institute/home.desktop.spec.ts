import {
  type Activity,
  activitiesBlock,
  goHome,
  type HomeTitles,
  linesOf,
  MAX_SLIDES,
  namesInSight,
  type Situation,
  situationsBlock,
  slideOf,
  slidesOf,
} from '../e2e/support/home.ts';
import { GROUP_PATHS } from './support/home.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test("the two blocks stand under the API's own headings", async ({ page, visit, api, calls }) => {
    const { leftTitle, rightTitle } = await api<HomeTitles>('/home/titles');
    await visit('/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([leftTitle, rightTitle]);
    await expect(page.getByRole('region', { name: leftTitle, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: rightTitle, exact: true })).toBeVisible();
    // The first HTML brought them, and the lists too.
    expect(calls).toEqual([]);
  });

  test('where the call for the headings fails, the manifest has them', async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    problems.allow(/home\/titles/);
    const activities = await api<Activity[]>('/home/latest-activities');
    await visit('/people/staffs');
    await page.route('**/api/home/titles', (route) => route.fulfill({ status: 500 }));
    await goHome(page, text('ui.home'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      text('home.activities'),
      text('home.situations'),
    ]);
    await expect(slidesOf(page)).toHaveCount(Math.min(MAX_SLIDES, activities.length));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a block whose call fails says so in its place, and trying again fixes it', async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    problems.allow(/latest-activities/);
    const situations = await api<Situation[]>('/home/latest-situations');
    await visit('/people/staffs');
    await page.route('**/api/home/latest-activities', (route) => route.fulfill({ status: 500 }));
    await goHome(page, text('ui.home'));
    const alert = activitiesBlock(page).getByRole('alert');
    await expect(alert).toContainText(text('ui.failed.http', { status: 500 }));
    await expect(situationsBlock(page).getByRole('listitem')).toHaveCount(situations.length);
    await page.unroute('**/api/home/latest-activities');
    await alert.getByRole('button', { name: text('ui.retry') }).click();
    await expect(slidesOf(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('the carousel announces the latest activities, five at most', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const all = await api<Activity[]>('/home/latest-activities');
    expect(all.length, 'the API has more than are shown').toBeGreaterThan(MAX_SLIDES);
    const activities = all.slice(0, MAX_SLIDES);
    await visit('/');
    await expect(slidesOf(page).locator('h3')).toHaveText(activities.map(({ name }) => name));
    expect(await namesInSight(page)).toEqual([activities[0]?.name]);
    for (const [index, activity] of activities.entries()) {
      const slide = slideOf(page, activity);
      await expect(
        slide.getByRole('group', {
          name: text('ui.slide', { index: index + 1, count: activities.length }),
          exact: true,
        }),
      ).toHaveCount(1);
      await expect(slide.locator('img')).toHaveAttribute('src', activity.cover);
      await expect(slide).toContainText(activity.introduction);
      await expect(slide.getByText(activity.time.slice(0, 16).replace('T', ' '))).toBeVisible();
      await expect(slide.getByRole('link')).toHaveAttribute(
        'href',
        `${GROUP_PATHS[activity.group]}${activity.id}`,
      );
    }
  });

  test('a slide names the place, or says that the activity is online', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
    expect(new Set(activities.map(({ online }) => online)), 'both kinds are there').toEqual(
      new Set([true, false]),
    );
    await visit('/');
    for (const activity of activities) {
      const slide = slideOf(page, activity);
      const tag = slide.getByText(text('home.online'), { exact: true });
      await expect(tag).toHaveCount(activity.online ? 1 : 0);
      const { offlineLocation } = activity;
      if (offlineLocation === undefined) continue;
      await expect(slide.getByText(offlineLocation, { exact: true })).toHaveCount(
        activity.online ? 0 : 1,
      );
    }
  });

  test('notices show picture, name and content, and lead to their pages', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const situations = await api<Situation[]>('/home/latest-situations');
    await visit('/');
    const items = situationsBlock(page).getByRole('listitem');
    await expect(items.getByRole('heading', { level: 3 })).toHaveText(
      situations.map(({ name }) => name),
    );
    for (const [index, { name, cover, introduction, path }] of situations.entries()) {
      const item = items.nth(index);
      await expect(item.locator('img')).toHaveAttribute('src', cover);
      await expect(item.getByText(introduction)).toBeVisible();
      await item.getByRole('link', { name: `${text('ui.readMore')}: ${name}` }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: text('ui.notFound.title') })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
    }
  });
});

test('an activity with a place and a tag shows the tag alone', async ({
  page,
  visit,
  api,
  text,
}) => {
  const [first, ...others] = await api<Activity[]>('/home/latest-activities');
  await visit('/people/staffs');
  await page.route('**/api/home/latest-activities', (route) =>
    route.fulfill({ json: [{ ...first, online: true, offlineLocation: 'A hall' }, ...others] }),
  );
  await goHome(page, text('ui.home'));
  const slide = slidesOf(page).first();
  await expect(slide.getByText(text('home.online'), { exact: true })).toBeVisible();
  await expect(slide.getByText('A hall')).toHaveCount(0);
});

test('notices stand in the order of their values, however the API sends them', async ({
  page,
  visit,
  api,
  text,
}) => {
  const situations = await api<Situation[]>('/home/latest-situations');
  await visit('/people/staffs');
  await page.route('**/api/home/latest-situations', (route) =>
    route.fulfill({ json: [...situations].reverse() }),
  );
  await goHome(page, text('ui.home'));
  const values = [...situations].sort((a, b) => a.orderValue - b.orderValue);
  await expect(situationsBlock(page).getByRole('heading', { level: 3 })).toHaveText(
    values.map(({ name }) => name),
  );
});

test.describe('on a narrow screen', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 800 } });

  test('a slide shows three lines of its introduction at most', async ({ page, visit, api }) => {
    const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
    await visit('/');
    const lines = await Promise.all(
      activities.map((activity) =>
        linesOf(
          slideOf(page, activity).locator('[data-clamp]', { hasText: activity.introduction }),
        ),
      ),
    );
    for (const { shown } of lines) expect(shown).toBeLessThanOrEqual(3);
    expect(lines, 'one is longer than that').toContainEqual({ shown: 3, cut: true });
  });
});

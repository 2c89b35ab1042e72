import {
  type Activity,
  activitiesBlock,
  GROUP_PATHS,
  MAX_SLIDES,
  type Situation,
  showSlide,
  situationsBlock,
  slideOf,
} from './support/home.ts';
import { scrollPosition } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';

/** The lists of the groups: their paths, and their codes in the navigation. */
const GROUPS = ['talks', 'walks', 'courses'] as const;

mostlyIn('zh', () => {
  for (const group of GROUPS) {
    test(`a slide of ${group} leads to its detail, which leads back home in history`, async ({
      page,
      visit,
      api,
      text,
      calls,
    }) => {
      const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
      const activity = activities.find((other) => other.group === group);
      if (activity === undefined) throw new Error(`The latest activities have none of ${group}`);
      await visit('/');
      await showSlide(page, activity, text('ui.next'));
      await slideOf(page, activity).getByRole('link').click();
      await expect(page).toHaveURL(`${GROUP_PATHS[group]}${activity.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(activity.name);

      calls.length = 0;
      await page.getByRole('link', { name: text('ui.backHome'), exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(activitiesBlock(page)).toBeVisible();
      // A step back, not a new visit: nothing is asked, and the detail is ahead.
      expect(calls).toEqual([]);
      await page.goForward();
      await expect(page).toHaveURL(`${GROUP_PATHS[group]}${activity.id}`);
    });
  }

  test('a detail that was not reached from home leads to its list', async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const activities = await api<Activity[]>('/home/latest-activities');
    for (const group of GROUPS) {
      const activity = activities.find((other) => other.group === group);
      await visit(`${GROUP_PATHS[group]}${activity?.id}`);
      const list = await menuName(group);
      await expect(page.getByRole('link', { name: text('ui.backTo', { list }) })).toHaveAttribute(
        'href',
        (GROUP_PATHS[group] ?? '').replace(/\/$/, ''),
      );
      await expect(page.getByRole('link', { name: text('ui.backHome'), exact: true })).toHaveCount(
        0,
      );
    }
  });
});

test('the way back from a notice shows home as far down as it was left', async ({
  page,
  visit,
  api,
  text,
}) => {
  const situations = await api<Situation[]>('/home/latest-situations');
  const last = situations.at(-1);
  await visit('/');
  const link = situationsBlock(page).getByRole('link', {
    name: `${text('ui.readMore')}: ${last?.name}`,
  });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(last?.path ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

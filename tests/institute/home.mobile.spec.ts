import {
  type Activity,
  activitiesBlock,
  namesInSight,
  situationsBlock,
  slidesOf,
} from '../e2e/support/home.ts';
import { GROUP_PATHS } from './support/home.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('the notices stand below the carousel, and nothing is wider than the screen', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const [activities, situations] = await Promise.all([
      activitiesBlock(page).boundingBox(),
      situationsBlock(page).boundingBox(),
    ]);
    const end = (activities?.y ?? 0) + (activities?.height ?? 0);
    expect(situations?.y).toBeGreaterThanOrEqual(end);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("the carousel's buttons move it under a finger", async ({ page, visit, api, text }) => {
    const [first, second] = await api<Activity[]>('/home/latest-activities');
    await visit('/');
    const block = activitiesBlock(page);
    await block.getByRole('button', { name: text('ui.next') }).tap();
    await expect.poll(() => namesInSight(page)).toEqual([second?.name]);
    await block.getByRole('button', { name: text('ui.previous') }).tap();
    await expect.poll(() => namesInSight(page)).toEqual([first?.name]);
  });
});

test('a tap on a slide leads to its detail, and the way back home', async ({
  page,
  visit,
  api,
  text,
}) => {
  const [first] = await api<Activity[]>('/home/latest-activities');
  if (first === undefined) throw new Error('The API has no activities');
  await visit('/');
  await slidesOf(page).first().getByRole('link').tap();
  await expect(page).toHaveURL(`${GROUP_PATHS[first.group]}${first.id}`);
  await page.getByRole('link', { name: text('ui.backHome'), exact: true }).tap();
  await expect(page).toHaveURL('/');
  await expect(activitiesBlock(page)).toBeVisible();
});

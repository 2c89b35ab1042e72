import type { Page } from '@playwright/test';
import {
  type Activity,
  activitiesBlock,
  GROUP_PATHS,
  type HomeTitles,
  MAX_SLIDES,
  namesInSight,
  type Situation,
  situationsBlock,
  slideOf,
  slidesOf,
} from './support/home.ts';
import { expect, mostlyIn, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// A browser without scripts refuses to preload them, as it should.
test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

mostlyIn('en', () => {
  test('home is complete without scripts', async ({ page, visit, api, text }) => {
    const { leftTitle, rightTitle } = await api<HomeTitles>('/home/titles');
    const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
    const situations = await api<Situation[]>('/home/latest-situations');
    await visit('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      leftTitle,
      rightTitle,
    ]);
    await expect(slidesOf(page).locator('h3')).toHaveText(activities.map(({ name }) => name));
    await expect(situationsBlock(page).getByRole('heading', { level: 3 })).toHaveText(
      situations.map(({ name }) => name),
    );
    for (const { name, path } of situations) {
      await expect(
        situationsBlock(page).getByRole('link', { name: `${text('ui.readMore')}: ${name}` }),
      ).toHaveAttribute('href', path);
    }
  });
});

test('the carousel scrolls from slide to slide, each with its picture and its link', async ({
  page,
  visit,
  api,
}) => {
  const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
  await visit('/');
  for (const [place, activity] of activities.entries()) {
    await expect.poll(() => namesInSight(page)).toEqual([activity.name]);
    const slide = slideOf(page, activity);
    await expect(slide.locator('img')).toBeInViewport();
    await expect
      .poll(() => slide.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0);
    if (place < activities.length - 1) await scrollOn(page);
  }
  const last = activities.at(-1);
  if (last === undefined) throw new Error('The API has no activities');
  await slideOf(page, last).getByRole('link').click();
  await expect(page).toHaveURL(`${GROUP_PATHS[last.group]}${last.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.name);
});

test('the Tab key reaches every slide, and brings it into sight', async ({ page, visit, api }) => {
  const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
  await visit('/');
  await slidesOf(page).first().getByRole('link').focus();
  for (const activity of activities.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(slideOf(page, activity).getByRole('link')).toBeFocused();
    await expect.poll(() => namesInSight(page)).toEqual([activity.name]);
  }
});

/** Turns the wheel sideways over the carousel, by the width of a slide. */
async function scrollOn(page: Page): Promise<void> {
  const slides = activitiesBlock(page).locator('ul');
  const width = (await slides.boundingBox())?.width ?? 0;
  await slides.hover({ position: { x: 100, y: 100 }, force: true });
  await page.mouse.wheel(width, 0);
}

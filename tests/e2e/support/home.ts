import { expect, type Locator, type Page } from '@playwright/test';
import { untilSettled } from './settle.ts';

/** An activity as the API announces it. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly introduction: string;
  readonly cover: string;
  readonly time: string;
  readonly online: boolean;
  readonly offlineLocation?: string;
  readonly group: string;
}

/** A notice as the API answers. */
export interface Situation {
  readonly id: string;
  readonly name: string;
  readonly introduction: string;
  readonly cover: string;
  readonly path: string;
  readonly orderValue: number;
}

/** The API's own names of the two blocks. */
export interface HomeTitles {
  readonly leftTitle: string;
  readonly rightTitle: string;
}

/** The most activities that the carousel shows. */
export const MAX_SLIDES = 5;

/** Where the details of each kind of event are, before their ids. */
export const GROUP_PATHS: Readonly<Record<string, string>> = {
  talks: '/programme/talks/',
  walks: '/programme/walks/',
  courses: '/programme/courses/',
};

/** Goes home by the link around the site's name, so that the browser makes the calls. */
export async function goHome(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page).toHaveURL('/');
}

/** The block with the carousel, the first of the two. */
export function activitiesBlock(page: Page): Locator {
  return page.getByRole('main').getByRole('region').first();
}

/** The block with the notices, the second of the two. */
export function situationsBlock(page: Page): Locator {
  return page.getByRole('main').getByRole('region').nth(1);
}

/** The slide of an activity, in sight or not. */
export function slideOf(page: Page, { name }: Pick<Activity, 'name'>): Locator {
  return slidesOf(page).filter({ has: page.locator('h3', { hasText: name }) });
}

/** All slides; once they have moved, their elements may be in another order than the API's. */
export function slidesOf(page: Page): Locator {
  return activitiesBlock(page).locator('li');
}

/** The names of the slides that stand in the carousel's window in full. */
export async function namesInSight(page: Page): Promise<string[]> {
  return activitiesBlock(page)
    .locator('li')
    .evaluateAll((slides) => {
      const frame = slides[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
      return slides
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return frame && left > frame.left - 1 && right < frame.right + 1;
        })
        .map((slide) => slide.querySelector('h3')?.textContent ?? '');
    });
}

/** Waits until what moves in the carousel has come to rest, and what listens has heard of it. */
export async function waitForRest(page: Page): Promise<void> {
  await activitiesBlock(page).evaluate(async (block) => {
    await Promise.all(block.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  await untilSettled(page);
}

/** Steps on, from whichever slide the carousel has come to, until an activity's is in sight. */
export async function showSlide(
  page: Page,
  { name }: Pick<Activity, 'name'>,
  nextLabel: string,
): Promise<void> {
  // It stands still under the pointer.
  await activitiesBlock(page).locator('ul').hover();
  for (let steps = 0; steps < MAX_SLIDES; steps += 1) {
    await waitForRest(page);
    await expect.poll(() => namesInSight(page)).toHaveLength(1);
    const [before] = await namesInSight(page);
    if (before === name) return;
    await activitiesBlock(page).getByRole('button', { name: nextLabel }).click();
    await expect.poll(() => namesInSight(page)).not.toEqual([before]);
  }
  expect(await namesInSight(page)).toEqual([name]);
}

/** How many lines of its text an element shows, and whether that is all of them. */
export async function linesOf(text: Locator): Promise<{ shown: number; cut: boolean }> {
  return text.evaluate((element) => ({
    shown: Math.round(
      element.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
    cut: element.scrollHeight > element.clientHeight + 1,
  }));
}

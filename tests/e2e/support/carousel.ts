import type { Locator, Page } from '@playwright/test';
import {
  type Activity,
  activitiesBlock,
  MAX_SLIDES,
  namesInSight,
  slideOf,
  waitForRest,
} from './home.ts';
import { untilSettled } from './settle.ts';
import { test as base, expect } from './test.ts';

/** How long the first slide stands, in milliseconds. */
const FIRST_MOVE = 3000;

export interface Carousel {
  readonly activities: readonly Activity[];
  /** Waits until the slide of a place, counted from 0, is the one in sight and at rest. */
  readonly expectSlide: (place: number) => Promise<void>;
  /** Lets time pass for the page alone, which stands still otherwise. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Waits until the code that moves the slides is there, and has done what was asked of it. */
  readonly untilReady: () => Promise<void>;
  /** Brings the carousel under way: its first move is behind it. */
  readonly setGoing: () => Promise<void>;
  readonly button: (key: string) => Locator;
  /** The link of the slide of a place. */
  readonly linkOf: (place: number) => Locator;
}

/** The home page with its clock stopped at the first slide. */
export const test = base.extend<{ readonly carousel: Carousel }>({
  carousel: async ({ page, visit, api, text }, use) => {
    const activities = (await api<Activity[]>('/home/latest-activities')).slice(0, MAX_SLIDES);
    await stopClock(page);
    await visit('/');
    await page.waitForLoadState('networkidle');
    const expectSlide = async (place: number) => {
      await expect.poll(() => namesInSight(page)).toEqual([activities[place]?.name]);
      await waitForRest(page);
    };
    const pass = async (milliseconds: number) => {
      // In steps, so that what one timer loads is there when the next is due.
      for (let left = milliseconds; left > 0; left -= 500) {
        await page.clock.runFor(Math.min(left, 500));
        await untilSettled(page);
      }
    };
    const untilReady = async () => {
      const slides = activitiesBlock(page).locator('li[data-swiper-slide-index]');
      await expect(slides).toHaveCount(activities.length);
      await untilSettled(page);
    };
    await use({
      activities,
      expectSlide,
      pass,
      untilReady,
      setGoing: async () => {
        // No more than that: what passes while it is on its way counts for the next move.
        await pass(FIRST_MOVE);
        await expectSlide(1);
      },
      button: (key) => activitiesBlock(page).getByRole('button', { name: text(key), exact: true }),
      linkOf: (place) => slideOf(page, { name: activities[place]?.name ?? '' }).getByRole('link'),
    });
  },
});

/** The page's clock stands from the first script on, until a test lets time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-10-01T08:00:00Z') });
  await page.clock.pauseAt(new Date('2026-10-01T09:00:00Z'));
}

export { expect } from '@playwright/test';

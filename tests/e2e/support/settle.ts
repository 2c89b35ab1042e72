import type { Page } from '@playwright/test';
import { untilSettled as settle } from '../../../src/node/test-generator/suite/support/in-page.ts';

/** Waits until a page has done what it had to do. A clock that a test has stopped does not stop that. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(settle);
}

/**
 * Waits until a page has settled and shows it: what watches sizes, crossings and scrolling has been
 * told of all that was there before. Only where the page's clock runs.
 */
export async function untilShown(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await page.evaluate(
      () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())),
    );
    await untilSettled(page);
  }
}

/** Waits until a page that glides has come to rest: it stands at one place from frame to frame. */
export async function untilScrolled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
    let place = window.scrollY;
    for (let still = 0; still < 10; still += 1) {
      await nextFrame();
      if (window.scrollY !== place) still = 0;
      place = window.scrollY;
    }
  });
}

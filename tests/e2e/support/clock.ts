import type { Page } from '@playwright/test';

const HOUR = 3_600_000;

/**
 * Lets time pass for a page only where the test says so. The clock has to be installed before the page
 * is opened: what is shown for a moment could be gone before a slow machine has looked.
 */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(new Date(Date.now() + HOUR));
}

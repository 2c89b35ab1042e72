import type { Page } from '@playwright/test';

/** Holds requests back, those that come later too, until what it returns is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    // The test may have ended meanwhile, and the page with it.
    await route.continue().catch(() => undefined);
  });
  return release;
}

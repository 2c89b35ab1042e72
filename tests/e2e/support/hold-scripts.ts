import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';

export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Opens a page whose scripts are held back; what it returns lets them come. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path);
  await expect(page.getByRole('banner')).toBeVisible();
  return async () => {
    release();
    await expect(page.locator('#root[data-reactive]')).toBeAttached();
  };
}

/** Expects that a button shows that its press is waiting. */
export async function expectPressed(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

/** Opens a page whose scripts are asked for and cannot be had. */
export async function openWithFailedScripts(page: Page, path: string): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => SCRIPTS.test(request.url()));
  await page.goto(path);
  await page.mouse.wheel(0, 10);
  await failed;
}

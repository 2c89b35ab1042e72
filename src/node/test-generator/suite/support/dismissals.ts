import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A way in which a reader leaves what is open over the page. */
type Dismissal = (site: Site, page: Page, dialog: Locator) => Promise<void>;

/** The ways that readers know: the Escape key, the button, and a click beside it. */
export const DISMISSALS: readonly Dismissal[] = [byKey, byButton, beside];

async function byKey(site: Site, _page: Page, dialog: Locator): Promise<void> {
  await site.escape(dialog);
}

async function byButton(site: Site, _page: Page, dialog: Locator): Promise<void> {
  await expectFocusIn(dialog);
  await dialog.getByRole('button', { name: site.word('ui.close'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** In a corner of the window; what fills all of it has nothing beside. */
async function beside(site: Site, page: Page, dialog: Locator): Promise<void> {
  await expectFocusIn(dialog);
  await waitForMotion(dialog);
  const box = await dialog.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (box === null) throw new Error('What is open has no place');
  const corner = [
    [4, 4],
    [width - 4, height - 4],
  ].find(([x = 0, y = 0]) => {
    const isAcross = x > box.x && x < box.x + box.width;
    return !(isAcross && y > box.y && y < box.y + box.height);
  });
  if (corner === undefined) return byKey(site, page, dialog);
  await page.mouse.click(corner[0] ?? 0, corner[1] ?? 0);
  await expect(dialog).toHaveCount(0);
}

/** Before that, what is open is still opening. */
async function expectFocusIn(dialog: Locator): Promise<void> {
  const holdsFocus = (element: Element) => element.contains(document.activeElement);
  await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true);
}

/** A drawer that still slides in is not where it will stand. */
async function waitForMotion(dialog: Locator): Promise<void> {
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}

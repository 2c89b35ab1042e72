import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has not its own colours yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page })
    // Fluent's own marks around what the arrow keys move in: they hand the focus on and keep none.
    .exclude('[data-tabster-dummy]')
    .withTags(RULES)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('axe finds nothing on the second tab of a page', async ({ page, visit, text }) => {
    await visit('/plants/beds?tab=out');
    await page.getByRole('navigation', { name: text('plants.term') }).hover();
    await expect(page.getByRole('tablist')).toBeVisible();
    const tab = page.getByRole('tab', { selected: true });
    const name = (await tab.textContent()) ?? '';
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(tab).toHaveAttribute(
      'aria-controls',
      (await page.getByRole('tabpanel').getAttribute('id')) ?? '',
    );
    await expectAccessible(page);
  });

  test('axe finds nothing on a search and its tabs', async ({ page, visit, text }) => {
    await visit('/search');
    await expectAccessible(page);
    const field = page.getByRole('main').getByRole('searchbox', { name: text('ui.search') });
    await field.fill('泉 spring');
    await field.press('Enter');
    await page.getByRole('navigation', { name: text('search.areas') }).hover();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on the drawer of an article', async ({ page, visit, text }) => {
    await visit('/garden/reports');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading')).toBeVisible();
    await expect(drawer.getByRole('button', { name: text('ui.next') })).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on a list whose call fails', async ({ page, visit, text, problems }) => {
    problems.allow(/500/);
    await page.route('**/api/collection/houses', (route) => route.fulfill({ status: 500 }));
    await visit('/plants/ferns');
    await sideLink(page, '/plants/houses').click();
    await expect(page.getByRole('button', { name: text('ui.retry') })).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on a list without items', async ({ page, visit, text }) => {
    await page.route('**/api/collection/houses', (route) => route.fulfill({ json: [] }));
    await visit('/plants/ferns');
    await sideLink(page, '/plants/houses').click();
    await expect(page.getByText(text('ui.emptyList'))).toBeVisible();
    await expectAccessible(page);
  });

  for (const [url, status] of [
    ['/nowhere', 404],
    ['/plants/tree/nobody', 404],
    ['/plants/%E0%A4', 400],
  ] as const) {
    test(`axe finds nothing on ${url}, which is answered with ${status}`, async ({
      page,
      visit,
      problems,
    }) => {
      problems.allow(/40[04]/);
      problems.allow(/could not be decoded/);
      await visit(url);
      await expectAccessible(page);
    });
  }
});

/** A page's entry in the menu of its section, at the side or as a strip. */
function sideLink(page: Page, path: string): Locator {
  return page.locator(`main nav a[href="${path}"]`);
}

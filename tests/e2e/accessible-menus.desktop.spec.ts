import { expectAccessible } from './support/axe.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('axe finds nothing on an open menu', async ({ page, visit, text, menuName }) => {
    await visit('/about/news');
    const menu = page.getByRole('navigation', { name: text('ui.mainMenu') });
    await menu.getByText(await menuName('people')).hover();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on the open search box', async ({ page, visit, text }) => {
    await visit('/about/news');
    await page.getByRole('button', { name: text('ui.openSearch') }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expectAccessible(page);
  });

  test('axe finds nothing on a picture in full size', async ({ page, visit }) => {
    await visit('/academic-life/remapping');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });
});

import { expectAccessible } from './support/axe.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('axe finds nothing on an open menu', async ({ page, visit, text, menuName }) => {
    await visit('/garden/reports');
    const menu = page.getByRole('navigation', { name: text('ui.mainMenu') });
    await menu.getByText(await menuName('plants')).hover();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on the open search box', async ({ page, visit, text }) => {
    await visit('/garden/reports');
    await page.getByRole('button', { name: text('ui.openSearch') }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expectAccessible(page);
  });

  test('axe finds nothing on a picture in full size', async ({ page, visit }) => {
    await visit('/programme/almanac');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });
});

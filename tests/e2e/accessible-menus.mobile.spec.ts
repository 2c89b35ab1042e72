import { expectAccessible } from './support/axe.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test('axe finds nothing on the open drawer', async ({ page, visit, text }) => {
    await visit('/garden/reports');
    await page.getByRole('button', { name: text('ui.openMenu') }).click();
    await expect(page.getByRole('button', { name: text('ui.closeMenu') })).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on the dialog of a bed', async ({ page, visit, text }) => {
    await visit('/plants/beds');
    await page
      .getByRole('button', { name: text('ui.details') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    await expectAccessible(page);
  });
});

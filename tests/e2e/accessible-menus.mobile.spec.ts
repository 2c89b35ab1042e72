import { expectAccessible } from './support/axe.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test('axe finds nothing on the open drawer', async ({ page, visit, text }) => {
    await visit('/about/news');
    await page.getByRole('button', { name: text('ui.openMenu') }).click();
    await expect(page.getByRole('button', { name: text('ui.closeMenu') })).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on the dialog of a fellow', async ({ page, visit, text }) => {
    await visit('/people/postdoctoral-fellows');
    await page
      .getByRole('button', { name: text('ui.details') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    await expectAccessible(page);
  });
});

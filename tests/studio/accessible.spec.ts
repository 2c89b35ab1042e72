import { expectAccessible, expectInside, SIZES } from './support/accessible.ts';
import { expect, formOf, openStudio, pageIn, test, treeOf } from './support/studio-test.ts';

// axe goes through all of it eight times, which takes a while beside other work.
test.describe.configure({ timeout: 400_000 });

for (const size of SIZES) {
  test(`nothing of the studio is out of reach at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openStudio(page, '/plants/trees');
    // A section is called by its title, and not by the button that opens it.
    await expect(treeOf(page).getByRole('treeitem', { name: 'Plants', exact: true })).toBeVisible();
    await expectAccessible(page);
    await pageIn(page).locator('main').getByRole('heading', { level: 2 }).last().click();
    await expect(formOf(page).getByRole('combobox', { name: 'Subtitle' })).toBeVisible();
    await expectAccessible(page);
    await treeOf(page)
      .getByRole('treeitem', { name: /^Trees: detail/ })
      .click();
    await formOf(page)
      .getByRole('button', { name: /^Layout/ })
      .click();
    await formOf(page)
      .getByRole('button', { name: /^email/ })
      .click();
    await expect(formOf(page).getByRole('switch', { name: 'Copy' })).toBeChecked();
    await expectAccessible(page);
    for (const tab of ['Fields of the answer', 'Findings', 'Texts', 'Theme']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Add to the site' }).click();
    await page.getByRole('menuitem', { name: 'Add a page' }).click();
    await page.getByRole('radio', { name: 'From an example' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectInside(page);
  });
}

import { COVERED_PAGES } from './support/covers.ts';
import { expect, test } from './support/test.ts';

for (const { what, find } of COVERED_PAGES) {
  test(`the cover of ${what} is a picture and nothing more`, async ({ page, visit, api, text }) => {
    const { address, cover } = await find(api);
    await visit(address);
    const picture = page.getByRole('article').locator('img');
    await expect(picture).toHaveAttribute('src', cover);
    await expect(
      page.getByRole('button', { name: text('ui.showPicture', { name: '' }).trim() }),
    ).toHaveCount(0);
    await picture.tap();
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });
}

import { COVERED_PAGES } from './support/covers.ts';
import { untilShown } from './support/settle.ts';
import { expect, runWidely, test } from './support/test.ts';

// Of the others the generated suite says that there is no button.
for (const [index, { what, find }] of COVERED_PAGES.entries()) {
  test(
    `the cover of ${what} is a picture and nothing more`,
    runWidely(index > 0),
    async ({ page, visit, api, text }) => {
      const { url, cover } = await find(api);
      await visit(url);
      const picture = page.getByRole('article').locator('img');
      await expect(picture).toHaveAttribute('src', cover);
      await expect(
        page.getByRole('button', { name: text('ui.showPicture', { name: '' }).trim() }),
      ).toHaveCount(0);
      await picture.tap();
      await untilShown(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(url);
    },
  );
}

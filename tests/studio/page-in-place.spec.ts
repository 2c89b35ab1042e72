import { choosePage } from './support/new-site.ts';
import { expect, formOf, markPage, openStudio, pageIn, test } from './support/studio-test.ts';

test('another layout is shown in the page as it stands, where the reader has scrolled to, and so is its undoing', async ({
  page,
}) => {
  await openStudio(page, '/');
  await choosePage(page, 'Plants', 'Trees');
  const main = pageIn(page).locator('main');
  const cards = main.getByRole('heading', { level: 2 });
  await expect(cards.nth(8)).toBeAttached();
  const isSamePage = await markPage(page);
  const root = pageIn(page).locator('html');
  const scrolled = () => root.evaluate((element) => Math.round(element.scrollTop));
  await root.evaluate((element) => element.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(700);

  await formOf(page).getByRole('button', { name: /^View/ }).click();
  await formOf(page)
    .getByRole('button', { name: /^Layout/ })
    .click();
  const change = async (layout: RegExp) => {
    await formOf(page).getByRole('button', { name: 'Change the layout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: layout }).click();
  };
  await change(/^table/);
  await expect(main.getByRole('table')).toBeVisible();
  expect(await isSamePage()).toBe(true);
  await page
    .getByRole('toolbar', { name: 'History' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(main.getByRole('table')).toHaveCount(0);
  await change(/^grid/);
  await expect(formOf(page).getByText('grid', { exact: true })).toBeVisible();
  await expect(cards.nth(8)).toBeAttached();
  expect(await isSamePage()).toBe(true);
  expect(await scrolled()).toBe(700);
});

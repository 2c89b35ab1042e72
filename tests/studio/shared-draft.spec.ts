import { expect, formOf, openStudio, test } from './support/studio-test.ts';

test('a second window says that the draft is shared, and asks before it is discarded', async ({
  page,
  context,
}) => {
  await openStudio(page, '/plants/ferns');
  const title = formOf(page).getByRole('textbox', { name: 'Title in English' });
  await title.fill('Ferns and mosses');
  await title.press('Tab');
  await expect(page.getByRole('button', { name: /^Review and save 1 file/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/This site is open in another window, too/)).toBeVisible();
  await expect(other.getByText(/last session ended/)).toHaveCount(0);
  await other.getByRole('button', { name: 'Discard them' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Discard changes' });
  await expect(dialog).toContainText('Another window has this site open');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Ferns and mosses');
  await other.getByRole('button', { name: 'Discard them' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(title).not.toHaveValue('Ferns and mosses');

  // Once the first window is closed, nobody else is there.
  await other.getByRole('button', { name: 'Undo' }).click();
  await page.close();
  await other.reload();
  await expect(other.getByText(/Your last session ended/)).toBeVisible();
});

test('saving begins at the button that saves, and the name of a step covers no menu', async ({
  page,
}) => {
  await openStudio(page, '/plants/ferns');
  const title = formOf(page).getByRole('textbox', { name: 'Title in English' });
  await title.fill('Ferns and moss');
  await title.press('Tab');
  await expect(page.getByRole('button', { name: /^Review and save 1 file/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).hover();
  const tip = await page.getByRole('tooltip', { name: /^Undo:/ }).boundingBox();
  const menu = await page.getByRole('button', { name: /^Actions for/ }).boundingBox();
  expect(tip?.x).toBeGreaterThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0));
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('button', { name: /^Save 1 file/ })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('many steps are undone in a few calls', async ({ page }) => {
  await openStudio(page, '/plants/ferns');
  const title = formOf(page).getByRole('textbox', { name: 'Title in English' });
  const before = await title.inputValue();
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
    await title.fill(word);
    await title.press('Tab');
    // What is typed within two seconds is one step.
    await page.waitForTimeout(2100);
  }
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/undo')) calls += 1;
  });
  await page.getByRole('button', { name: 'Undo' }).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(title).toHaveValue(before);
  expect(calls).toBeLessThan(8);
});

import { testOfSite } from './support/site-of-tests.ts';
import { tabTo } from './support/tab-to.ts';
import { expect } from './support/test.ts';

// Ways by keys alone through what only this site has: a gallery and its pictures in full size.

const test = testOfSite('museum');

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'default' });
// Nobody has chosen a language.
test.use({ remembered: false });

test('a picture opens by Enter, the arrows lead on, and Escape gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('/collection/photographs?lang=en');
  const links = page.getByRole('main').locator('li > a:has(picture)');
  await tabTo(page, links.nth(1));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const count = await links.count();
  await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
  for (const name of ['Close', 'Previous', 'Next']) {
    const button = dialog.getByRole('button', { name: new RegExp(`^${name}`) });
    if (name !== 'Close') await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(`3 of ${count}`);
  await page.keyboard.press('End');
  await expect(dialog.getByRole('status')).toHaveText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
});

test('Escape gives the focus back where the browser closes the picture without asking', async ({
  page,
  visit,
}) => {
  await visit('/collection/photographs?lang=en');
  const links = page.getByRole('main').locator('li > a:has(picture)');
  await links.nth(2).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // What Chromium does with Escape where no gesture of the reader is fresh.
  await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
  await expect(links.nth(2)).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

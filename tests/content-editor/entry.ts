import { expect, type Page } from '@playwright/test';
import { tabTo } from '../studio/support/keys.ts';

/** Opens a collection of the editor, or an entry of it. */
export async function open(page: Page, place: string): Promise<void> {
  await page.goto(`/-/content/#/collections/${place}`);
}

/** Saves the entry that is open, and waits until its files are written. */
export async function saveEntry(page: Page): Promise<void> {
  const written = page.waitForResponse(
    (response) => response.request().postData()?.includes('"persistEntry"') ?? false,
  );
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
  expect((await written).status()).toBe(200);
}

/** Saves the entry that is open by keys alone, and waits until its files are written. */
export async function saveByKeys(page: Page): Promise<void> {
  const written = page.waitForResponse(
    (response) => response.request().postData()?.includes('"persistEntry"') ?? false,
  );
  await tabTo(page, page.getByRole('button', { name: /^Save/ }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Save now' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await written).status()).toBe(200);
}

/** The field of a form in one of its languages, in their order. */
export const fieldIn = (page: Page, name: string, language: number) =>
  page
    .getByRole('textbox', { name: new RegExp(`^${name}(?: \\(optional.*)?$`, 'i') })
    .nth(language);

/** Uploads a picture for the first field that takes one, and chooses it. */
export async function upload(
  page: Page,
  picture: { name: string; buffer: Buffer; mimeType: string },
) {
  await page.getByRole('button', { name: 'Choose an image' }).first().click();
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByRole('button', { name: 'Choose selected' }).click();
}

/** Uploads a picture by keys alone, and chooses it. */
export async function uploadByKeys(page: Page, file: string): Promise<void> {
  await openPictures(page, 'Choose an image');
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('dialog').locator('label:has(input[type=file])'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await chooseByKeys(page);
}

/** Chooses a picture that is there, by keys alone, in place of the one that an entry has. */
export async function changePictureByKeys(page: Page, name: string): Promise<void> {
  await openPictures(page, 'Choose different image');
  await tabTo(page, page.locator('[role=dialog] [tabindex="0"]').filter({ hasText: name }));
  await page.keyboard.press(' ');
  await chooseByKeys(page);
}

async function openPictures(page: Page, button: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: button }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function chooseByKeys(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose selected' });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

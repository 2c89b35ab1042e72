import { tabTo } from './support/keys.ts';
import { expect, openStudio, pageIn, readManifest, save, test } from './support/studio-test.ts';

test.describe.configure({ mode: 'serial' });

test('a text is translated beside its other language, and shown on the page', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/beds');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Texts in every language' }).click();
  const text = page.getByRole('textbox', { name: 'plants.past in English' });
  await text.fill('Gone by');
  await text.press('Tab');
  await expect(pageIn(page).locator('main').getByText('Gone by', { exact: true })).toBeVisible();
  await save(page);
  expect(readManifest(project.root, 'texts/en.json').plants.past).toBe('Gone by');
});

test('a text is translated by keys alone', async ({ page, project }) => {
  await openStudio(page, '/plants/beds');
  await tabTo(page, page.getByRole('tab', { name: 'JSON' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Texts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'plants.current in English' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('In bloom');
  await page.keyboard.press('Tab');
  await expect(pageIn(page).locator('main').getByText('In bloom', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'What would be written' });
  await tabTo(page, dialog.getByRole('button', { name: 'Save 1 file' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => readManifest(project.root, 'texts/en.json').plants.current)
    .toBe('In bloom');
});

test('a colour is changed, its contrast said at once, and seen on the page', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/shrubs');
  await page.getByRole('tab', { name: 'Theme' }).click();
  const value = page.getByRole('textbox', { name: 'Value of Accent', exact: true });
  await value.fill('#cccccc');
  await value.press('Tab');
  const pair = page.getByRole('listitem').filter({ hasText: 'Accent on Paper' });
  await expect(pair).toContainText('too little');
  await value.fill('#5b2a6b');
  await value.press('Tab');
  await expect(pair).toContainText('enough');
  const accent = () =>
    pageIn(page)
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent').trim());
  await expect.poll(accent, { timeout: 20_000 }).toBe('#5b2a6b');
  await save(page);
  expect(readManifest(project.root, 'theme.json').color.accent).toBe('#5b2a6b');
});

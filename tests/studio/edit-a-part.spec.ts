import type { Page } from '@playwright/test';
import { stepUntil, tabTo } from './support/keys.ts';
import {
  expect,
  formOf,
  openStudio,
  pageIn,
  placeOf,
  readManifest,
  saidBy,
  save,
  test,
} from './support/studio-test.ts';

test.describe.configure({ mode: 'serial' });

test('a part is chosen on the page, filled with another field, undone, laid out otherwise and saved', {
  tag: '@short',
}, async ({ page, project }) => {
  const file = 'plants/trees.json';
  await openStudio(page, '/plants/trees');
  const before = readManifest(project.root, file);
  const cards = pageIn(page).locator('main').getByRole('heading', { level: 2 });
  const first = cards.filter({ visible: true }).first();
  const name = await first.textContent();
  await first.click();
  await expect(placeOf(page)).toHaveText(/trees\.json › view\.layout\.item\.title/);
  const title = titleSlot(page);
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('name');

  await title.click();
  await page.getByRole('option', { name: /^title/ }).click();
  await expect(first).not.toHaveText(name ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveText(name ?? '');
  await expect(title).toHaveValue('name');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(title).toHaveValue('title');

  await formOf(page).getByRole('button', { name: 'Change the layout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^grid/ }).click();
  await expect(formOf(page).getByText('grid', { exact: true })).toBeVisible();
  expect(readManifest(project.root, file)).toEqual(before);

  await page.getByRole('button', { name: /^Review and save 1 file/ }).click();
  const difference = page.getByRole('dialog', { name: 'What would be written' });
  await expect(difference).toContainText('manifests/plants/trees.json');
  await expect(difference.locator('.cm-changedLine').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await save(page);
  const { item, type } = readManifest(project.root, file).view.layout;
  expect(type).toBe('grid');
  expect(item).toEqual({ ...before.view.layout.item, title: 'title' });
});

test('the same is done by keys alone', async ({ page, project }) => {
  const file = 'plants/ferns.json';
  await openStudio(page, '/plants/ferns');
  const before = readManifest(project.root, file);
  await tabTo(page, page.getByRole('button', { name: 'Go into the page' }));
  await page.keyboard.press('Enter');
  await stepUntil(page, {
    key: 'ArrowDown',
    says: placeOf(page),
    is: /ferns\.json › view\.layout\.item\.title$/,
  });
  await page.keyboard.press('Enter');
  const title = titleSlot(page);
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Review and save 1 file/ })).toBeVisible();

  const change = formOf(page).getByRole('button', { name: 'Change the layout' });
  await tabTo(page, change, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^grid/ }));
  await page.keyboard.press('Enter');
  await expect(formOf(page).getByText('grid', { exact: true })).toBeVisible();
  await expect(change).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(formOf(page).getByText('card-list', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(saidBy(page)).toHaveText(/Done again/);
  await expect(formOf(page).getByText('grid', { exact: true })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'What would be written' });
  await tabTo(page, dialog.getByRole('button', { name: 'Save 1 file' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readManifest(project.root, file).view.layout.type).toBe('grid');
  expect(readManifest(project.root, file).view.layout.item.title).toBe('title');
  expect(before.view.layout.item.title).toBe('name');
});

test('what a form points at is marked on the page, in each item of the list', async ({ page }) => {
  await openStudio(page, '/plants/shrubs');
  await pageIn(page).locator('main').getByRole('heading', { level: 2 }).last().click();
  await expect(placeOf(page)).toHaveText(/view\.layout\.item\.title$/);
  const marks = pageIn(page).locator('[class*="marked"]');
  await formOf(page).getByRole('combobox', { name: 'Image' }).hover();
  await expect.poll(() => marks.count()).toBeGreaterThan(2);
  // The marks of before, those of the title, are there until the page has heard of the others.
  const picture = await pageIn(page).locator('main picture').first().boundingBox();
  const difference = async () =>
    Math.abs(((await marks.first().boundingBox())?.width ?? 0) - (picture?.width ?? 0));
  await expect.poll(difference).toBeLessThan(12);
});

test('a field is dragged from the answer into a slot', async ({ page }) => {
  await openStudio(page, '/plants/shrubs');
  await pageIn(page).locator('main').getByRole('heading', { level: 2 }).last().click();
  const slot = formOf(page).getByRole('combobox', { name: 'Subtitle' });
  await expect(slot).not.toHaveValue('introduction');
  await page.getByRole('tab', { name: 'Fields of the answer' }).click();
  const field = page.getByRole('listitem').filter({ hasText: /^introduction/ });
  await field.dragTo(slot);
  await expect(slot).toHaveValue('introduction');
});

test('a mistake in the text is a finding, which leads to its line and stands in the form', async ({
  page,
}) => {
  await openStudio(page, '/plants/shrubs');
  await pageIn(page).locator('main').getByRole('heading', { level: 2 }).last().click();
  const slot = formOf(page).getByRole('combobox', { name: 'Subtitle' });
  await slot.fill('titel');
  await slot.press('Tab');
  await expect(formOf(page).getByText(/unknown field "titel"/)).toBeVisible();
  await page.getByRole('tab', { name: /^Findings/ }).click();
  await page.getByRole('button', { name: /M204.*titel/ }).click();
  const line = page.locator('.cm-activeLine');
  await expect(line).toContainText('"titel"');
  await expect(slot).toBeFocused();
  await page.getByRole('tab', { name: /^Findings/ }).click();
  await page.getByRole('button', { name: 'Fix it' }).click();
  await expect(page.getByText('Nothing is wrong with the draft.')).toBeVisible();
});

function titleSlot(page: Page) {
  return formOf(page).getByRole('combobox', { name: 'Title', exact: true });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  changeOnDisk,
  expect,
  formOf,
  openStudio,
  pageIn,
  readManifest,
  revisionOf,
  saidBy,
  save,
  test,
  treeOf,
} from './support/studio-test.ts';

test.describe.configure({ mode: 'serial' });

test('a file that has changed on disk is not overwritten: both texts are shown, and one is chosen', async ({
  page,
  project,
}) => {
  const file = 'plants/shrubs.json';
  await openStudio(page, '/plants/shrubs');
  await fillSubtitle(page, 'name');
  changeOnDisk(project.root, file, (text) => text.replace('"title": "name"', '"title": "title"'));
  // It is said as soon as it happens, with both texts to be seen.
  await expect(saidBy(page)).toHaveText(/shrubs\.json was changed on disk, beside your draft/);
  const row = treeOf(page).getByRole('treeitem', { selected: true });
  await expect(row.getByRole('img', { name: 'changed on disk, too' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Changed on disk meanwhile' });
  await page.getByRole('button', { name: 'See both texts' }).click();
  await expect(dialog.getByText('"title": "title"')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: /^Review and save/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save \d/ })
    .click();
  await expect(dialog).toContainText(`manifests/${file}`);
  expect(readManifest(project.root, file).view.layout.item.title).toBe('title');
  const decide = dialog.getByRole('button', { name: 'Save so' });
  await expect(decide).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Write the draft' }).check();
  await decide.click();
  await expect(dialog).toHaveCount(0);
  await expect(saidBy(page)).toHaveText(/saved/);
  await expect(page.getByRole('button', { name: 'See both texts' })).toHaveCount(0);
  const { item } = readManifest(project.root, file).view.layout;
  expect(item).toMatchObject({ title: 'name', subtitle: 'name' });
});

test('what another window has changed since is named before it is saved with what is chosen', async ({
  page,
  context,
  project,
}) => {
  const file = 'plants/shrubs.json';
  await openStudio(page, '/plants/shrubs');
  const other = await context.newPage();
  await other.goto(page.url().replace('shrubs', 'ferns'));
  const title = formOf(other).getByRole('textbox', { name: 'Title in English' });
  await expect(title).toHaveValue('Ferns');
  await fillSubtitle(page, 'id');
  changeOnDisk(project.root, file, (text) => text.replace('"title": "name"', '"title": "title"'));
  await page.getByRole('button', { name: /^Review and save/ }).click();
  const review = page.getByRole('dialog').getByRole('button', { name: /^Save \d/ });
  await review.click();
  const dialog = page.getByRole('dialog', { name: 'Changed on disk meanwhile' });
  await dialog.getByRole('radio', { name: 'Keep the text on disk' }).check();
  await title.fill('Ferns and mosses');
  await title.press('Tab');
  await expect(other.getByRole('button', { name: /^Review and save/ })).toBeVisible();
  // The page of the other window, or its texts.
  await expect(dialog.getByText(/^Saved with what you choose: manifests\//)).toBeVisible();
  await page.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Undo' }).click();
  await other.close();
  changeOnDisk(project.root, file, (text) => text.replace('"title": "title"', '"title": "name"'));
});

test('what changes on disk is seen at once, and what is edited after it is taken and saved', async ({
  page,
  project,
}) => {
  const file = 'plants/trees.json';
  await openStudio(page, '/plants/trees');
  await chooseTitle(page);
  const title = formOf(page).getByRole('combobox', { name: 'Title', exact: true });
  // Tests before have saved another one, where they have run.
  const before = readManifest(project.root, file).view.layout.item.title;
  const next = before === 'name' ? 'title' : 'name';
  await expect(title).toHaveValue(before);
  changeOnDisk(project.root, file, (text) =>
    text.replace(`"title": "${before}"`, `"title": "${next}"`),
  );
  await expect(title).toHaveValue(next);
  await fillSubtitle(page, 'name');
  await save(page);
  expect(readManifest(project.root, file).view.layout.item).toMatchObject({
    title: next,
    subtitle: 'name',
  });
});

test('an undo after saving shows the page as one that is not saved, and says so', async ({
  page,
  project,
}) => {
  const file = 'plants/shrubs.json';
  await openStudio(page, '/plants/shrubs');
  await fillSubtitle(page, 'title');
  await save(page);
  const row = treeOf(page).getByRole('treeitem', { selected: true });
  const changed = row.getByRole('img', { name: 'changed, and not saved' });
  await expect(changed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saidBy(page)).toHaveText(
    `Undone, behind the last save: view.layout.item.subtitle of manifests/${file}. manifests/${file} differs from what is saved.`,
  );
  await expect(changed).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  expect(readManifest(project.root, file).view.layout.item.subtitle).toBe('title');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('a session that was interrupted is there again, and says so', async ({ page }) => {
  await openStudio(page, '/plants/ferns');
  await fillSubtitle(page, 'name');
  await page.reload();
  await expect(page.getByText(/Your last session ended before it was saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Review and save 1 file/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // What is edited now is counted with nothing of it.
  const slot = formOf(page).getByRole('combobox', { name: 'Summary' });
  await chooseTitle(page);
  await slot.fill('title');
  await slot.press('Tab');
  await expect(page.getByText(/Its changes to 1 file are here again/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByText(/Your last session ended/)).toHaveCount(0);
});

test('another window shows what is changed in this one, and what is undone', async ({
  page,
  context,
}) => {
  await openStudio(page, '/plants/ferns');
  const other = await context.newPage();
  await other.goto(page.url());
  const title = (of: Page) => formOf(of).getByRole('textbox', { name: 'Title in English' });
  await expect(title(other)).toBeVisible();
  const before = await title(other).inputValue();
  // All pages load anew: their menus say it.
  await title(page).fill('Ferns and mosses');
  await title(page).press('Tab');
  await expect(title(other)).toHaveValue('Ferns and mosses');
  await expect(other.getByRole('button', { name: /^Review and save/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(other)).toHaveValue(before);
  await other.close();
});

test('what is changed while the server is away is sent once it is back', async ({ page }) => {
  await openStudio(page, '/plants/ferns');
  await chooseTitle(page);
  await page.route('**/-/studio/api/**', (route) => route.abort());
  const slot = formOf(page).getByRole('combobox', { name: 'Subtitle' });
  await slot.fill('name');
  await slot.press('Tab');
  await expect(page.getByText(/development server does not answer/)).toBeVisible();
  await page.unroute('**/-/studio/api/**');
  await expect(page.getByText(/development server does not answer/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Review and save 1 file/ })).toBeVisible();
  await expect(slot).toHaveValue('name');
});

test('a server that has gone is said while nothing is done, and nothing is said to be saved', async ({
  page,
}) => {
  await openStudio(page, '/plants/ferns');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.route('**/-/studio/api/**', (route) => route.abort());
  await expect(page.getByText(/development server does not answer/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'The server does not answer' })).toBeDisabled();
  await page.unroute('**/-/studio/api/**');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('an edit on disk is one revision, however often it is validated, and leaves what is typed', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/beds');
  const title = formOf(page).getByRole('textbox', { name: 'Title in English' });
  await title.fill('Beds of flowers');
  await expect(page.getByRole('button', { name: /^Review and save/ })).toBeVisible();
  const before = await revisionOf(page);
  changeOnDisk(project.root, 'plants/houses.json', (text) => `${text}\n`);
  await expect.poll(() => revisionOf(page)).toBe(before + 1);
  // All is validated by then, and what is typed next is a step of its own.
  await page.waitForTimeout(2500);
  expect(await revisionOf(page)).toBe(before + 1);
  changeOnDisk(project.root, 'plants/houses.json', (text) => text.trimEnd());
  await title.press('End');
  await title.pressSequentially(' and herbs', { delay: 40 });
  await page.waitForTimeout(1000);
  await expect(title).toHaveValue('Beds of flowers and herbs');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(title).toHaveValue('Beds of flowers');
  await undo.click();
  await expect(title).not.toHaveValue('Beds of flowers');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});

async function chooseTitle(page: Page): Promise<void> {
  await pageIn(page).locator('main').getByRole('heading', { level: 2 }).last().click();
  await expect(formOf(page).getByRole('combobox', { name: 'Title', exact: true })).toBeFocused();
}

async function fillSubtitle(page: Page, field: string): Promise<void> {
  await chooseTitle(page);
  const slot = formOf(page).getByRole('combobox', { name: 'Subtitle' });
  await slot.fill(field);
  await slot.press('Tab');
  await expect(page.getByRole('button', { name: /^Review and save 1 file/ })).toBeVisible();
}

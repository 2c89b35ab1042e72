import type { Locator, Page } from '@playwright/test';
import { expectAccessible, SIZES } from './support/accessible.ts';
import {
  ACTIONS,
  ADD,
  choosePage,
  expect,
  finish,
  openDialog,
  pageRow,
  sectionRow,
  test,
} from './support/new-site.ts';
import { openStudio, pageIn, readManifest, save } from './support/studio-test.ts';

test.describe.configure({ mode: 'serial', timeout: 400_000 });
test.use({ languages: 'en,zh' });

const OF_SITE = ['Add a page', 'Add a section', 'Add a language'];
const OF_PAGES = [
  'Copy the page',
  'Move the page, or change its route',
  'Remove the page',
  'Write a component for the page',
  'Remove a language',
];
const OF_SECTIONS = ['Change the route of the section', 'Remove the section'];

for (const size of SIZES) {
  test(`every dialog is within reach at ${size.width} px, and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openStudio(page, '/');
    for (const name of OF_SITE) await lookAt(page, ADD, name);
    await choosePage(page, 'About', 'Contact');
    for (const name of OF_PAGES) await lookAt(page, ACTIONS, name);
    await sectionRow(page, 'About').click();
    for (const name of OF_SECTIONS) await lookAt(page, ACTIONS, name);
  });
}

test('a page is copied, and the copy is a page of its own', async ({ page, project, changes }) => {
  await openStudio(page, '/');
  await choosePage(page, 'About', 'Contact');
  const dialog = await openDialog(page, ACTIONS, 'Copy the page');
  await fillTitles(dialog, 'Visit us', '来访');
  await expect(dialog.getByRole('textbox', { name: 'Route' })).toHaveValue('/about/visit-us');
  await finish(dialog, 'Copy');
  await expect(pageIn(page).getByRole('heading', { level: 1, name: 'Visit us' })).toBeVisible();
  await expect(pageRow(page, 'Contact')).toBeVisible();
  await save(page);
  expect(changes()).toEqual({ added: ['manifests/about/visit-us.json'], altered: [] });
  const { view } = readManifest(project.root, 'about/visit-us.json');
  expect(view).toEqual(readManifest(project.root, 'about/contact.json').view);
});

test('a page begins with the example of a layout, filled with fields of the site', async ({
  page,
  changes,
  project,
}) => {
  await openStudio(page, '/');
  await sectionRow(page, 'People').click();
  const dialog = await openDialog(page, ADD, 'Add a page');
  await dialog.getByRole('radio', { name: 'From an example' }).click();
  await dialog.getByText('table', { exact: true }).click();
  await fillTitles(dialog, 'Telephone list', '电话表');
  await finish(dialog, 'Add');
  await expect(pageIn(page).getByRole('table')).toBeVisible();
  await expect(page.getByText('No findings')).toBeVisible();
  await save(page);
  expect(changes().altered).toEqual([]);
  const { route, view } = readManifest(project.root, 'people/telephone-list.json');
  expect([route, view.layout.type]).toEqual(['/people/telephone-list', 'table']);
});

test('a section gets another route, and all that leads into it follows', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/');
  await sectionRow(page, 'News').click();
  const dialog = await openDialog(page, ACTIONS, 'Change the route of the section');
  await dialog.getByRole('textbox', { name: 'Route' }).fill('/journal');
  await finish(dialog, 'Move');
  await expect(sectionRow(page, 'News')).toHaveAttribute('aria-selected', 'true');
  await save(page);
  const { added, altered } = changes();
  expect(added).toHaveLength(5);
  expect(added.every((file) => file.startsWith('manifests/journal/'))).toBe(true);
  expect(altered.filter((file) => !file.startsWith('manifests/activities/'))).toEqual([
    'manifests/home.json',
  ]);
  expect(JSON.stringify(readManifest(project.root, 'home.json'))).not.toContain('/activities');
  const checked = await project.run('check');
  expect([checked.status, checked.stderr.trim()]).toEqual([0, '']);
});

/** Opens a dialog, expects that it can be used and left, and that the focus is where it was. */
async function lookAt(page: Page, menu: RegExp, name: string): Promise<void> {
  const dialog = await openDialog(page, menu, name);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // It grows while it opens.
  await dialog.evaluate((own) =>
    Promise.all(own.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await dialog.boundingBox();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  const own = await cancel.boundingBox();
  const bottom = (of: typeof box) => (of?.y ?? 0) + (of?.height ?? 0);
  expect(bottom(own)).toBeLessThan(bottom(box));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: menu })).toBeFocused();
}

async function fillTitles(dialog: Locator, english: string, chinese: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill(english);
  await dialog.getByRole('textbox', { name: /^Title in (?!English)/ }).fill(chinese);
}

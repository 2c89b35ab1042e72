import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { tabTo } from './support/keys.ts';
import {
  expect,
  openStudio,
  pageIn,
  readManifest,
  saidBy,
  save,
  test,
  treeOf,
} from './support/studio-test.ts';

test.describe.configure({ mode: 'serial' });

test('a page is added that is like another, and seen at once', async ({ page, project }) => {
  await openStudio(page, '/plants/trees');
  await page.getByRole('button', { name: 'Add to the site' }).click();
  await page.getByRole('menuitem', { name: 'Add a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill('Old trees');
  await dialog.getByRole('textbox', { name: /^Title in (?!English)/ }).fill('古树');
  await expect(dialog.getByRole('textbox', { name: 'Route' })).toHaveValue('/plants/old-trees');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const row = treeOf(page).getByRole('treeitem', { name: /^Old trees(?!: detail)/ });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(pageIn(page).getByRole('heading', { level: 1, name: 'Old trees' })).toBeVisible();
  expect(existsSync(path.join(project.root, 'manifests/plants/old-trees.json'))).toBe(false);
  await save(page);
  const { route, view } = readManifest(project.root, 'plants/old-trees.json');
  expect(route).toBe('/plants/old-trees');
  expect(view.layout.type).toBe(readManifest(project.root, 'plants/trees.json').view.layout.type);
});

test('a page that something leads to is removed only after that was shown', async ({ page }) => {
  await openStudio(page, '/plants/trees');
  await treeOf(page).getByRole('treeitem', { name: 'Trees', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for what is chosen' }).click();
  await page.getByRole('menuitem', { name: 'Remove the page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the page' });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('manifests/plants/tree.json');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(treeOf(page).getByRole('treeitem', { name: 'Trees', exact: true })).toBeVisible();
});

test('the menu is put in another order by pointer, and back by keys', async ({ page, project }) => {
  await openStudio(page, '/programme/talks');
  const rows = treeOf(page).locator('[role="treeitem"][aria-level="2"][draggable="true"]');
  const order = () => rows.allTextContents();
  await expect(rows.nth(1)).toBeVisible();
  const before = await order();
  await rows.nth(0).dragTo(rows.nth(1));
  const swapped = [before[1], before[0], ...before.slice(2)];
  await expect.poll(order).toEqual(swapped);

  await tabTo(page, treeOf(page).locator('[role="treeitem"][tabindex="0"]'));
  await page.keyboard.press('Home');
  for (let pressed = 0; pressed < 30 && !(await hasFocus(rows.first())); pressed += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(before);
  await page.keyboard.press('Alt+ArrowDown');
  const last = [before[0], before[2], before[1], ...before.slice(3)];
  await expect.poll(order).toEqual(last);
  await save(page);
  await page.reload();
  await expect.poll(order).toEqual(last);
  const sortValue = (id: string) => readManifest(project.root, `${id}.json`).menu.sortValue ?? 0;
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('title') ?? ''));
  const values = ids.map((route) => sortValue(route.slice(1)));
  expect(values).toEqual([...values].sort((one, other) => other - one));
});

test('a block goes to another place of its page by Alt with an arrow key', async ({
  page,
  project,
}) => {
  await openStudio(page, '/plants/trees');
  const before = readManifest(project.root, 'plants/tree.json').view.layout.blocks;
  await treeOf(page)
    .getByRole('treeitem', { name: /^Trees: detail/ })
    .click();
  const form = page.getByRole('complementary', { name: 'What is selected' });
  const blocks = form.getByRole('group', { name: 'Blocks' }).getByRole('listitem');
  await form.getByRole('button', { name: /^Layout/ }).click();
  await expect(blocks).toHaveCount(before.length);
  await blocks.first().getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(saidBy(page)).toHaveText(/is at place 2 of/);
  await save(page);
  const after = readManifest(project.root, 'plants/tree.json').view.layout.blocks;
  expect(after).toEqual([before[1], before[0], ...before.slice(2)]);
});

function hasFocus(row: Locator): Promise<boolean> {
  return row.evaluate((element) => element.matches(':focus'));
}

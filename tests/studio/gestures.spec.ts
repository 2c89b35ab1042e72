import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keys.ts';
import {
  expect,
  formOf,
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
  const details = dialog.getByRole('checkbox', { name: /^Remove “Trees: detail” too/ });
  await details.uncheck();
  await expect(dialog.getByText('“Trees: detail” stays')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('manifests/plants/tree.json');
  // What else leads to the page of an item is said, too, and is no word of the item's own page.
  await details.check();
  await expect(dialog.getByRole('alert')).toContainText('manifests/plants/tree-finder.json');
  await expect(dialog.getByRole('alert')).not.toContainText('manifests/plants/tree.json');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(treeOf(page).getByRole('treeitem', { name: 'Trees', exact: true })).toBeVisible();
});

test('a page that is gone gives way to the one before: once it is removed, or its addition undone', async ({
  page,
}) => {
  await openStudio(page, '/plants/shrubs');
  await openPageDialog(page, 'Add to the site', 'Add a page');
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill('Old shrubs');
  await dialog.getByRole('textbox', { name: /^Title in (?!English)/ }).fill('老灌木');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const heading = (name: string) =>
    pageIn(page).getByRole('heading', { level: 1, name, exact: true });
  await expect(heading('Old shrubs')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading('Shrubs')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await treeOf(page)
    .getByRole('treeitem', { name: /^Old shrubs(?!: detail)/ })
    .click();
  await expect(heading('Old shrubs')).toBeVisible();
  await openPageDialog(page, 'Actions for what is chosen', 'Remove the page');
  const removal = page.getByRole('dialog', { name: 'Remove the page' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removal).toHaveCount(0);
  await expect(heading('Shrubs')).toBeVisible();
  await expect(treeOf(page).getByRole('treeitem', { name: /^Old shrubs/ })).toHaveCount(0);
});

async function openPageDialog(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

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

test.describe('blocks of a page', () => {
  const file = 'plants/tree.json';
  const openBlocks = async (page: Page) => {
    await openStudio(page, '/plants/trees');
    await treeOf(page)
      .getByRole('treeitem', { name: /^Trees: detail/ })
      .click();
    await formOf(page)
      .getByRole('button', { name: /^Layout/ })
      .click();
    return formOf(page).getByRole('group', { name: 'Blocks' }).getByRole('listitem');
  };

  test('go to other places by Alt with an arrow key, and the focus with them', async ({
    page,
    project,
  }) => {
    const before = readManifest(project.root, file).view.layout.blocks;
    const rows = await openBlocks(page);
    await expect(rows).toHaveCount(before.length);
    const last = rows.last().getByRole('button').first();
    const name = (await last.textContent()) ?? '';
    await last.focus();
    for (const place of [before.length - 1, before.length - 2, before.length - 3]) {
      await page.keyboard.press('Alt+ArrowUp');
      await expect(saidBy(page)).toHaveText(`${name} is at place ${place} of ${before.length}.`);
      await expect(
        rows
          .nth(place - 1)
          .getByRole('button')
          .first(),
      ).toBeFocused();
    }
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows.nth(before.length - 3)).toHaveText(name);
    await expect(
      rows
        .nth(before.length - 3)
        .getByRole('button')
        .first(),
    ).toBeFocused();
    await save(page);
    const after = readManifest(project.root, file).view.layout.blocks;
    expect(after).toEqual([...before.slice(0, -3), before.at(-1), ...before.slice(-3, -1)]);
  });

  test('go to other places by pointer, one after the other', async ({ page, project }) => {
    const before = readManifest(project.root, file).view.layout.blocks;
    const rows = await openBlocks(page);
    await expect(rows).toHaveCount(before.length);
    const order = () => rows.allTextContents();
    let expected = await order();
    for (const from of [2, 2, 3]) {
      const moved = expected[from] ?? '';
      expected = [moved, ...expected.slice(0, from), ...expected.slice(from + 1)];
      await rows.nth(from).dragTo(rows.first());
      await expect(saidBy(page)).toHaveText(`${moved} is at place 1 of ${before.length}.`);
      await expect.poll(order).toEqual(expected);
    }
    await save(page);
    const after = readManifest(project.root, file).view.layout.blocks;
    const [first, second, third, fourth, ...rest] = before;
    expect(after).toEqual([fourth, second, third, first, ...rest]);
  });
});

function hasFocus(row: Locator): Promise<boolean> {
  return row.evaluate((element) => element.matches(':focus'));
}

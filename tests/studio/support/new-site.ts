import type { Locator, Page } from '@playwright/test';
import { type Changes, makeNewSite, watchFiles } from '../../e2e/support/project-copy.ts';
import { tabTo } from './keys.ts';
import { expect, saidBy, test as studioTest, treeOf } from './studio-test.ts';

export { expect };

interface NewSite {
  /** The languages of the site, the default one first. */
  readonly languages: string;
  /** What the site is for: files of tests that name another purpose have a site of their own. */
  readonly purpose: string;
}

/** A site as `colophon init` writes it, and the studio of it. */
export const test = studioTest.extend<{ readonly changes: () => Changes }, NewSite>({
  languages: ['en,de', { scope: 'worker', option: true }],
  purpose: ['tasks', { scope: 'worker', option: true }],
  project: [
    async ({ languages, purpose: _ }, use) => {
      const project = await makeNewSite(languages);
      try {
        await use(project);
      } finally {
        project.remove();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** What the test has made of the site's files so far. */
  changes: async ({ project }, use) => use(watchFiles(project.root)),
});

/** Chooses a page in the tree, whose section is opened where it is closed. */
export async function choosePage(page: Page, section: string, title: string): Promise<void> {
  const row = sectionRow(page, section);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await pageRow(page, title).click();
  await expect(pageRow(page, title)).toHaveAttribute('aria-selected', 'true');
}

export function sectionRow(page: Page, title: string): Locator {
  return treeOf(page).locator('[role="treeitem"][aria-expanded]').filter({ hasText: title });
}

/** A page in the tree, by its title; of a detail without one, by that of its list: `People: detail`. */
export function pageRow(page: Page, title: string): Locator {
  return treeOf(page)
    .locator('[role="treeitem"]:not([aria-expanded])')
    .filter({ has: page.getByText(title, { exact: true }) });
}

/** Opens a dialog by the menus above the tree. */
export async function openDialog(page: Page, menu: RegExp, item: string): Promise<Locator> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog', { name: item });
}

export const ADD = /^Add to the site/;
export const ACTIONS = /^Actions for what is chosen/;

/** Presses the button that does it, and waits until the dialog has gone. */
export async function finish(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Saves by the keys alone. */
export async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'What would be written' });
  await expect(dialog.getByRole('button', { name: /^Save \d/ })).toBeEnabled();
  await tabTo(page, dialog.getByRole('button', { name: /^Save \d/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(saidBy(page)).toHaveText(/saved/);
}

import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keys.ts';
import { expect, saveByKeys, sectionRow, test } from './support/new-site.ts';
import {
  formOf,
  openStudio,
  pageIn,
  placeOf,
  readManifest,
  saidBy,
  treeOf,
} from './support/studio-test.ts';

// The tasks of tasks.md that no other test does by the keys alone, on one site of its own.
test.describe.configure({ mode: 'serial' });
test.use({ languages: 'en,es' });

test.beforeEach(({ page }) => {
  // Whoever has no pointer never comes to what only a pointer opens.
  for (const act of ['click', 'dblclick', 'move', 'down', 'wheel'] as const) {
    page.mouse[act] = () => Promise.reject(new Error('a test by keys uses the pointer'));
  }
});

test('1: a section with a list and its details is added', {
  tag: '@short',
}, async ({ page, changes }) => {
  await openStudio(page, '/');
  const section = await openByKeys(page, 'Add to the site', 'Add a section');
  await typeTitles(page, section, 'Library', 'Biblioteca');
  await page.keyboard.press('Enter');
  await expect(section).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to the site' })).toBeFocused();

  const dialog = await openByKeys(page, 'Add to the site', 'Add a page');
  await tabTo(page, dialog.getByRole('radio', { name: 'Like another page' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Endpoint' }));
  await page.keyboard.type('/people');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Title in English' }));
  await typeTitles(page, dialog, 'Authors', 'Autores');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(pageIn(page).getByRole('heading', { name: 'A. Example 1' })).toBeVisible();
  await saveByKeys(page);
  const files = ['author', 'authors', 'section'].map((name) => `manifests/library/${name}.json`);
  expect(changes()).toEqual({ added: files, altered: [] });
});

test('3: a facet is added, and the focus goes to what is to be filled in', async ({
  page,
  project,
}) => {
  await openStudio(page, '/people/everybody');
  const form = formOf(page);
  await tabTo(page, form.getByRole('button', { name: '1 further property' }));
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: /^List What readers can do/ }));
  await page.keyboard.press('Enter');
  const filters = form.getByRole('group', { name: 'Filters' });
  await expect(placeOf(page)).toHaveText(/view\.list$/);
  await expect(form.locator(':focus')).toHaveCount(1);
  await tabTo(page, filters.getByRole('button', { name: /^value/ }).first());
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Field' })).toBeFocused();
  await retype(page, 'title');
  await tabTo(page, form.getByRole('textbox', { name: 'Label in English' }));
  await retype(page, 'Position');
  await page.keyboard.press('Tab');
  await retype(page, 'Puesto');
  await tabTo(page, form.getByRole('textbox', { name: 'Parameter' }));
  await retype(page, 'position');
  await page.keyboard.press('Tab');
  await expect(pageIn(page).getByRole('combobox', { name: 'Position' })).toBeAttached();
  await saveByKeys(page);
  expect(readManifest(project.root, 'people/everybody.json').view.list.filters).toMatchObject([
    { field: 'title', label: { en: 'Position', es: 'Puesto' }, parameter: 'position' },
  ]);
});

test('4: a section of the menu goes to another place', async ({ page, project }) => {
  await openStudio(page, '/');
  const sections = treeOf(page).locator('[role="treeitem"][aria-expanded]');
  await goToRow(page, sectionRow(page, 'About'));
  await page.keyboard.press('Alt+ArrowUp');
  await expect(saidBy(page)).toHaveText(/About is at place 2 of 4/);
  await expect
    .poll(() => sections.allTextContents())
    .toEqual(['People', 'About', 'News', 'Library']);
  await saveByKeys(page);
  const sortValue = (name: string) =>
    readManifest(project.root, `${name}/section.json`).menu.sortValue;
  expect(sortValue('about')).toBeGreaterThan(sortValue('activities'));
  expect(sortValue('about')).toBeLessThan(sortValue('people'));
});

test('5: a language is added, in which a text is written at once', async ({ page, project }) => {
  await openStudio(page, '/about/contact');
  const dialog = await openByKeys(page, 'Tools', 'Add a language');
  await expect(dialog.getByRole('textbox', { name: 'Code of the language' })).toBeFocused();
  await page.keyboard.type('it');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Italiano');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await tabTo(page, formOf(page).getByRole('textbox', { name: 'Title in Italiano' }));
  await retype(page, 'Contatti');
  await page.keyboard.press('Tab');
  await saveByKeys(page);
  expect(readManifest(project.root, 'texts/it.json').menu.contact).toBe('Contatti');
  expect(readManifest(project.root, 'site.json').languages.at(-1)).toMatchObject({ code: 'it' });
});

test('6: a colour is changed', async ({ page, project }) => {
  await openStudio(page, '/');
  await tabTo(page, page.getByRole('tab', { name: 'Form' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Value of Accent', exact: true }));
  await retype(page, '#1d3f72');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listitem').filter({ hasText: 'Accent on Paper' })).toContainText(
    'enough',
  );
  await saveByKeys(page);
  expect(readManifest(project.root, 'theme.json').color.accent).toBe('#1d3f72');
});

test('9: a page gets another route', async ({ page, project }) => {
  await openStudio(page, '/people/everybody');
  const dialog = await openByKeys(
    page,
    'Actions for what is chosen',
    'Move the page, or change its route',
  );
  await expect(dialog.getByRole('textbox', { name: 'Route' })).toBeFocused();
  await retype(page, '/people/members');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for what is chosen' })).toBeFocused();
  await saveByKeys(page);
  expect(readManifest(project.root, 'people/members.json').route).toBe('/people/members');
});

test('10: a section is removed in spite of what leads there', async ({ page, changes }) => {
  await openStudio(page, '/');
  await goToRow(page, sectionRow(page, 'News'));
  await page.keyboard.press('Enter');
  const dialog = await openByKeys(page, 'Actions for what is chosen', 'Remove the section');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Do it all the same' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  for (const [left, key] of [
    [2, 'Tab'],
    // On from the form the browser's own buttons come next.
    [1, 'Shift+Tab'],
  ] as const) {
    await tabTo(page, page.getByRole('tab', { name: 'JSON' }), key);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const findings = page.getByRole('button', { name: /M203/ });
    await expect(findings).toHaveCount(left);
    await tabTo(page, findings.first());
    await page.keyboard.press('Enter');
    const link = formOf(page).getByRole('combobox', { name: 'Link' });
    // Whoever goes to a finding by keys goes on in the form, and never in the text of the whole file.
    await expect(link).toBeFocused();
    await retype(page, '');
    await page.keyboard.press('Tab');
    await expect(link).toHaveValue('');
  }
  await expect(page.getByText('No findings')).toBeVisible();
  await saveByKeys(page);
  expect(changes().altered).toContain('manifests/activities/section.json');
});

test('12: a component is written for a page', async ({ page, project }) => {
  await openStudio(page, '/about/contact');
  const dialog = await openByKeys(
    page,
    'Actions for what is chosen',
    'Write a component for the page',
  );
  await expect(dialog.getByRole('textbox', { name: 'Name of the component' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await saveByKeys(page);
  expect(readManifest(project.root, 'about/contact.json').override).toBe('contact');
  const checked = await project.run('check');
  expect([checked.status, checked.stderr.trim()]).toEqual([0, '']);
});

/** Opens a menu by its button, goes to an item of it, and presses that. */
async function openByKeys(page: Page, menu: string, item: string): Promise<Locator> {
  const button = page.getByRole('button', { name: menu });
  const isBefore = await button.evaluate((own) => {
    const at = document.activeElement;
    return at !== null && (own.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  await tabTo(page, button, isBefore ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: item }), 'ArrowDown');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: item });
}

async function typeTitles(page: Page, dialog: Locator, first: string, second: string) {
  await expect(dialog.getByRole('textbox', { name: 'Title in English' })).toBeFocused();
  await page.keyboard.type(first);
  await page.keyboard.press('Tab');
  await page.keyboard.type(second);
}

/** Types in place of all that stands where the focus is. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
}

/** Goes to a row of the tree by the arrow keys. */
async function goToRow(page: Page, row: Locator): Promise<void> {
  await tabTo(page, treeOf(page).locator('[role="treeitem"][tabindex="0"]'));
  await page.keyboard.press('Home');
  await tabTo(page, row, 'ArrowDown');
}

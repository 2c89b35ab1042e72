import type { Locator, Page } from '@playwright/test';
import {
  ADD,
  choosePage,
  expect,
  finish,
  openDialog,
  pageRow,
  sectionRow,
  test,
} from './support/new-site.ts';
import { formOf, openStudio, pageIn, readManifest, save, treeOf } from './support/studio-test.ts';

// Tasks 1 to 6 of tasks.md, one after the other on one site; 7 and 8 are tests of the content editor.
test.describe.configure({ mode: 'serial' });

test('1: a section with a list of what an endpoint answers, and a page of each item', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/');
  const section = await openDialog(page, ADD, 'Add a section');
  await fillTitles(section, 'Library', 'Bibliothek');
  await finish(section, 'Add');
  await expect(sectionRow(page, 'Library')).toHaveAttribute('aria-selected', 'true');

  const dialog = await openDialog(page, ADD, 'Add a page');
  await dialog.getByRole('radio', { name: 'From an endpoint' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Section' })).toHaveValue('/library');
  await dialog.getByRole('combobox', { name: 'Endpoint' }).click();
  await page.getByRole('option', { name: '/people', exact: true }).click();
  await fillTitles(dialog, 'Authors', 'Autorinnen und Autoren');
  await expect(dialog.getByRole('textbox', { name: 'Route' })).toHaveValue('/library/authors');
  await finish(dialog, 'Add');
  await expect(pageIn(page).getByRole('heading', { name: 'A. Example 1' })).toBeVisible();
  await pageRow(page, 'Authors: detail').click();
  await expect(pageIn(page).getByRole('heading', { level: 1, name: 'A. Example 1' })).toBeVisible();
  await save(page);
  const files = ['author', 'authors', 'section'].map((name) => `manifests/library/${name}.json`);
  expect(changes()).toEqual({ added: files, altered: [] });
  expect(readManifest(project.root, 'library/author.json').view.source.endpoint).toBe(
    '/people/{id}',
  );
});

test('2: another layout keeps what fills the slots, and takes the date for its time', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/');
  await choosePage(page, 'News', 'News');
  await formOf(page)
    .getByRole('button', { name: /^Layout/ })
    .click();
  await formOf(page).getByRole('button', { name: 'Change the layout' }).click();
  const choices = page.getByRole('dialog', { name: 'Change the layout' });
  await expectWithin(choices.getByRole('button', { name: 'Cancel' }), page);
  await choices.getByRole('button', { name: /^timeline/ }).click();
  await expect(pageIn(page).getByRole('listitem').getByText('News item 1')).toBeVisible();
  await expect(page.getByText('No findings')).toBeVisible();
  await save(page);
  expect(changes()).toEqual({ added: [], altered: ['manifests/activities/news.json'] });
  expect(readManifest(project.root, 'activities/news.json').view.layout).toMatchObject({
    type: 'timeline',
    item: { time: { field: 'publishedAt' }, title: 'name', link: '/activities/news/{id}' },
  });
});

test('3: readers narrow a list by a facet, whose form begins without an error', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/');
  await choosePage(page, 'People', 'Everybody');
  const form = formOf(page);
  await form.getByRole('button', { name: '1 further property' }).click();
  await form.getByRole('button', { name: /^List What readers can do/ }).click();
  await form
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: /^value/ })
    .first()
    .click();
  const field = form.getByRole('combobox', { name: 'Field' });
  await expect(field).toBeFocused();
  await field.click();
  await page.getByRole('option', { name: /^title/ }).click();
  // What a filter is called follows its field until it is written.
  await expect(form.getByRole('textbox', { name: 'Label in Deutsch' })).toHaveValue('Title');
  await expect(form.getByRole('textbox', { name: 'Parameter' })).toHaveValue('title');
  await form.getByRole('textbox', { name: 'Label in English' }).fill('Position');
  await form.getByRole('textbox', { name: 'Label in Deutsch' }).fill('Stelle');
  const parameter = form.getByRole('textbox', { name: 'Parameter' });
  await parameter.fill('position');
  await parameter.press('Tab');
  const facet = pageIn(page).getByRole('combobox', { name: 'Position' });
  await expect(facet).toContainText('Research fellow (');
  await save(page);
  expect(changes()).toEqual({ added: [], altered: ['manifests/people/everybody.json'] });
  expect(readManifest(project.root, 'people/everybody.json').view.list).toEqual({
    filters: [
      {
        type: 'value',
        field: 'title',
        label: { en: 'Position', de: 'Stelle' },
        parameter: 'position',
      },
    ],
  });
});

test('4: sections and pages of the menu are put in another order', async ({ page, changes }) => {
  await openStudio(page, '/');
  const sections = treeOf(page).locator('[role="treeitem"][aria-expanded]');
  await sectionRow(page, 'About').dragTo(sectionRow(page, 'People'));
  await expect
    .poll(() => sections.allTextContents())
    .toEqual(['About', 'People', 'News', 'Library']);
  await sectionRow(page, 'News').click();
  await pageRow(page, 'All events').dragTo(pageRow(page, 'News'));
  const rows = treeOf(page).locator('[role="treeitem"][draggable="true"][aria-level="2"]');
  await expect.poll(() => rows.allTextContents()).toEqual(['All events', 'News']);
  await save(page);
  expect(changes()).toEqual({
    added: [],
    altered: ['manifests/about/section.json', 'manifests/activities/events.json'],
  });
});

test('5: a language is added, and a page translated into it', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/about/contact');
  const dialog = await openDialog(page, ADD, 'Add a language');
  await dialog.getByRole('textbox', { name: 'Code of the language' }).fill('fr');
  await dialog.getByRole('textbox', { name: 'Name of the language' }).fill('Français');
  await finish(dialog, 'Add');
  await page.getByRole('combobox', { name: 'Language of the page' }).selectOption('Français');
  await page.getByRole('tab', { name: 'Texts' }).click();
  await expect(page.getByText(/texts are the same in two languages/)).toBeVisible();
  for (const [key, words] of [
    ['labels.email', 'Courriel'],
    ['labels.phone', 'Téléphone'],
  ] as const) {
    const text = page.getByRole('textbox', { name: `${key} in Français` });
    await text.fill(words);
    await text.press('Tab');
    await expect(pageIn(page).locator('main').getByText(words, { exact: true })).toBeVisible();
  }
  await save(page);
  const { added, altered } = changes();
  expect(added).toEqual(['manifests/texts/fr.json']);
  expect(altered).toEqual(
    ['library/authors', 'library/section', 'people/everybody', 'site'].map(
      (name) => `manifests/${name}.json`,
    ),
  );
  expect(readManifest(project.root, 'texts/fr.json').labels.phone).toBe('Téléphone');
  expect(readManifest(project.root, 'texts/de.json').labels.phone).toBe('Telefon');
});

test('6: a colour that can be read on every ground', async ({ page, project, changes }) => {
  await openStudio(page, '/');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Colours and contrast' }).click();
  const value = page.getByRole('textbox', { name: 'Value of Accent', exact: true });
  await value.fill('#1d3f72');
  await value.press('Tab');
  await expect(page.getByRole('listitem').filter({ hasText: 'Accent on' })).toHaveText([
    /enough/,
    /enough/,
    /enough/,
  ]);
  await save(page);
  expect(changes()).toEqual({ added: [], altered: ['manifests/theme.json'] });
  expect(readManifest(project.root, 'theme.json').color.accent).toBe('#1d3f72');
});

test('what all of it comes to passes the checks, can be built, and holds its own tests', async ({
  project,
}) => {
  test.setTimeout(1_200_000);
  const checked = await project.run('check');
  expect([checked.status, checked.stderr.trim()]).toEqual([0, '']);
  const built = await project.run('build');
  expect(built.status, built.stderr).toBe(0);
  // Those of the pages that the tasks have added or changed; each is a file by the page's name.
  const pages = ['library/', 'people/everybody', 'activities/news.spec', 'about/contact'];
  const tested = await project.run('test', project.root, ...pages);
  expect(tested.status, tested.stdout.slice(-4000)).toBe(0);
});

async function fillTitles(dialog: Locator, english: string, german: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill(english);
  await dialog.getByRole('textbox', { name: 'Title in Deutsch' }).fill(german);
}

/** Expects that something stands in the window, within the dialog that it is of. */
async function expectWithin(button: Locator, page: Page): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const own = await button.boundingBox();
  const dialog = await page.getByRole('dialog').boundingBox();
  const bottom = (box: typeof own) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom(own)).toBeLessThan(bottom(dialog));
}

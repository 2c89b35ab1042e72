import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from './support/accessible.ts';
import { ADD, finish, openDialog, test } from './support/new-site.ts';
import { expect, openStudio, pageIn, save } from './support/studio-test.ts';

test.use({ purpose: 'new content' });

test('a page of a kind of content that is not there yet begins with a draft in each language', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/');
  const dialog = await openDialog(page, ADD, 'Add a page');
  await dialog.getByRole('radio', { name: 'From an endpoint' }).click();
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill('Books');
  await dialog.getByRole('textbox', { name: 'Title in Deutsch' }).fill('Bücher');
  await dialog.getByRole('combobox', { name: 'Section' }).selectOption('About');
  const endpoint = dialog.getByRole('combobox', { name: 'Endpoint' });
  await endpoint.fill('/books');
  await endpoint.press('Tab');
  const offer = dialog.getByRole('status', { name: 'A new kind of content' });
  await expect(offer).toContainText('No content of this site is at /books yet.');
  await offer.getByRole('button', { name: 'Begin this content' }).click();
  const files = ['de', 'en'].map((code) => `content/books/example.${code}.md`);
  await expect(offer).toContainText(files[0] ?? '');
  const editor = offer.getByRole('link', { name: /^Content/ });
  await expect(editor).toHaveAttribute('href', /content/);
  await expect(editor).toBeFocused();
  await expect(dialog.getByRole('status', { name: 'What would be done:' })).toContainText('/books');
  await expectAccessible(page);
  await finish(dialog, 'Add');
  await expect(pageIn(page).getByRole('heading', { name: 'Books 1' })).toBeVisible();
  await save(page);
  const added = [...files, 'manifests/about/book.json', 'manifests/about/books.json'];
  expect(changes()).toEqual({ added, altered: [] });
  const text = readFileSync(path.join(project.root, 'content/books/example.de.md'), 'utf8');
  expect(text).toContain('name: "Bücher 1"\n');
  expect(text).toContain('draft: true\n');
  const checked = await project.run('check');
  expect(checked.status, checked.stdout).toBe(0);
});

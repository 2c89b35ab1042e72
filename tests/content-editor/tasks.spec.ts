import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { fetchEditor } from '../../src/node/cms/index.ts';
import { type RunningServer, spawnServer, startDevelopmentServer } from '../bench/spawn-server.ts';
import { makeNewSite, PROJECT, type ProjectCopy, watchFiles } from '../e2e/support/project-copy.ts';
import { tabTo } from '../studio/support/keys.ts';
import {
  changePictureByKeys,
  fieldIn,
  open,
  saveByKeys,
  saveEntry,
  upload,
  uploadByKeys,
} from './entry.ts';

interface EditedSite {
  readonly project: ProjectCopy;
  readonly server: RunningServer;
}

const test = base.extend<object, { readonly site: EditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = await makeNewSite('en,de');
      await fetchEditor(project.root);
      const server = await startDevelopmentServer(project.root, PROJECT);
      await use({ project, server });
      await server.stop();
      project.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.origin.replace('127.0.0.1', 'localhost')),
});

// Tasks 7 and 8 of tests/studio/tasks.md, one after the other on one site.
test.describe.configure({ mode: 'serial' });

const PHOTOGRAPH = path.join(PROJECT, 'tests/sites/research-group/media/meldungen/bild-7.jpg');

test('7: a person is added with a photograph, by way of the studio', async ({ page, site }) => {
  const changes = watchFiles(site.project.root);
  const editor = await openFromStudio(page);
  await editor.getByRole('link', { name: 'People', exact: true }).click();
  await editor
    .getByRole('link', { name: /People$/ })
    .last()
    .click();
  await fieldIn(editor, 'Name', 0).fill('A. Example 4');
  await fieldIn(editor, 'Name', 1).fill('A. Beispiel 4');
  await fieldIn(editor, 'Title', 0).fill('Librarian');
  await fieldIn(editor, 'Title', 1).fill('Bibliothekarin');
  await upload(editor, {
    name: 'portrait.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(PHOTOGRAPH),
  });
  await saveEntry(editor);
  expect(changes()).toEqual({
    added: [
      'content/people/a-example-4.de.md',
      'content/people/a-example-4.en.md',
      'media/people/portrait.jpg',
    ],
    altered: [],
  });
  await page.goto('/people/everybody?lang=de');
  await expect(page.getByRole('heading', { name: 'A. Beispiel 4' })).toBeVisible();
  const picture = page.locator('main img[src*="portrait"]');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((own) => (own as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
});

test('7 and 8: the same is done by keys alone, edited, and made a draft', async ({
  page,
  site,
}) => {
  const { root } = site.project;
  const file = path.join(root, 'content/people/a-example-5.en.md');
  const changes = watchFiles(root);
  const choosePeople = async () => {
    await tabTo(page, page.getByRole('link', { name: 'People', exact: true }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/-/content/');
  await choosePeople();
  await tabTo(page, page.getByRole('link', { name: 'Create entry of type People' }));
  await page.keyboard.press('Enter');
  await tabTo(page, fieldIn(page, 'Name', 0));
  await page.keyboard.type('A. Example 5');
  await tabTo(page, fieldIn(page, 'Name', 1));
  await page.keyboard.type('A. Beispiel 5');
  await uploadByKeys(page, PHOTOGRAPH);
  await saveByKeys(page);
  expect(readFileSync(file, 'utf8')).toContain('name: A. Example 5');
  expect(readFileSync(file, 'utf8')).toContain('photo: /media/people/bild-7.jpg');
  await page.goto('/-/content/');
  await choosePeople();
  await tabTo(page, page.getByRole('link', { name: 'A. Example 5' }));
  await page.keyboard.press('Enter');
  await tabTo(page, fieldIn(page, 'Title', 0));
  await page.keyboard.type('Archivist');
  await changePictureByKeys(page, 'person-2.svg');
  await tabTo(page, page.locator('[id^=draft-field]').first());
  await page.keyboard.press(' ');
  await saveByKeys(page);
  for (const line of ['title: Archivist', 'photo: /media/people/person-2.svg', 'draft: true']) {
    expect(readFileSync(file, 'utf8')).toContain(line);
  }
  expect(changes()).toEqual({
    added: [
      'content/people/a-example-5.de.md',
      'content/people/a-example-5.en.md',
      'media/people/bild-7.jpg',
    ],
    altered: [],
  });
});

test('8: an article is a draft that no reader gets, and is published', async ({ page, site }) => {
  test.setTimeout(600_000);
  const { project } = site;
  const changes = watchFiles(project.root);
  await open(page, 'content-news/new');
  await fieldIn(page, 'Name', 0).fill('The reading room opens');
  await fieldIn(page, 'Name', 1).fill('Der Lesesaal öffnet');
  await fieldIn(page, 'Introduction', 0).fill('On Monday.');
  await fieldIn(page, 'Introduction', 1).fill('Am Montag.');
  const draft = page.locator('[id^=draft-field]').first();
  await draft.click();
  await saveEntry(page);
  const files = ['de', 'en'].map((code) => `content/news/the-reading-room-opens.${code}.md`);
  expect(changes()).toEqual({ added: files, altered: [] });
  expect(await newsOf(project)).not.toContain('The reading room opens');
  // Who writes sees it, as readers will.
  await page.goto('/activities/news/the-reading-room-opens?lang=en');
  await expect(
    page.getByRole('heading', { level: 1, name: 'The reading room opens' }),
  ).toBeVisible();

  await open(page, 'content-news/entries/the-reading-room-opens');
  await draft.click();
  await saveEntry(page);
  expect(changes()).toEqual({ added: files, altered: [] });
  expect(await newsOf(project)).toContain('The reading room opens');
  const checked = await project.run('check');
  expect([checked.status, checked.stderr.trim()]).toEqual([0, '']);
});

/** Opens the editor as somebody finds it who knows the studio alone. */
async function openFromStudio(page: Page): Promise<Page> {
  await page.goto('/-/studio/');
  await page.getByRole('button', { name: 'Tools' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: /^Content/ }).click();
  return opened;
}

/** What readers get of the news: the site is built and served. */
async function newsOf({ root, run }: ProjectCopy): Promise<string> {
  const built = await run('build');
  expect(built.status, built.stderr).toBe(0);
  const server = await spawnServer(root, '', PROJECT);
  try {
    return await (await fetch(`${server.origin}/activities/news?lang=en`)).text();
  } finally {
    await server.stop();
  }
}

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { fetchEditor } from '../../src/node/cms/index.ts';
import {
  createSectionRenderer,
  finish,
  parseContentFile,
  readMarkdownFiles,
} from '../../src/node/content/index.ts';
import { type RunningServer, startDevelopmentServer } from '../bench/spawn-server.ts';
import { fieldIn, open, saveEntry, upload } from './entry.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MUSEUM = path.join(ROOT, 'tests/sites/museum');

interface EditedSite {
  readonly root: string;
  readonly server: RunningServer;
}

const test = base.extend<object, { readonly site: EditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'content-editor-'));
      cpSync(MUSEUM, root, {
        recursive: true,
        filter: (file) => !/\/(?:dist|node_modules)/.test(file),
      });
      await fetchEditor(root);
      const server = await startDevelopmentServer(root, ROOT);
      await use({ root, server });
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.origin.replace('127.0.0.1', 'localhost')),
});

test.describe.configure({ mode: 'serial' });

/** What a content folder says, file by file. */
function said(root: string): ReadonlyMap<string, unknown> {
  const render = createSectionRenderer();
  const { files } = finish(readMarkdownFiles(path.join(root, 'content'), ['ar', 'en']));
  return new Map(
    files.map((source) => {
      const { content } = parseContentFile(source, render);
      return [source.file, Object.fromEntries(content?.item.fields ?? [])];
    }),
  );
}

test('an item is edited in one of its languages, and its file and its page change', async ({
  page,
  site,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const before = said(site.root);
  await open(page, 'content-objects/entries/chest');
  await fieldIn(page, 'Name', 1).fill('Sea chest');
  await saveEntry(page);

  const after = said(site.root);
  const changed = [...after].filter(([file, fields]) => {
    return JSON.stringify(fields) !== JSON.stringify(before.get(file));
  });
  expect(changed).toEqual([
    ['objects/chest.en.md', { ...Object(before.get('objects/chest.en.md')), name: 'Sea chest' }],
  ]);
  // Nothing but the line that was edited is written otherwise.
  const lines = (root: string, file: string) =>
    readFileSync(path.join(root, file), 'utf8').split('\n');
  const old = new Set(lines(MUSEUM, 'content/objects/chest.en.md'));
  const written = lines(site.root, 'content/objects/chest.en.md');
  expect(written.filter((line) => !old.has(line))).toEqual(['name: Sea chest']);

  await page.goto('/collection/objects/chest?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sea chest');
  expect(errors).toEqual([]);
});

test('a file that something leads to is open as the entry that it is', async ({ page }) => {
  for (const [file, place] of [
    ['content/objects/chest.en.md', 'content-objects/entries/chest'],
    ['content/way.en.md', 'single-files/entries/content-way-en'],
    ['content/nothing/here.en.md', ''],
  ]) {
    await page.goto('about:blank');
    await page.goto(`/-/content/#/file/${file}`);
    const at =
      place === '' ? /#\/collections\/content-[a-z]+$/ : new RegExp(`#/collections/${place}$`);
    await expect(page).toHaveURL(at);
    const field = page.getByRole('textbox').first();
    if (place !== '') await expect(field).not.toHaveValue('');
  }
});

test('a new item is a draft until it is published, with a picture that is uploaded', async ({
  page,
  site,
}) => {
  await open(page, 'content-objects/new');
  await fieldIn(page, 'Name', 0).fill('شراع');
  await fieldIn(page, 'Name', 1).fill('Sail');
  await fieldIn(page, 'Material', 0).fill('قماش');
  await fieldIn(page, 'Material', 1).fill('Canvas');
  await fieldIn(page, 'Made', 0).fill('نحو عام 1920');
  await fieldIn(page, 'Made', 1).fill('About 1920');
  await fieldIn(page, 'Number', 0).fill('R-200');
  await fieldIn(page, 'Kind', 0).fill('sea');
  await page.getByRole('spinbutton', { name: /^year/i }).first().fill('1920');
  await fieldIn(page, 'Last part of the URL', 0).fill('sail');
  await upload(page, {
    name: 'sail.svg',
    mimeType: 'image/svg+xml',
    buffer: readFileSync(path.join(MUSEUM, 'media/objects/chest.svg')),
  });
  // No page of the site has it yet.
  const picture = page.locator('img[src^="blob:"]').first();
  await expect
    .poll(() => picture.evaluate((own) => (own as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('[id^=draft-field]').first().click();
  await saveEntry(page);

  expect(readdirSync(path.join(site.root, 'media/objects'))).toContain('sail.svg');
  const text = readFileSync(path.join(site.root, 'content/objects/sail.en.md'), 'utf8');
  expect(text).toContain('name: Sail\n');
  expect(text).toContain('picture: /media/objects/sail.svg\n');
  expect(text).toContain('draft: true\n');
  // In development the page is there already.
  await page.goto('/collection/objects/sail?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sail');
});

test('what is missing of a new item is said at its fields, and nothing is written', async ({
  page,
  site,
}) => {
  const before = readdirSync(path.join(site.root, 'content/objects'));
  await open(page, 'content-objects/new');
  await fieldIn(page, 'Name', 1).fill('Rope');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
  for (const message of [/^Name is required/i, /^Material is required/i, /^Year is required/i]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  const noUrl = /^Last part of the URL is missing: a new item needs one/i;
  await expect(page.getByText(noUrl).first()).toBeVisible();
  await expect(page.getByText(/^Picture is required/i)).toHaveCount(0);
  expect(readdirSync(path.join(site.root, 'content/objects'))).toEqual(before);
});

test('the preview of an item is its page', async ({ page }) => {
  await open(page, 'content-objects/entries/coat');
  await page.getByRole('button', { name: 'Toggle preview' }).click();
  const preview = page.frameLocator('#preview-pane, iframe.frame, iframe').first();
  await expect(preview.locator('iframe[name=site]')).toHaveAttribute(
    'src',
    '/collection/objects/coat?lang=ar',
  );
});

/** Markdown that the editor itself writes in another way, and some of it without what it says. */
const BODY = `
A coat of the harbour pilots,
worn on *deck*.

| Part    | Number |
| :------ | -----: |
| Buttons |      8 |

Care
----

* dry
    * in the shade

1) first
2) second

See [the list][1] and __this__.

[1]: https://museum.example/ "List"
`;

test('a text is written as it was, but for the paragraph that is changed in it', async ({
  page,
  site,
}) => {
  const file = path.join(site.root, 'content/objects/coat.en.md');
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  writeFileSync(file, front + BODY);
  await open(page, 'content-objects/entries/coat');
  await fieldIn(page, 'Name', 1).fill('Pilot’s coat');
  await saveEntry(page);
  const body = () => readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  expect(body()).toBe(BODY);
  await page.getByText('worn on').click();
  await page.keyboard.press('End');
  // The editor takes over the selection a moment later.
  await page.waitForTimeout(500);
  await page.keyboard.insertText(' It is warm.');
  await expect(page.getByText('It is warm.').first()).toBeVisible();
  // And what is written after a pause in typing.
  await page.waitForTimeout(500);
  await saveEntry(page);
  const [changed, ...rest] = body().trim().split('\n\n');
  expect(changed).toContain('It is warm.');
  expect(rest).toEqual(BODY.trim().split('\n\n').slice(1));
});

import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startDevelopmentServer } from '../bench/spawn-server.ts';
import { PROJECT } from './support/project-copy.ts';
import { test as base, expect } from './support/test.ts';

const LAYOUT = 'renderers/layouts/timeline';
const PATH = '/whats-on/events';

interface DevelopedSite {
  /** The museum's site, which has a layout of its own. */
  readonly root: string;
  readonly server: RunningServer;
}

/** Milliseconds enough to prepare dependencies beside the tests of another worker. */
const PREPARATION = { scope: 'worker', timeout: 180_000 } as const;

const test = base.extend<object, DevelopedSite>({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'museum-'));
      cpSync(path.join(PROJECT, 'tests/sites/museum'), root, { recursive: true });
      await use(root);
      rmSync(root, { recursive: true });
    },
    PREPARATION,
  ],

  server: [
    async ({ root }, use) => {
      const server = await startDevelopmentServer(root, PROJECT);
      await use(server);
      await server.stop();
    },
    PREPARATION,
  ],

  baseURL: async ({ server }, use) => use(server.origin),
});

// One server, whose faults are fixed one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeEach(({ problems }) =>
  problems.allow(/\[vite\]|React DevTools|500|503|hot updated|Failed to reload|createRoot/),
);

test('an own renderer that does not parse is the finding of the check until it is fixed', async ({
  page,
  root,
}) => {
  await page.goto(PATH);
  const entries = page.locator('main ol > li');
  await expect(entries.first()).toBeVisible({ timeout: 90_000 });
  const fix = edit(root, `${LAYOUT}/index.tsx`, 'return (\n    <ol', 'return ((\n    <ol');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/index\.tsx:\d+:\d+ {2}error M013 {2}the code does not/);
  // The same words, whether the site was read again first or the module.
  await page.reload();
  await expect(overlay).toContainText('error M013');
  await expect(overlay).not.toContainText('PARSE_ERROR');
  fix();
  await expect(entries.first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('a stylesheet that imports a missing one is a finding over the page', async ({
  page,
  root,
}) => {
  await page.goto(PATH);
  const entries = page.locator('main ol > li');
  await expect(entries.first()).toBeVisible();
  const sheet = `${LAYOUT}/timeline.module.css`;
  const fix = edit(root, sheet, '', "@import './lines.css';\n");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(`${sheet}:1:10  error M014  "./lines.css" is imported`);
  fix();
  await expect(overlay).toHaveCount(0);
  await expect(entries.first()).toBeVisible();
});

test('whatever an own renderer throws stands over the page until it is fixed', async ({
  page,
  root,
  problems,
}) => {
  problems.allow(/no lines today/);
  await page.goto(PATH);
  const entries = page.locator('main ol > li');
  await expect(entries.first()).toBeVisible();
  const right = "const Heading = useItemHeading('h2');";
  // A text is no Error, and has no stack.
  for (const thrown of ["new Error('no lines today')", "'no lines today'"]) {
    const file = `${LAYOUT}/index.tsx`;
    const fix = edit(root, file, right, `${right}\n  if (items.length > 0) throw ${thrown};`);
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('no lines today');
    if (thrown.startsWith('new')) {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.includes(`throw ${thrown}`)) + 1;
      await expect(overlay.locator('.file')).toContainText(`${file}:${line}:`);
    }
    // Of two changes that follow each other at once the watcher passes on the first.
    await expect(async () => {
      fix();
      await expect(entries.first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(overlay).toHaveCount(0);
  }
});

test('warnings alone are a note in a corner, which opens to the list of them', async ({
  page,
  root,
}) => {
  await page.goto(PATH);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  const note = page.locator('details').filter({ hasText: /^\d+ warnings?/ });
  await expect(note).toHaveCount(0);
  const fix = edit(root, 'manifests/theme.json', '"accent": "#9a3f1d"', '"accent": "#f0e0e0"');
  await expect(note).toBeVisible();
  // A page that comes later asks for them; a change of the theme has this one loaded anew.
  await page.reload();
  await note.getByText(/^\d+ warnings?$/).click();
  const warning = note.getByRole('button', { name: /theme\.json:10:\d+ warning M238/ });
  await expect(warning).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  fix();
  await expect(note).toHaveCount(0);
});

/** Makes a mistake in a file, at its beginning where nothing is replaced; what is returned fixes it. */
function edit(root: string, file: string, right: string, wrong: string): () => void {
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(right);
  writeFileSync(place, text.replace(right, wrong));
  return () => writeFileSync(place, text);
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { runCommand } from '../run-command.ts';
import { expectAccessible } from './support/axe.ts';
import { NEW_PAGES, runWell, test } from './support/grown-site.ts';
import { openByPointer } from './support/menus.ts';
import { type Api, itemAt } from './support/programme.ts';
import { expect, mostlyIn } from './support/test.ts';

/** An item of either list as the API answers. */
interface Item {
  readonly id: string;
  readonly name: string;
}

/** The items of a list, which comes in pages where its page's manifest asks for such. */
async function listOf(api: Api, endpoint: string): Promise<readonly Item[]> {
  const answer = await api<readonly Item[] | { readonly content: readonly Item[] }>(endpoint);
  return 'content' in answer ? answer.content : answer;
}

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });

test('new pages are files of manifests and content, and no other file changes', async ({
  project,
}) => {
  const { added, altered } = project.changes;
  expect(altered).toEqual([]);
  const isContent = (name: string) => name.startsWith('content/');
  expect(added.filter((name) => !isContent(name))).toEqual([
    'manifests/plants/palm.json',
    'manifests/plants/palms.json',
    'manifests/programme/workshop.json',
    'manifests/programme/workshops.json',
  ]);
  await runWell(project, 'check');
});

mostlyIn('zh', (language) => {
  for (const { route, titles, group, like, endpoint } of NEW_PAGES) {
    const title = titles[language];

    test(`${route} stands in the top menu and at the side`, async ({
      page,
      visit,
      text,
      menuName,
    }) => {
      await visit(like);
      const section = await menuName(group);
      await expect(sectionMenu(page, text, section).getByText(title)).toBeVisible();
      await openByPointer(page, text, section);
      await page.getByRole('menuitem', { name: title, exact: true }).click();
      await expect(page).toHaveURL(route);
      await expect(sectionMenu(page, text, section).locator('[aria-current="page"]')).toHaveText(
        title,
      );
    });

    test(`${route} lists what the API does, and each leads to its page and back`, async ({
      page,
      visit,
      api,
      text,
    }) => {
      const items = await listOf(api, endpoint);
      expect(items.length).toBeGreaterThan(0);
      const names = items.map(({ name }) => name).toSorted();
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      const cards = main.getByRole('listitem').getByRole('heading', { level: 2 });
      await visit(route);
      for (const { id, name } of items) {
        await expect(heading).toHaveText(title);
        // Columns take turns, so the order is theirs.
        await expect.poll(async () => (await cards.allInnerTexts()).toSorted()).toEqual(names);
        await main.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`${route}/${id}`);
        await expect(heading).toHaveText(name);
        await main.getByRole('link', { name: text('ui.backTo', { list: title }) }).click();
        await expect(page).toHaveURL(route);
      }
    });

    test(`axe finds nothing on ${route} and on a detail of it`, async ({ page, visit, api }) => {
      await visit(route);
      await expectAccessible(page);
      const { id, name } = itemAt(await listOf(api, endpoint));
      await visit(`${route}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectAccessible(page);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test(`${route} is in the strip of tabs`, async ({ page, visit, text, menuName }) => {
        await visit(like);
        const strip = sectionMenu(page, text, await menuName(group));
        const tab = strip.getByRole('link', { name: title, exact: true });
        await tab.tap();
        await expect(page).toHaveURL(route);
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(tab).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

test('the sitemap names new lists and details in each language', async ({
  request,
  api,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { route, endpoint } of NEW_PAGES) {
    const details = (await listOf(api, endpoint)).map(({ id }) => `${route}/${id}`);
    for (const url of [route, ...details]) {
      expect(sitemap).toContain(`<loc>${baseURL}${url}</loc>`);
      expect(sitemap).toContain(`<loc>${baseURL}${url}?lang=en</loc>`);
    }
  }
});

test('the generated tests pass of new pages', async ({ project, server }) => {
  // A browser of its own, beside the one of this test.
  test.setTimeout(400_000);
  const folder = path.join(project.root, '.cache/tests');
  const routes = ['/plants/palm*', '/programme/workshops*'];
  const only = routes.flatMap((route) => ['--only', route]);
  await runWell(project, 'generate-tests', folder, '--base-url', server.origin, ...only);
  const { status, stdout } = await runCommand(project.root, process.execPath, [
    path.join(project.root, 'node_modules/@playwright/test/cli.js'),
    ...['test', '--config', path.join(folder, 'playwright.config.ts'), '--workers', '1'],
    ...['--project', 'en-1440', '--grep', 'shows|asks|says'],
  ]);
  expect(status, stdout).toBe(0);
  for (const page of ['palms', 'palm', 'workshops', 'workshop']) {
    expect(stdout).toContain(`${page}.spec.ts`);
  }
});

test('the check names the place of a misspelt field, and the right name', async ({ project }) => {
  const name = 'manifests/plants/palms.json';
  const file = path.join(project.root, name);
  const text = readFileSync(file, 'utf8');
  const misspelt = text.replace('"subtitle": "title"', '"subtitle": "titel"');
  writeFileSync(file, misspelt);
  const { status, stdout } = await project.run('check');
  expect(status).toBe(1);
  expect(stdout).toContain(`${name}:${placeOf(misspelt, '"titel"')}  error M204  `);
  expect(stdout).toContain('did you mean "title"?');
  writeFileSync(file, text);
  await runWell(project, 'check');
});

/** The menu of a section: at the side, or a strip of tabs. */
function sectionMenu(
  page: Page,
  text: (key: string, values: Readonly<Record<string, string>>) => string,
  section: string,
): Locator {
  return page
    .getByRole('main')
    .getByRole('navigation', { name: text('ui.sectionMenu', { section }) });
}

/** Line and column of some words in a text, both counted from 1. */
function placeOf(text: string, words: string): string {
  const lines = text.slice(0, text.indexOf(words)).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type RunningServer, startServer } from '../bench/start-server.ts';
import { followGuide } from '../node/docs/follow-guide.ts';
import { runCommand } from '../run-command.ts';
import { itemAt } from './support/academic-life.ts';
import { expectAccessible } from './support/axe.ts';
import { openByPointer } from './support/menus.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';
import { test as base, expect, inEachLanguage } from './support/test.ts';
import type { Language } from './support/texts.ts';

interface NewPage {
  readonly route: string;
  /** The page that it is like. */
  readonly like: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** The code of the menu group that it stands in. */
  readonly group: string;
  readonly endpoint: string;
}

const NEW_PAGES: readonly NewPage[] = [
  {
    route: '/people/honorary-fellows',
    like: '/people/visiting-fellows',
    titles: { zh: '荣誉学者', en: 'Honorary fellows' },
    group: 'people',
    endpoint: '/peoples/honorary-fellows',
  },
  {
    route: '/academic-life/workshops',
    like: '/academic-life/colloquiums',
    titles: { zh: '工作坊', en: 'Workshops' },
    group: 'academicLife',
    endpoint: '/workshops',
  },
];

/** An item of either list as the API answers. */
interface Item {
  readonly id: string;
  readonly name: string;
}

/** What a maintainer has who added pages by commands alone. */
interface GrownSite {
  /** The project with the new pages. */
  readonly project: ProjectCopy;
  /** Its site, built and served. */
  readonly server: RunningServer;
}

/** Milliseconds enough for a build beside the tests of another worker. */
const PREPARATION = { scope: 'worker', timeout: 180_000 } as const;

const test = base.extend<object, GrownSite>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = copyProject();
      try {
        for (const page of NEW_PAGES) await addPage(project, page);
        await use(project);
      } finally {
        project.remove();
      }
    },
    PREPARATION,
  ],

  server: [
    async ({ project }, use) => {
      // One page of the copy has a component of its own.
      await followGuide(project.root, 'override');
      await runWell(project, 'build');
      const server = await startServer(project.root);
      await use(server);
      await server.stop();
    },
    PREPARATION,
  ],

  baseURL: async ({ server }, use) => use(server.origin),
});

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });

test('new pages are files of manifests and content, and no other file changes', async ({
  project,
}) => {
  const { added, altered } = project.compareFiles();
  expect(altered).toEqual([]);
  const isContent = (name: string) => name.startsWith('src/node/content/');
  expect(added.filter((name) => !isContent(name))).toEqual([
    'manifests/academic-life/workshop.json',
    'manifests/academic-life/workshops.json',
    'manifests/people/honorary-fellow.json',
    'manifests/people/honorary-fellows.json',
  ]);
  await runWell(project, 'check');
});

inEachLanguage((language) => {
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
      const items = await api<Item[]>(endpoint);
      expect(items.length).toBeGreaterThan(0);
      const names = items.map(({ name }) => name).toSorted();
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      const cards = main.getByRole('heading', { level: 2 });
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
      const { id, name } = itemAt(await api<Item[]>(endpoint));
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
    const details = (await api<Item[]>(endpoint)).map(({ id }) => `${route}/${id}`);
    for (const address of [route, ...details]) {
      expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`);
      expect(sitemap).toContain(`<loc>${baseURL}${address}?lang=en</loc>`);
    }
  }
});

test('the generated tests of the new pages pass, and those of a page with a component of its own', async ({
  project,
  server,
}) => {
  // A browser of its own, beside the one of this test.
  test.setTimeout(180_000);
  const folder = path.join(project.root, '.cache/tests');
  const routes = ['/people/honorary-*', '/academic-life/workshops*', '/people/staffs'];
  const only = routes.flatMap((route) => ['--only', route]);
  await runWell(project, 'generate:tests', folder, '--base-url', server.origin, ...only);
  const { status, stdout } = await runCommand(project.root, process.execPath, [
    path.join(project.root, 'node_modules/@playwright/test/cli.js'),
    ...['test', '--config', path.join(folder, 'playwright.config.ts'), '--workers', '1'],
    ...['--project', 'en-1440', '--grep', 'shows|asks'],
  ]);
  expect(status, stdout).toBe(0);
  for (const page of ['honorary-fellows', 'honorary-fellow', 'workshops', 'workshop', 'staffs']) {
    expect(stdout).toContain(`${page}.spec.ts`);
  }
});

test('the check names the place of a misspelt field, and the right name', async ({ project }) => {
  const name = 'manifests/people/honorary-fellows.json';
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

async function addPage(project: ProjectCopy, { route, like, titles }: NewPage): Promise<void> {
  const given = Object.entries(titles).flatMap(([code, title]) => ['--title', `${code}=${title}`]);
  await runWell(project, 'new', route.slice(1), '--like', like.slice(1), ...given);
}

/** Runs a script that has to succeed. */
async function runWell(project: ProjectCopy, script: string, ...args: string[]): Promise<void> {
  const { status, stdout, stderr } = await project.run(script, ...args);
  expect(status, `npm run ${script}\n${stdout}${stderr}`).toBe(0);
}

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

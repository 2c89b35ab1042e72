import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, startDevelopmentServer } from '../bench/spawn-server.ts';
import { makeGarden } from '../garden/make-garden.ts';
import { cardsOf } from './support/plants.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';
import { test as base, expect } from './support/test.ts';

/** A part of a file, and the mistake that stands in its place. */
interface Mistake {
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

const FONT: Mistake = {
  file: 'manifests/site.json',
  right: 'EBGaramond_400Regular.ttf',
  wrong: 'EBGaramond_400Regulr.ttf',
};
const FIELD: Mistake = {
  file: 'manifests/plants/trees.json',
  right: '"title": "name"',
  wrong: '"title": "nmae"',
};
const THROW: Mistake = {
  file: 'renderers/layouts/card-list/card.tsx',
  right: '<li className={styles.card} data-picture={image !== undefined}>',
  wrong: '<li className={styles.nothing.at(0)} data-picture={image !== undefined}>',
};
const PARSE: Mistake = {
  file: 'renderers/layouts/card-list/index.tsx',
  right: 'export const layout:',
  wrong: 'export const = layout:',
};
const EXPORT: Mistake = {
  file: 'renderers/layouts/card-list/index.tsx',
  right: 'export const layout:',
  wrong: 'export const card:',
};
const PATH = '/plants/houses';
const CONTENT = 'content/collection/houses';

interface FaultySite {
  readonly project: ProjectCopy;
  readonly server: RunningServer;
}

/** Milliseconds enough to prepare dependencies beside the tests of another worker. */
const PREPARATION = { scope: 'worker', timeout: 180_000 } as const;

/**
 * The garden's site in a copy of the engine, whose renderers are edited, with mistakes in it; a development
 * server is started for it then.
 */
const test = base.extend<object, FaultySite>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = copyProject();
      makeGarden(project.root);
      // The schemas lie elsewhere here.
      await project.run('check', '--fix');
      makeMistake(project.root, FONT);
      makeMistake(project.root, FIELD);
      leaveOutProperties(project.root, 'House');
      await use(project);
      project.remove();
    },
    PREPARATION,
  ],

  server: [
    async ({ project }, use) => {
      const server = await startDevelopmentServer(project.root);
      await use(server);
      await server.stop();
    },
    PREPARATION,
  ],

  baseURL: async ({ server }, use) => use(server.origin),
});

// One server, whose faults are fixed one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeEach(({ problems }) => problems.allow(/\[vite\]|React DevTools|503|hot updated/));

test('the server starts with mistakes, says which, and shows the page once they are fixed', async ({
  page,
  project,
}) => {
  const response = await page.goto(PATH);
  expect(response?.status()).toBe(503);
  const said = page.locator('pre').first();
  for (const { file } of [FONT, FIELD]) await expect(said).toContainText(`${file}:`);
  await expect(said).toContainText('M009');
  await expect(said).toContainText('M204');

  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('M204');
  fixMistake(project.root, FIELD);
  await expect(overlay).not.toContainText('M204');
  await expect(overlay).toContainText('M009');

  fixMistake(project.root, FONT);
  // The description says nothing of the fields of these cards; dependencies are prepared first.
  await expect(cardsOf(page).first()).toBeVisible({ timeout: 90_000 });
  await expect(overlay).toHaveCount(0);
});

test('content that is added appears in the page, and so does what is changed in it', async ({
  page,
  visit,
  project,
}) => {
  await visit(PATH);
  const name = 'Somebody who came today';
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(cardsOf(page).filter({ hasText: name })).toHaveCount(0);
  const files = ['zh', 'en'].map((code) =>
    path.join(project.root, CONTENT, `somebody-new.${code}.md`),
  );
  for (const file of files) writeFileSync(file, `---\nname: ${name}\norder: 0\n---\n`);
  await expect(cardsOf(page).filter({ hasText: name })).toHaveCount(1);
  for (const file of files) {
    writeFileSync(file, `---\nname: ${name.replace('today', 'yesterday')}\norder: 0\n---\n`);
  }
  await expect(cardsOf(page).filter({ hasText: 'yesterday' })).toHaveCount(1);
});

test('a font that is mistyped later stands over the last good page until it is fixed', async ({
  page,
  visit,
  project,
}) => {
  await visit(PATH);
  await expect(cardsOf(page).first()).toBeVisible();
  const overlay = page.locator('vite-error-overlay');
  makeMistake(project.root, FONT);
  await expect(overlay).toContainText('M009');
  await expect(cardsOf(page).first()).toBeVisible();
  fixMistake(project.root, FONT);
  await expect(overlay).toHaveCount(0);
  await expect(cardsOf(page).first()).toBeVisible();
});

test('what a renderer throws stands over the page until it is fixed', async ({
  page,
  visit,
  project,
  problems,
}) => {
  problems.allow(/TypeError|Cannot read properties/);
  await visit(PATH);
  await expect(cardsOf(page).first()).toBeVisible();
  const overlay = page.locator('vite-error-overlay');
  makeMistake(project.root, THROW);
  await expect(overlay).toContainText('Cannot read properties of undefined');
  await expect(overlay).toContainText('renderers/layouts/card-list/card.tsx');
  fixMistake(project.root, THROW);
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('a renderer that cannot be read stays over the page until it is fixed', async ({
  page,
  visit,
  project,
  problems,
}) => {
  problems.allow(/500/);
  const said: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => said.push(String(payload))),
  );
  await visit(PATH);
  await expect(cardsOf(page).first()).toBeVisible();
  const overlay = page.locator('vite-error-overlay');
  makeMistake(project.root, PARSE);
  // Vite and the compiler both say it, in either order, and the last words stand over the page.
  for (const words of ['PARSE_ERROR', 'error M012']) {
    await expect.poll(() => said.join('\n')).toContain(words);
  }
  await expect(overlay).toContainText('renderers/layouts/card-list/index.tsx');
  fixMistake(project.root, PARSE);
  await expect(overlay).toHaveCount(0);
  await expect(cardsOf(page).first()).toBeVisible();
});

test('a renderer that exports nothing of use is a finding over the page', async ({
  page,
  visit,
  project,
  problems,
}) => {
  // Vite runs the entry anew where exports change, before it loads the page.
  problems.allow(/There is no layout|createRoot/);
  await visit(PATH);
  await expect(cardsOf(page).first()).toBeVisible();
  makeMistake(project.root, EXPORT);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('the file exports no "layout"');
  fixMistake(project.root, EXPORT);
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

function makeMistake(root: string, { file, right, wrong }: Mistake): void {
  replaceIn(path.join(root, file), right, wrong);
}

function fixMistake(root: string, { file, right, wrong }: Mistake): void {
  replaceIn(path.join(root, file), wrong, right);
}

function replaceIn(file: string, part: string, other: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text.split(part), `${part} in ${file}`).toHaveLength(2);
  writeFileSync(file, text.replace(part, other));
}

/** The description names an entity, and none of its fields. */
function leaveOutProperties(root: string, entity: string): void {
  const file = path.join(root, 'schemas/api.openapi.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const schema = description.components.schemas[entity];
  delete schema.properties;
  delete schema.required;
  writeFileSync(file, JSON.stringify(description));
}

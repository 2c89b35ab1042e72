import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { inThird, THIRD, test } from './support/development-site.ts';
import { placeIn, watchEditor } from './support/editor.ts';
import { cardsOf, type Plant, SLICE } from './support/plants.ts';
import { scrollPosition } from './support/scrolling.ts';
import { expect } from './support/test.ts';
import { textOf } from './support/texts.ts';

const LIST = '/plants/trees';
const MANIFEST = 'manifests/plants/trees.json';

// One worker runs them all, so that there is one server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeEach(({ problems }) => problems.allow(/\[vite\]|React DevTools/));

test('a language is added by files alone', async ({ project }) => {
  const { altered, added } = project.compareFiles();
  expect(altered).toEqual(['manifests/site.json']);
  expect(added.filter((name) => !name.startsWith('content/'))).toEqual([
    `manifests/texts/${THIRD.code}.json`,
  ]);
  expect(await project.run('check')).toMatchObject({ status: 0 });
});

test('an edited manifest is shown in the running page, which keeps its place', async ({
  page,
  visit,
  project,
}) => {
  await visit(LIST);
  // In development no list comes with the document, and nothing scrolls before it is there.
  await expect(cardsOf(page).nth(SLICE - 1)).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(SLICE);
  const count = await cardsOf(page).count();
  const place = await scrollPosition(page);
  await page.evaluate(() => Reflect.set(window, 'marker', 'the same page'));
  const headings = () => cardsOf(page).getByRole('heading').allTextContents();
  const before = await headings();
  const edited = editManifest(project.root, '"title": "name"', '"title": "title"');
  await expect.poll(headings).not.toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('the same page');
  expect(await cardsOf(page).count()).toBe(count);
  expect(await scrollPosition(page)).toBe(place);
  edited.undo();
  await expect.poll(headings).toEqual(before);
});

test('a mistake stands over the last good page until it is fixed', async ({
  page,
  visit,
  project,
}) => {
  await visit(LIST);
  await expect(cardsOf(page).first()).toBeVisible();
  const names = await cardsOf(page).getByRole('heading').allTextContents();
  const edited = editManifest(project.root, '"title": "name"', '"title": "nmae"');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.getByText('M204').first()).toBeVisible();
  await expect(overlay.getByText(`${MANIFEST}:`).first()).toBeVisible();
  expect(await cardsOf(page).getByRole('heading').allTextContents()).toEqual(names);
  edited.undo();
  await expect(overlay).toHaveCount(0);
  expect(await cardsOf(page).getByRole('heading').allTextContents()).toEqual(names);
});

test('the overlay opens the editor at each mistake, the last good page under it', async ({
  page,
  visit,
  project,
}) => {
  const opened = await watchEditor(page);
  await visit(LIST);
  await expect(cardsOf(page).first()).toBeVisible();
  const names = await cardsOf(page).getByRole('heading').allTextContents();
  const slots = '"title": "name",\n        "subtitle": "title"';
  const edited = editManifest(
    project.root,
    slots,
    slots.replace('"name"', '"nmae"').replace(': "title"', ': "titel"'),
  );
  const overlay = page.locator('vite-error-overlay');
  const places = ['"nmae"', '"titel"'].map((part) =>
    path.join(project.root, placeIn(project.root, MANIFEST, part)),
  );
  const links = overlay.locator('.file-link').filter({ hasText: MANIFEST });
  await expect(links).toHaveText(places);
  for (const [index, place] of places.entries()) {
    await links.nth(index).click();
    await expect.poll(() => opened.at(-1)).toBe(place);
  }
  await expect(overlay).toBeVisible();
  expect(await cardsOf(page).getByRole('heading').allTextContents()).toEqual(names);
  edited.undo();
  await expect(overlay).toHaveCount(0);
});

test('three languages are chosen from a menu, by keys and by pointer', async ({
  page,
  visit,
  api,
}) => {
  const [plant] = await api<Plant[]>('/collection/houses');
  await visit('/plants/houses');
  const opener = page.getByRole('banner').locator('summary');
  await expect(opener).toHaveAccessibleName(textOf('zh', 'ui.language', { language: '中文' }));
  await opener.focus();
  await page.keyboard.press('Enter');
  const links = page.getByRole('banner').locator('details').getByRole('link');
  await expect(links).toHaveText(['English', THIRD.label]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await links.filter({ hasText: THIRD.label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', THIRD.tag);
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(cardsOf(page).first().getByRole('heading')).not.toHaveText(plant?.name ?? '');
  await expect(page.getByRole('banner').locator('a[href^="/"]').first()).toContainText(
    inThird(textOf('en', 'ui.home')),
  );
});

/** Puts one part of a manifest in place of another, as an editor does when it saves. */
function editManifest(root: string, part: string, other: string): { readonly undo: () => void } {
  const file = path.join(root, MANIFEST);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(part);
  writeFileSync(
    file,
    text.replace(part, () => other),
  );
  return { undo: () => writeFileSync(file, text) };
}

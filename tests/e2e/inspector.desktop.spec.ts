import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/development-site.ts';
import { placeIn, watchEditor } from './support/editor.ts';
import { cardsOf, type Plant } from './support/plants.ts';
import { expect, mostlyIn } from './support/test.ts';

const LIST = '/plants/trees';
const LIST_FILE = 'manifests/plants/trees.json';
const DETAIL_FILE = 'manifests/plants/tree.json';
const BEDS = '/plants/beds';
const BEDS_FILE = 'manifests/plants/beds.json';

// One worker runs them all, so that there is one server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeEach(({ problems }) => problems.allow(/\[vite\]|React DevTools/));

mostlyIn('zh', () => {
  test('a card says which line and which field made each of its parts', async ({
    page,
    visit,
    api,
    project,
  }) => {
    const [plant] = await api<Plant[]>('/collection/trees');
    await visit(LIST);
    const card = cardsOf(page).first();
    await expect(card).toBeVisible();
    await inspect(page);
    const parts: readonly [Locator, string, string, string | undefined][] = [
      [card.getByRole('heading'), '"name"', 'title', plant?.name],
      [card.locator('picture'), '"photo"', 'image', plant?.photo],
      [card.locator('[data-clamp]'), '{ "field": "intro', 'summary', plant?.introduction],
    ];
    for (const [part, spelling, slot, value] of parts) {
      await pointAt(page, part);
      await expect(panelOf(page)).toContainText(placeIn(project.root, LIST_FILE, spelling));
      await expect(panelOf(page)).toContainText(`view.layout.item.${slot}`);
      await expect(panelOf(page)).toContainText(value?.slice(0, 40) ?? '');
      await expect(panelOf(page)).toContainText('from /collection/trees');
    }
    await expectAccessible(page);
  });
});

test('a click opens the editor at the block, and does nothing else', async ({
  page,
  visit,
  api,
  project,
}) => {
  const opened = await watchEditor(page);
  const [plant] = await api<(Plant & { readonly id: string })[]>('/collection/trees');
  await visit(`/plants/tree/${plant?.id}`);
  const article = page.getByRole('article');
  await buttonOf(page).click();
  const url = page.url();
  const parts: readonly [Locator, string][] = [
    [article.getByRole('link').first(), '"/plants/trees"'],
    [article.locator('picture'), '"photo",\n      "blocks"'],
    [article.getByRole('link', { name: /@/ }), '{ "type": "email"'],
    [article.getByRole('heading', { level: 2 }).first(), '{ "type": "rich-text", "field": "prof'],
  ];
  for (const [part, spelling] of parts) {
    await pointAt(page, part);
    await page.mouse.down();
    await page.mouse.up();
    const place = path.join(project.root, placeIn(project.root, DETAIL_FILE, spelling));
    await expect.poll(() => opened.at(-1)).toBe(place);
  }
  expect(page.url()).toBe(url);
});

test('a tab tells what it says itself from what all tabs share', async ({
  page,
  visit,
  api,
  text,
  project,
}) => {
  const plants = await api<(Plant & { readonly company?: string })[]>('/collection/beds?type=post');
  const withNote = plants.findIndex(({ company }) => company);
  await visit(`${BEDS}?tab=out`);
  const note = cardsOf(page)
    .nth(withNote)
    .getByText(plants[withNote]?.company ?? '');
  await expect(note).toBeVisible();
  await inspect(page);
  await pointAt(page, note);
  await expect(panelOf(page)).toContainText(placeIn(project.root, BEDS_FILE, '"company"'));
  await expect(panelOf(page)).toContainText('frame.tabs[1].item.note');
  await expect(panelOf(page)).toContainText('?type=post');
  await cardsOf(page)
    .nth(withNote)
    .getByRole('heading')
    .hover({ position: { x: 4, y: 4 } });
  await expect(panelOf(page)).toContainText('frame.view.layout.item.title');
  await pointAt(page, page.locator('main').getByText(text('plants.past'), { exact: true }));
  await expect(panelOf(page)).toContainText('frame.tabs[1].title');
});

test('what the answer did not have is called empty', async ({ page, visit, text }) => {
  await visit(BEDS);
  const hint = cardsOf(page).getByText(text('plants.noEmail')).first();
  await expect(hint).toBeVisible();
  await inspect(page);
  await pointAt(page, hint);
  await expect(panelOf(page)).toContainText('contact.blocks[0]emailempty');
});

test('menus and footer name the manifests that they come from', async ({ page, visit }) => {
  await visit(LIST);
  await inspect(page);
  const side = page.locator('main').getByRole('navigation').first();
  await pointAt(page, side.getByRole('link').last());
  await expect(panelOf(page)).toContainText(/manifests\/plants\/houses\.json:\d+:\d+/);
  await pointAt(page, side.getByRole('heading'));
  await expect(panelOf(page)).toContainText(/manifests\/plants\/section\.json:\d+:\d+/);
  await pointAt(page, page.getByRole('heading', { level: 1 }));
  await expect(panelOf(page)).toContainText('menu.title');
  await pointAt(page, page.getByRole('banner').locator('a[href^="/"]').first().locator('[lang]'));
  await expect(panelOf(page)).toContainText(/manifests\/site\.json:\d+:\d+header\.names\[1\]/);
  // The list above the footer grows while it comes into sight.
  await expect(async () => {
    await pointAt(page, page.getByRole('contentinfo').locator('p').first());
    await expect(panelOf(page)).toContainText(/manifests\/site\.json:\d+:\d+name/, {
      timeout: 1000,
    });
  }).toPass();
});

test('the keyboard goes to every part, opens it and leaves', async ({ page, visit, project }) => {
  const opened = await watchEditor(page);
  await visit(LIST);
  const link = cardsOf(page).first().getByRole('link');
  await expect(link).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  await inspect(page);
  await link.focus();
  await expect(panelOf(page)).toContainText('view.layout.item.link');
  for (const slot of ['title', 'subtitle', 'summary']) {
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(page)).toContainText(`view.layout.item.${slot}`);
  }
  await page.keyboard.press('ArrowUp');
  await expect(panelOf(page)).toContainText('view.layout.item.subtitle');
  await page.keyboard.press('Enter');
  const place = placeIn(project.root, LIST_FILE, '"title",\n        "summary"');
  await expect.poll(() => opened).toEqual([path.join(project.root, place)]);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plants\/tree\//);
});

test('a page has the way to the studio, which begins with that page', async ({ page, visit }) => {
  await visit(LIST);
  const link = page.getByRole('complementary', { name: 'Inspector' }).getByRole('link');
  await expect(link).toHaveText('Studio');
  await link.click();
  await expect(page).toHaveURL(/\/-\/studio\/\?at=%2Fplants%2Ftrees/);
  await expect(page.getByRole('tree', { name: 'Sections and pages' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});

/** Turns the inspector on by its key, once it is there. */
async function inspect(page: Page): Promise<void> {
  await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Alt+I');
  await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'true');
}

function buttonOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Inspector' }).getByRole('button');
}

/** What the inspector says of the part that is pointed at. */
function panelOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Inspector' }).getByRole('status');
}

/** Moves the mouse near the beginning of an element, whatever lies over it there. */
async function pointAt(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

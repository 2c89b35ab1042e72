import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test as base, expect } from './support/keyboard.ts';
import { mostlyIn } from './support/test.ts';
import type { Language } from './support/texts.ts';

// How readers work with a list; that what they choose is what the API has, the generated suite holds.

const PATH = '/plants/tree-finder';
const LABELS = {
  zh: { place: '地点', words: '词语', order: '按名称' },
  en: { place: 'Place', words: 'Words', order: 'By name' },
} as const;

interface Tree {
  readonly name: string;
  readonly title: string;
}

const test = base;
const headings = (page: Page) => page.locator('main section > h2');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

mostlyIn('en', (language: Language) => {
  const { place: placeLabel, words: wordsLabel, order } = LABELS[language];

  test('the keys choose, apply and drop a filter, and the focus stays where the reader is', async ({
    page,
    visit,
    api,
    text,
    walk,
    calls,
  }) => {
    const trees = await api<Tree[]>('/collection/trees');
    const [{ title } = { title: '' }] = trees;
    const own = trees.filter((tree) => tree.title === title);
    await visit(PATH);
    const select = page.getByLabel(placeLabel, { exact: true });
    await select.focus();
    await select.selectOption(title);
    const found = text('ui.results', { count: own.length });
    await walk.press('Tab', { role: 'searchbox', name: wordsLabel });
    await walk.press('Tab', { role: 'combobox', name: text('ui.lists.sort') });
    await walk.press('Tab', { role: 'button', name: text('ui.lists.apply') });
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(found);
    await expect(page).toHaveURL(
      `${PATH}?place=${new URLSearchParams({ title }).toString().slice(6)}`,
    );
    await expect(page.getByRole('button', { name: text('ui.lists.apply') })).toBeFocused();

    const drop = text('ui.lists.remove', { filter: `${placeLabel}: ${title}` });
    await walk.press('Tab', { role: 'link', name: drop });
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(text('ui.results', { count: trees.length }));
    // What had the focus is gone; it stands at what says how the list has changed.
    await expect(status(page)).toBeFocused();
    await expect(select).toHaveValue('');
    // A list that is here as a whole is asked for once, whatever is chosen of it.
    expect(calls.filter(({ url }) => url === '/collection/trees')).toHaveLength(1);
  });

  test('links lead to groups on later slices of the list, by script and without', async ({
    page,
    visit,
    text,
  }) => {
    await visit(PATH);
    const jumps = page.getByRole('navigation', { name: text('ui.lists.groups') }).getByRole('link');
    const last = (await jumps.last().textContent()) ?? '';
    await expect(headings(page).filter({ hasText: last })).toHaveCount(0);
    const href = (await jumps.last().getAttribute('href')) ?? '';
    expect(new URL(href, page.url()).searchParams.get('page')).toBe('2');
    await jumps.last().click();
    await expect(headings(page).filter({ hasText: last })).toBeInViewport();
    await page.goto(href);
    await expect(headings(page).filter({ hasText: last })).toBeInViewport();
  });

  test('in another order the list stands in no groups', async ({ page, visit, text }) => {
    await visit(PATH);
    await expect(headings(page).first()).toBeVisible();
    await page.getByLabel(text('ui.lists.sort')).selectOption({ label: order });
    await page.getByRole('button', { name: text('ui.lists.apply') }).click();
    await expect(page).toHaveURL(`${PATH}?sort=name`);
    await expect(headings(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: text('ui.lists.groups') })).toHaveCount(0);
  });

  test('axe finds nothing, whatever is chosen', async ({ page, visit }) => {
    for (const query of ['', '?place=nowhere', '?words=a', '?sort=name&page=2']) {
      await visit(PATH + query);
      await expectAccessible(page);
    }
  });

  test('what is chosen is as wide as the window on a telephone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(`${PATH}?place=nowhere&words=${'long'.repeat(20)}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, language: 'en', remembered: false });

  // A browser without scripts refuses to preload them, as it should.
  test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

  test('the form leads to what is chosen, in the language of the page', async ({ page, text }) => {
    await page.goto(`${PATH}?lang=en`);
    await page.getByLabel(LABELS.en.words).fill('no such words');
    await page.getByRole('button', { name: text('ui.lists.apply') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const filter = `${LABELS.en.words}: no such words`;
    const drop = page.getByRole('link', { name: text('ui.lists.nothingWithout', { filter }) });
    await expect(page.getByRole('main')).toContainText(text('ui.lists.nothing'));
    await drop.click();
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('heading').first(),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('links lead from slice to slice of what is chosen', async ({ page, text }) => {
    await page.goto(`${PATH}?lang=en&sort=name`);
    await page.getByRole('link', { name: text('ui.loadMore') }).click();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  });
});

test('search engines pass over what is chosen, and find the whole list', async ({ request }) => {
  const read = async (query: string) => (await request.get(PATH + query)).text();
  expect(await read('?place=nowhere')).toContain('<meta name="robots" content="noindex');
  expect(await read('?sort=name&page=2')).toContain('<meta name="robots" content="noindex');
  expect(await read('?page=2')).not.toContain('<meta name="robots"');
  expect(await read('?place=nowhere&page=2')).toMatch(/rel="canonical" href="[^"?]*tree-finder"/);
});

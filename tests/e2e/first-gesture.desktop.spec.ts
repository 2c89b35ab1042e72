import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { expectPressed, openWithoutScripts, SCRIPTS } from './support/hold-scripts.ts';
import { COMMON, resultLinks, searchBox } from './support/search.ts';
import { expect, test } from './support/test.ts';

const LIST = '/plants/beds';

/** The scripts that the page has asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('scripts are asked for once the pictures of the first screen are there', async ({ page }) => {
  const scripts = watchScripts(page);
  const release = await holdRequests(page, /\/media\//);
  await page.goto('/plants/trees', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(scripts).toEqual([]);
  release();
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
});

for (const [name, gesture] of [
  ['press', (page: Page) => page.mouse.down()],
  ['key', (page: Page) => page.keyboard.press('Tab')],
  ['turn of the wheel', (page: Page) => page.mouse.wheel(0, 50)],
] as const) {
  test(`a ${name} brings the scripts of a page that still loads`, async ({ page }) => {
    const scripts = watchScripts(page);
    const release = await holdRequests(page, /\/media\//);
    await page.goto('/plants/trees', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    await gesture(page);
    await expect(page.locator('#root[data-reactive]')).toBeAttached();
    release();
  });
}

test('a press of the menu before its script shows, and opens the menu once', async ({
  page,
  text,
}) => {
  const bring = await openWithoutScripts(page, LIST);
  const button = page.getByRole('button', { name: text('ui.openMenu') });
  await button.click();
  await button.click();
  await expectPressed(button);
  await bring();
  const menu = page.getByRole('dialog', { name: text('ui.mainMenu') });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: text('ui.closeMenu') }).click();
  await expect(menu).toHaveCount(0);
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('of the header’s buttons that are pressed too early, the last one is answered', async ({
  page,
  text,
}) => {
  const bring = await openWithoutScripts(page, LIST);
  const first = page.getByRole('button', { name: text('ui.openMenu') });
  const last = page.getByRole('button', { name: text('ui.openSearch') });
  await first.click();
  await last.press('Enter');
  await expectPressed(last);
  await expect(first).not.toHaveAttribute('aria-busy');
  await bring();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an arrow of the carousel that is pressed too early turns it', async ({ page, text }) => {
  // It does not turn by itself then.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bring = await openWithoutScripts(page, '/');
  const next = page.getByRole('button', { name: text('ui.next') });
  await next.click();
  await expectPressed(next);
  const slides = page.getByRole('main').locator('[aria-roledescription] li');
  const leftOf = () => slides.first().evaluate((slide) => slide.getBoundingClientRect().left);
  const before = await leftOf();
  await bring();
  await expect.poll(leftOf).not.toBe(before);
});

test('a tab, a link and the next page answer by themselves', async ({ page, text }) => {
  await openWithoutScripts(page, LIST);
  await page.getByRole('link', { name: text('plants.past'), exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?tab=out`);
  await page.getByRole('navigation').locator('a[href="/plants/trees"]').last().click();
  await expect(page).toHaveURL('/plants/trees');
  await page.getByRole('link', { name: text('ui.loadMore') }).click();
  await expect(page).toHaveURL(/\?page=2/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('the other language answers by itself', async ({ page, text }) => {
  await openWithoutScripts(page, LIST);
  await page
    .getByRole('link', { name: text('ui.switchLanguage', { language: 'English' }) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is typed before the scripts stays, with focus and caret', async ({ page }) => {
  const words = COMMON.zh;
  const bring = await openWithoutScripts(page, '/search');
  await searchBox(page).click();
  await page.keyboard.type(`a${words}b`);
  await page.keyboard.press('ArrowLeft');
  await bring();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(searchBox(page)).toHaveValue(words);
  await page.keyboard.press('Enter');
  await expect(resultLinks(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('words that are sent off before the scripts are searched for', async ({ page }) => {
  await openWithoutScripts(page, '/search');
  await searchBox(page).fill(COMMON.zh);
  await searchBox(page).press('Enter');
  await expect(resultLinks(page).first()).toBeVisible();
});

for (const [why, lack] of [
  ['cannot be had', undefined],
  ['fail at their start', 'fromEntries'],
  ['fail while they render', 'trim'],
] as const) {
  test(`a press does not seem to wait where scripts ${why}`, async ({ page, text, problems }) => {
    problems.allow(/./);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await held;
      if (lack === undefined) await route.abort().catch(() => undefined);
      else await route.continue().catch(() => undefined);
    });
    await page.goto(LIST);
    const button = page.getByRole('button', { name: text('ui.openMenu') });
    await button.click();
    await expectPressed(button);
    await page.evaluate((name) => {
      const owner = name === 'trim' ? String.prototype : Object;
      if (name !== undefined) Reflect.deleteProperty(owner, name);
    }, lack);
    release();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-reactive]')).toHaveCount(0);
  });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/development-site.ts';
import { expect } from './support/test.ts';

const GALLERY = '/-/gallery/';
/** Of all states, those that the usual run looks at: every so many, so that each state is among them. */
const STRIDE = 23;

// One worker runs them all, so that there is one server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeEach(({ problems }) => problems.allow(/\[vite\]|React DevTools/));

async function statesOf(page: Page): Promise<string[]> {
  await page.goto(GALLERY);
  const links = page.getByRole('list', { name: /^States of/ }).getByRole('link');
  await expect(links.nth(300)).toBeAttached();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens a state, and waits until it shows what it is about. */
async function openState(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${url.includes('?') ? '&' : '?'}lang=en`);
  const state = /([\w-]+)(?:\?|$)/.exec(url)?.[1];
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(`: ${state}`);
  const failure = page.getByRole('button', { name: /try again/i }).first();
  const loading = page.getByRole('status').or(page.locator('[aria-busy=true]')).first();
  if (state === 'failed') await expect(failure).toBeVisible();
  else if (state === 'loading') await expect(loading).toBeAttached();
  else {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(failure).toHaveCount(0);
  }
}

test('the index has every renderer by its kind, and is accessible', async ({ page }) => {
  const states = await statesOf(page);
  expect(new Set(states).size).toBe(states.length);
  const picture = page.getByRole('article', { name: 'table', exact: true }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((own) => (own as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reference of table' }).click();
  await expect(page.locator(':target')).toHaveText('Table layout');
});

for (const [name, stride] of [
  ['a spread part of the states shows what it is about, accessibly', STRIDE],
  ['every state shows what it is about, accessibly @wide', 1],
] as const) {
  test(name, async ({ page, problems }) => {
    test.setTimeout(stride === 1 ? 1_800_000 : 300_000);
    // The browser says of a failure that there was one.
    problems.allow(/status of 500|^500: /);
    for (const url of (await statesOf(page)).filter((_, index) => index % stride === 0)) {
      await test.step(url, async () => {
        await openState(page, url);
        await expectAccessible(page);
      });
    }
  });
}

test('an item whose list of parts is empty is no failure', async ({ page }) => {
  await openState(page, `${GALLERY}layouts/accordion-2/empty`);
});

test('a state shows its renderer alone, and its words as the state says', async ({ page }) => {
  await openState(page, `${GALLERY}layouts/table/full`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await openState(page, `${GALLERY}layouts/table/right-to-left`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await openState(page, `${GALLERY}layouts/table/dark`);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 23, 27)');
  await expect(page.getByRole('cell').first()).toHaveCSS('color', 'rgb(242, 238, 230)');
  await openState(page, `${GALLERY}layouts/table/empty`);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('there is no page of what is not there', async ({ page, problems }) => {
  problems.allow(/status of 404|^404: /);
  for (const url of ['layouts/tabel/full', 'layouts/table/other', 'layouts']) {
    expect((await page.goto(GALLERY + url))?.status(), url).toBe(404);
  }
});

import type { Page } from '@playwright/test';
import type { RouteModel } from '../../src/core/index.ts';
import type { RouteUrl } from '../find-routes.ts';
import { findUrls, menuGroupOf, opensInDrawer, ROUTES, urlOf } from './support/site-routes.ts';
import { expect, runWidely, test } from './support/test.ts';

type Text = (key: string) => string;

let urls: readonly RouteUrl[] = [];

test.beforeAll(async ({ baseURL }) => {
  urls = await findUrls(baseURL ?? '');
});

// The usual run takes every other page here, and the others on phones.
for (const [index, route] of ROUTES.entries()) {
  const group = menuGroupOf(route);
  if (group === undefined) continue;
  const title = `${route.route} is the same page from the menu as from its URL`;
  test(title, runWidely(index % 2 === 1), async ({ page, visit, text, menuName }) => {
    const url = urlOf(route.route, urls);
    const shown = await visitTyped(page, visit, url);
    const start = await visitTyped(page, visit, startFor(route));
    await chooseInMenu(page, text, await menuName(group), url);
    await expectShown(page, url, shown);
    await expectBackAndForward(page, startFor(route), start, url, shown);
  });
}

for (const route of ROUTES) {
  if (menuGroupOf(route) !== undefined) continue;
  const entry = entryOf(route);
  test(`${route.route} is the same page by ${entry} as from its URL`, async ({ page, visit }) => {
    const url = urlOf(route.route, urls);
    const shown = await visitTyped(page, visit, url);
    const from = entry === 'a link of its list' ? (route.parent ?? '/') : startFor(route);
    const start = await visitTyped(page, visit, from);
    if (entry === 'a link of its list') {
      await page.getByRole('main').locator(`a[href="${url}"]`).first().click();
    } else if (entry === 'the logo') {
      await page.getByRole('banner').locator('a[href="/"]').click();
    } else {
      await visit(url);
    }
    await expectShown(page, url, shown);
    await expectBackAndForward(page, from, start, url, shown);
  });
}

interface Shown {
  readonly heading: string;
  readonly title: string;
}

type Entry = 'a link of its list' | 'the logo' | 'typing it after another';

/** How a page that is in no menu is reached. */
function entryOf(route: RouteModel): Entry {
  if (route.route === '/') return 'the logo';
  return route.parent === undefined || opensInDrawer(route)
    ? 'typing it after another'
    : 'a link of its list';
}

/** Somewhere else, so that going there is a navigation. */
function startFor({ route }: RouteModel): string {
  return route === '/plants/houses' ? '/garden/history' : '/plants/houses';
}

async function visitTyped(
  page: Page,
  visit: (path: string) => Promise<void>,
  url: string,
): Promise<Shown> {
  await visit(url);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  expect(heading).not.toBe('');
  return { heading, title: await page.title() };
}

async function expectShown(page: Page, url: string, { heading, title }: Shown): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectBackAndForward(
  page: Page,
  from: string,
  start: Shown,
  url: string,
  shown: Shown,
): Promise<void> {
  await page.goBack();
  await expectShown(page, from, start);
  await page.goForward();
  await expectShown(page, url, shown);
}

async function chooseInMenu(page: Page, text: Text, group: string, url: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
  // The focus makes buttons of the links; a pointer on its way would open other groups.
  await menu.getByText(group, { exact: true }).focus();
  await expect(menu.getByRole('button', { name: group, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  // An open menu takes the focus; before that it may still move.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.locator(`[role="menuitem"][href="${url}"]`).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

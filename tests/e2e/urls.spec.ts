import type { APIResponse } from '@playwright/test';
import { plantAt } from './support/choose-plant.ts';
import { DETAIL_PAGES, LIST_PAGES, type Plant } from './support/plants.ts';
import { expect, inTurns, test } from './support/test.ts';
import { siteName } from './support/texts.ts';

const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/plants', '/plants/trees'],
  ['/plants/', '/plants/trees'],
  ...LIST_PAGES.flatMap(({ path, aliases }) =>
    aliases.map((alias): [string, string] => [alias, path]),
  ),
  ['/plants/tree?page=2', '/plants/trees?page=2'],
  ['/plants/houses}', '/plants/houses'],
  ['/plants/houses%7D', '/plants/houses'],
  ['/plants/houses}}', '/plants/houses'],
  ['/plants}', '/plants/trees'],
  ['/plants/tree}', '/plants/trees'],
  ['/plants/beds}?tab=out', '/plants/beds?tab=out'],
];

test.describe('the server leads', () => {
  for (const [from, to] of REDIRECTS) {
    test(`${from} to ${to}`, async ({ request }) => {
      await expectLed(await request.get(from), to);
    });
  }

  for (const { alias, path, endpoint } of DETAIL_PAGES) {
    for (const [before, after] of [
      [alias, ''],
      [alias, '}'],
      [alias, '%7D'],
      [path, '}'],
    ] as const) {
      test(`${before}:id${after} to ${path}:id`, async ({ request, api }) => {
        const { id, name } = plantAt(await api<Plant[]>(endpoint));
        const response = await request.get(`${before}${id}${after}`);
        const heading = await expectLed(response, `${path}${id}`);
        expect(heading).toBe(name);
      });
    }
  }
});

/** The words of the one heading of a page that was reached at a URL. */
async function expectLed(response: APIResponse, to: string): Promise<string> {
  expect(response.status()).toBe(200);
  const { pathname, search } = new URL(response.url());
  expect(`${pathname}${search}`).toBe(to);
  const headings = [...(await response.text()).matchAll(/<h1\b.*?<\/h1>/gs)];
  expect(headings).toHaveLength(1);
  return headings.join().replace(/<[^>]+>/g, '');
}

test('a URL that the server has led to another stays that in the browser', async ({
  page,
  visit,
}) => {
  await visit('/plants/beds}?tab=out');
  await expect(page).toHaveURL('/plants/beds?tab=out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

const NOWHERE = [
  '/nowhere',
  '/plants/nobody',
  '/plants/tree/trees-1/more',
  '/plants/tree/nobody-of-this-name',
  '/plants/shrub/nobody-of-this-name',
  '/plants/fern/nobody-of-this-name',
];

inTurns(NOWHERE, (path, language) => {
  test(`${path} is not there, and both the page and its status say so`, async ({
    page,
    problems,
    text,
  }) => {
    problems.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));
    await expect(page).toHaveTitle(new RegExp(`${siteName(language)}$`));
    await page.getByRole('link', { name: text('ui.toHome') }).click();
    await expect(page).toHaveURL('/');
  });
});

test('pages that are there answer with 200 in the language asked for', async ({ request }) => {
  for (const { path } of LIST_PAGES) {
    for (const [query, tag] of [
      ['lang=zh', 'zh-CN'],
      ['lang=en', 'en'],
    ]) {
      const response = await request.get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-language'], path).toBe(tag);
    }
  }
});

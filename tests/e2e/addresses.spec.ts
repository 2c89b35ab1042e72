import type { APIResponse } from '@playwright/test';
import { personAt } from './support/choose-person.ts';
import { DETAIL_PAGES, LIST_PAGES, type Person } from './support/people.ts';
import { expect, inTurns, test } from './support/test.ts';
import { siteName } from './support/texts.ts';

const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/people', '/people/faculty-fellows'],
  ['/people/', '/people/faculty-fellows'],
  ...LIST_PAGES.flatMap(({ path, aliases }) =>
    aliases.map((alias): [string, string] => [alias, path]),
  ),
  ['/people/faculty?page=2', '/people/faculty-fellows?page=2'],
  ['/people/staffs}', '/people/staffs'],
  ['/people/staffs%7D', '/people/staffs'],
  ['/people/staffs}}', '/people/staffs'],
  ['/people}', '/people/faculty-fellows'],
  ['/people/faculty}', '/people/faculty-fellows'],
  ['/people/postdoctoral-fellows}?tab=out', '/people/postdoctoral-fellows?tab=out'],
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
        const { id, name } = personAt(await api<Person[]>(endpoint));
        const response = await request.get(`${before}${id}${after}`);
        const heading = await expectLed(response, `${path}${id}`);
        expect(heading).toBe(name);
      });
    }
  }
});

/** The words of the one heading of a page that was reached at an address. */
async function expectLed(response: APIResponse, to: string): Promise<string> {
  expect(response.status()).toBe(200);
  const { pathname, search } = new URL(response.url());
  expect(`${pathname}${search}`).toBe(to);
  const headings = [...(await response.text()).matchAll(/<h1\b.*?<\/h1>/gs)];
  expect(headings).toHaveLength(1);
  return headings.join().replace(/<[^>]+>/g, '');
}

test('an address that the server has led to another stays that in the browser', async ({
  page,
  visit,
}) => {
  await visit('/people/postdoctoral-fellows}?tab=out');
  await expect(page).toHaveURL('/people/postdoctoral-fellows?tab=out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

const NOWHERE = [
  '/nowhere',
  '/people/nobody',
  '/people/faculty/wei-minzhi/more',
  '/people/faculty/nobody-of-this-name',
  '/people/visiting/nobody-of-this-name',
  '/people/invited/nobody-of-this-name',
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

import { personAt } from './support/choose-person.ts';
import { DETAIL_PAGES, LIST_PAGES, type Person } from './support/people.ts';
import { expect, inEachLanguage, test } from './support/test.ts';
import { siteName } from './support/texts.ts';

test.describe('an address that leads to another', () => {
  const redirects = [
    ['/people', '/people/faculty-fellows'],
    ['/people/', '/people/faculty-fellows'],
    ...LIST_PAGES.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])),
    ['/people/faculty?page=2', '/people/faculty-fellows?page=2'],
    ['/people/staffs}', '/people/staffs'],
    ['/people/staffs%7D', '/people/staffs'],
    ['/people/staffs}}', '/people/staffs'],
    ['/people}', '/people/faculty-fellows'],
    ['/people/faculty}', '/people/faculty-fellows'],
    ['/people/postdoctoral-fellows}?tab=out', '/people/postdoctoral-fellows?tab=out'],
  ] as const;
  for (const [from, to] of redirects) {
    test(`${from} leads to ${to}`, async ({ page, visit }) => {
      await visit(from ?? '');
      await expect(page).toHaveURL(to ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  for (const { alias, path, endpoint } of DETAIL_PAGES) {
    for (const brace of ['', '}', '%7D']) {
      test(`${alias}:id${brace} leads to ${path}:id`, async ({ page, visit, api }) => {
        const person = personAt(await api<Person[]>(endpoint));
        await visit(`${alias}${person.id}${brace}`);
        await expect(page).toHaveURL(`${path}${person.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
      });
    }
  }

  for (const { path, endpoint } of DETAIL_PAGES) {
    test(`${path}:id} leads to the address without the brace`, async ({ page, visit, api }) => {
      const person = personAt(await api<Person[]>(endpoint));
      await visit(`${path}${person.id}}`);
      await expect(page).toHaveURL(`${path}${person.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
    });
  }
});

inEachLanguage((language) => {
  for (const path of [
    '/nowhere',
    '/people/nobody',
    '/people/faculty/wei-minzhi/more',
    '/people/faculty/nobody-of-this-name',
    '/people/visiting/nobody-of-this-name',
    '/people/invited/nobody-of-this-name',
  ]) {
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
  }
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

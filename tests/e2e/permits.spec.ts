import type { Locator, Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { draftEntries, openEntries, type Permit } from './support/permits.ts';
import { sideLink } from './support/plants.ts';
import { itemAt } from './support/programme.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';
import { siteName } from './support/texts.ts';

mostlyIn('zh', (language) => {
  test('the section leads to its first page, and its sidebar has all of them', async ({
    page,
    visit,
    api,
  }) => {
    const entries = await openEntries(api);
    expect(entries.length).toBeGreaterThan(1);
    await visit('/permits');
    await expect(page).toHaveURL(`/permits/${itemAt(entries).code}`);
    await expectLinks(
      sideLinks(page),
      entries.map(({ code, name }) => [name, `/permits/${code}`]),
    );
    await expect(sideLinks(page).first()).toHaveAttribute('aria-current', 'page');
  });

  test('the menu has the pages under the name that the server gives the section', async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const entries = await openEntries(api);
    await visit('/plants/houses');
    const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
    const group = await menuName('permits');
    await menu.getByText(group, { exact: true }).focus();
    await expect(menu.getByRole('button', { name: group, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await expectLinks(
      items,
      entries.map(({ code, name }) => [name, `/permits/${code}`]),
    );
    await items.last().click();
    await expect(page).toHaveURL(`/permits/${itemAt(entries, -1).code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(itemAt(entries, -1).name);
  });

  test('each page shows all that the API says', async ({ page, visit, api, calls, text }) => {
    for (const { code, name } of await openEntries(api)) {
      const permit = await api<Permit>(`/forms/${code}`);
      await visit(`/permits/${code}`);
      await expect(page).toHaveTitle(`${name} · ${siteName(language)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const article = page.getByRole('article');
      for (const paragraph of paragraphsOf(permit.content)) {
        await expect(article).toContainText(paragraph);
      }
      const files = permit.attachments ?? [];
      const title = permit.attachmentTitle ?? text('plants.attachments');
      await expect(article.getByRole('heading', { name: title, exact: true })).toHaveCount(
        files.length === 0 ? 0 : 1,
      );
      for (const file of files) {
        await expect(article.getByRole('link', { name: file.name })).toHaveAttribute(
          'href',
          file.url,
        );
      }
      await expect(article.locator('img')).toHaveAttribute('src', permit.cover ?? '');
      expect(calls).toEqual([]);
    }
  });

  test('another page of the section is loaded when it is gone to', async ({
    page,
    visit,
    api,
    calls,
  }) => {
    const [first, second] = await openEntries(api);
    if (first === undefined || second === undefined) throw new Error('Too few applications');
    const { content } = await api<Permit>(`/forms/${second.code}`);
    await visit(`/permits/${first.code}`);
    await sideLink(page, second.name).click();
    await expect(page).toHaveURL(`/permits/${second.code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
    await expect(page).toHaveTitle(`${second.name} · ${siteName(language)}`);
    await expect(page.getByRole('article')).toContainText(itemAt(paragraphsOf(content)));
    await expect(sideLink(page, second.name)).toHaveAttribute('aria-current', 'page');
    await expectCalls(page, calls, [{ url: `/forms/${second.code}`, method: 'GET', language }]);
    await sideLink(page, first.name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
    await expect(page.getByRole('article')).toContainText(itemAt(paragraphsOf(content)));
  });

  test('a draft has a preview, and nothing else', async ({ page, visit, api, text, problems }) => {
    problems.allow(/404/);
    const { code, name } = itemAt(await draftEntries(api));
    const { content } = await api<Permit>(`/forms/${code}`);
    const response = await page.goto(`/permits/${code}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));

    await visit(`/preview/permits/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('article')).toContainText(itemAt(paragraphsOf(content)));
    await expect(page).toHaveTitle(`${name} · ${siteName(language)}`);
  });

  test('previews are in no menu', async ({ page, visit, api, text }) => {
    const { code, name } = itemAt(await draftEntries(api));
    for (const path of ['/', `/permits/${itemAt(await openEntries(api)).code}`]) {
      await visit(path);
      const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
      await menu.getByRole('link').first().focus();
      await expect(menu.getByRole('button').first()).toBeFocused();
      for (const group of await menu.getByRole('button').all()) {
        await group.press('Enter');
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
        await page.keyboard.press('Escape');
      }
      await expect(page.locator(`a[href*="/preview/"], a[href$="${code}"]`)).toHaveCount(0);
    }
  });
});

test('previews are not in the sitemap either, published permits are', async ({ api, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/preview/');
  for (const { code } of await draftEntries(api)) expect(sitemap).not.toContain(code);
  for (const { code } of await openEntries(api)) {
    expect(sitemap).toContain(`/permits/${code}<`);
  }
});

test('a permit that nobody names is not there', async ({ page, problems, text }) => {
  problems.allow(/404/);
  for (const path of ['/permits/nothing', '/preview/permits/nothing']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));
  }
});

function sideLinks(page: Page): Locator {
  return page.getByRole('main').getByRole('navigation').first().getByRole('link');
}

async function expectLinks(links: Locator, expected: readonly (readonly [string, string])[]) {
  await expect(links).toHaveText(expected.map(([name]) => name));
  const hrefs = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')),
  );
  expect(hrefs).toEqual(expected.map(([, path]) => path));
}

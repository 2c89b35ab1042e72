import type { Page } from '@playwright/test';
import { closeStorage } from './support/closed-storage.ts';
import { goHome } from './support/home.ts';
import { expect, mostlyIn, test } from './support/test.ts';

/** Lets the code of a layout fail on its way, where nobody can count how often it was tried anew. */
async function breakLayout(page: Page, name: string): Promise<void> {
  await page.evaluate(closeStorage);
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
    route.fulfill({ status: 404 }),
  );
}

mostlyIn('zh', () => {
  test('a page whose own code fails is under maintenance', async ({
    page,
    visit,
    text,
    problems,
    menuName,
  }) => {
    problems.allow(/assets|dynamically imported|Failed to load|preload|ERR_FAILED/);
    await visit('/programme/walks');
    await breakLayout(page, 'grid');
    await page
      .getByRole('main')
      .getByRole('link', { name: await menuName('talks') })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(text('ui.maintenance.title'));
    await expect(page.getByRole('main').locator('img')).toBeVisible();
    await expect(page.getByRole('button', { name: text('ui.reload') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('what nobody expected has a page as well', async ({ page, visit, text, problems }) => {
    problems.allow(/assets|dynamically imported|Failed to load|preload|ERR_FAILED/);
    await visit('/plants/houses');
    await breakLayout(page, 'carousel');
    await goHome(page, text('ui.home'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.error.unexpected'));
    await expect(page.getByRole('banner')).toBeVisible();
  });

  for (const [method, path, status, key] of [
    ['POST', '/plants/houses', 405, 'ui.error.405'],
    ['GET', '/plants/tree/%E0%A4', 400, 'ui.error.400'],
    ['GET', '/%E0%A4%A', 400, 'ui.error.400'],
  ] as const) {
    test(`${method} ${path} says ${status}`, async ({ request, text, language }) => {
      const response = await request.fetch(path, {
        method,
        headers: { Cookie: `lang=${language}` },
      });
      expect(response.status()).toBe(status);
      expect(await response.text()).toContain(text(key));
    });
  }
});

test('a URL that cannot be read is taken over by the browser as it is', async ({
  page,
  visit,
  text,
  problems,
}) => {
  problems.allow(/400/);
  problems.allow(/could not be decoded/);
  await visit('/plants/tree/%E0%A4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.error.400'));
  await page.getByRole('link', { name: text('ui.toHome') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test.describe('a page that the browser makes by itself', () => {
  // The server has the choice of language from a cookie; without it the browser asks for all itself.
  test.use({ remembered: false, language: 'en' });

  test('a section that has no page yet is announced', async ({ page, visit, text }) => {
    await page.addInitScript(() => sessionStorage.setItem('lang', 'en'));
    await page.route('**/api/home/latest-situations', (route) =>
      route.fulfill({ json: [{ id: 'a', name: 'A', path: '/permits', orderValue: 1 }] }),
    );
    await page.route('**/api/home/navigations', async (route) => {
      const entries: { id: string; code: string; parent?: string }[] = await (
        await route.fetch()
      ).json();
      const parent = entries.find(({ code }) => code === 'permits');
      await route.fulfill({ json: entries.filter((entry) => entry.parent !== parent?.id) });
    });
    await visit('/');
    await page.getByRole('link', { name: /: A$/ }).click();
    await expect(page).toHaveURL('/permits');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.comingSoon.title'));
    await expect(page.getByText(text('ui.comingSoon.text'))).toBeVisible();
  });
});

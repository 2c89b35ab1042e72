import type { RouteUrl } from '../find-routes.ts';
import { findUrls, menuGroupOf, ROUTES, urlOf } from './support/site-routes.ts';
import { expect, runWidely, test } from './support/test.ts';

let urls: readonly RouteUrl[] = [];

test.beforeAll(async ({ baseURL }) => {
  urls = await findUrls(baseURL ?? '');
});

// The usual run takes every other page here, and the others on desktops.
for (const [index, route] of ROUTES.entries()) {
  const group = menuGroupOf(route);
  if (group === undefined) continue;
  const title = `${route.route} is the same page from the drawer as from its URL`;
  test(title, runWidely(index % 2 === 0), async ({ page, visit, text, menuName }) => {
    const url = urlOf(route.route, urls);
    const heading = page.getByRole('heading', { level: 1 });
    await visit(url);
    const words = await heading.innerText();
    await visit('/search');
    const start = await heading.innerText();

    await page.getByRole('button', { name: text('ui.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
    await drawer.getByRole('button', { name: await menuName(group), exact: true }).tap();
    const link = drawer.locator(`a[href="${url}"]`);
    await link.waitFor();
    // A link that still moves while its group opens is another one by the time that it is tapped.
    await drawer.evaluate(async (shown) => {
      const motions = shown.getAnimations({ subtree: true });
      await Promise.all(motions.map(({ finished }) => finished.catch(() => undefined)));
    });
    await link.tap();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(url);
    await expect(heading).toHaveText(words);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/search');
    await expect(heading).toHaveText(start);
    await page.goForward();
    await expect(heading).toHaveText(words);
  });
}

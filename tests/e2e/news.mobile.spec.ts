import { drawerOf, firstNews, NEWS_PATH, newsAt, newsLink } from './support/news.ts';
import { sideLink } from './support/plants.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('an article fills the screen, and is turned over and left by its buttons', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const items = await firstNews(api);
    await visit(NEWS_PATH);
    await newsLink(page, newsAt(items, 1)).tap();
    const drawer = page.getByRole('dialog');
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        const page100 = await page.evaluate(() => document.documentElement.clientWidth);
        return [box?.x, box?.y, (box?.width ?? 0) / page100, box?.height];
      })
      .toEqual([0, 0, 1, 844]);
    await drawer.getByRole('button', { name: text('ui.next') }).tap();
    await expect(drawerOf(page, newsAt(items, 2))).toBeVisible();
    await drawer.getByRole('button', { name: text('ui.previous') }).tap();
    await expect(drawerOf(page, newsAt(items, 1))).toBeVisible();
    await drawer.getByRole('button', { name: text('ui.close'), exact: true }).tap();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(NEWS_PATH);
  });

  test('the page of an article marks the news among the tabs of its section', async ({
    page,
    visit,
    api,
    menuName,
  }) => {
    const item = newsAt(await firstNews(api));
    await visit(`${NEWS_PATH}/${item.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
    const tab = sideLink(page, await menuName('reports'));
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeInViewport();
  });
});

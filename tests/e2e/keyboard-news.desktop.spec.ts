import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import { fileStops, MAIN, sectionStops, skipLink } from './support/keyboard-stops.ts';
import { type Article, findArticle, firstNews, NEWS_PATH, newsAt } from './support/news.ts';
import { itemAt } from './support/programme.ts';
import { linksOf } from './support/rich-text.ts';

const within = 'dialog';

mostlyIn('zh', () => {
  test('a drawer of news holds the focus, turns its pages and gives it back to the tile', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const items = await firstNews(api);
    const article = await findArticle(api, ({ attachments }) => attachments !== undefined);
    const place = items.findIndex(({ id }) => id === article.id);
    const tiles = items.map(({ name }): Stop => ({ role: 'link', name, within: 'main' }));
    const close: Stop = { role: 'button', name: text('ui.close'), within };
    const previous: Stop = { role: 'button', name: text('ui.previous'), within };
    const next: Stop = { role: 'button', name: text('ui.next'), within };
    const drawer = page.getByRole('dialog');
    await visit(NEWS_PATH);
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Tab', [...(await sectionStops(api, 'garden')), ...tiles.slice(0, place + 1)]);

    await walk.press('Enter', close);
    await expect(drawer).toHaveAccessibleName(article.name);
    await expect(drawer.getByRole('heading', { name: article.name })).toBeVisible();
    await walk.around([close, previous, next, ...stopsIn(article)]);

    await walk.along('Tab', [previous, next]);
    for (const [key, step] of [
      ['Enter', 1],
      ['Space', 2],
    ] as const) {
      await walk.press(key, next);
      await expect(drawer).toHaveAccessibleName(newsAt(items, place + step).name);
    }
    await walk.press('Shift+Tab', previous);
    await walk.press('Enter', previous);
    await expect(drawer).toHaveAccessibleName(newsAt(items, place + 1).name);
    await walk.press('Escape', itemAt(tiles, place));
    await expect(drawer).toHaveCount(0);
    await walk.press('Tab', itemAt(tiles, place + 1));

    await walk.press('Enter', close);
    await walk.press('Space', itemAt(tiles, place + 1));
    await expect(drawer).toHaveCount(0);

    function stopsIn({ description, attachments }: Article): Stop[] {
      return [
        ...linksOf(description).map((name): Stop => ({ role: 'link', name, within })),
        ...fileStops(attachments, text, within),
      ];
    }
  });
});

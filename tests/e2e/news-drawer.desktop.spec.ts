import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import {
  allNews,
  drawerOf,
  findArticle,
  firstNews,
  NEWS_PATH,
  type NewsItem,
  newsAt,
  newsLink,
} from './support/news.ts';
import { SLICE } from './support/plants.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { showAll } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', (language) => {
  test('a card opens its article in a drawer over the list', async ({
    page,
    visit,
    api,
    text,
    calls,
  }) => {
    const article = await findArticle(api, ({ attachments }) => attachments !== undefined);
    await visit(NEWS_PATH);
    await newsLink(page, article).click();
    const drawer = drawerOf(page, article);
    await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText(article.name);
    for (const paragraph of paragraphsOf(article.description)) {
      await expect(drawer).toContainText(paragraph);
    }
    await expect(
      drawer.getByRole('heading', {
        name: article.attachmentTitle ?? text('plants.attachments'),
        exact: true,
      }),
    ).toBeVisible();
    for (const { name, url } of article.attachments ?? []) {
      await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', url);
    }
    await expectCalls(page, calls, [{ url: `/reports/${article.id}`, method: 'GET', language }]);
  });

  test('an article without attachments has no heading for them', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const article = await findArticle(api, ({ attachments }) => attachments === undefined);
    await visit(NEWS_PATH);
    await newsLink(page, article).click();
    const drawer = drawerOf(page, article);
    await expect(drawer).toContainText(paragraphsOf(article.description)[0] ?? '');
    await expect(drawer.getByRole('heading', { name: text('plants.attachments') })).toHaveCount(0);
  });

  test('previous and next lead around both ends of what is loaded', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const items = await firstNews(api);
    await visit(NEWS_PATH);
    await newsLink(page, newsAt(items)).click();
    await expectShown(page, newsAt(items));
    const previous = page.getByRole('dialog').getByRole('button', { name: text('ui.previous') });
    const next = page.getByRole('dialog').getByRole('button', { name: text('ui.next') });
    for (const [button, place] of [
      [previous, -1],
      [previous, -2],
      [next, -1],
      [next, 0],
      [next, 1],
    ] as const) {
      await button.click();
      await expectShown(page, newsAt(items, place));
    }
  });

  test('a call that fails is told in the drawer, and trying again fixes it', async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    problems.allow(/api\/reports\//);
    const items = await firstNews(api);
    const item = newsAt(items, 1);
    await visit(NEWS_PATH);
    await page.route(`**/api/reports/${item.id}`, (route) => route.fulfill({ status: 500 }));
    await newsLink(page, item).click();
    const drawer = drawerOf(page, item);
    const alert = drawer.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(text('ui.failed.title'));
    await expect(alert).toContainText(text('ui.failed.http', { status: 500 }));
    // The others are not concerned.
    await drawer.getByRole('button', { name: text('ui.next') }).click();
    await expectShown(page, newsAt(items, 2));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('ui.previous') })
      .click();
    await expect(alert).toBeVisible();

    await page.unroute(`**/api/reports/${item.id}`);
    await alert.getByRole('button', { name: text('ui.retry') }).click();
    await expectShown(page, item);
    await expect(alert).toHaveCount(0);
  });
});

test('what was loaded since belongs to the round, too', async ({ page, visit, api, text }) => {
  const items = await allNews(api);
  await visit(NEWS_PATH);
  await showAll(page, 2 * SLICE);
  await newsLink(page, newsAt(items, SLICE - 1)).click();
  await expectShown(page, newsAt(items, SLICE - 1));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.next') })
    .click();
  await expectShown(page, newsAt(items, SLICE));
  const loaded = await page.locator('main li h2').count();
  for (let place = SLICE + 1; place <= loaded; place += 1) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('ui.next') })
      .click();
  }
  await expectShown(page, newsAt(items));
});

for (const width of [1025, 1440, 1920]) {
  test(`the drawer takes 62.5 % of the page at the right of a window of ${width} px`, async ({
    page,
    visit,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const item = newsAt(await firstNews(api));
    await visit(NEWS_PATH);
    await newsLink(page, item).click();
    await expect
      .poll(async () => {
        const box = await drawerOf(page, item).boundingBox();
        // The page is what the scrollbar leaves of the window.
        const { right } = await page.evaluate(() =>
          document.documentElement.getBoundingClientRect().toJSON(),
        );
        const { x, y, width: wide, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
        return { share: wide / right, gap: Math.round(right - x - wide), y, height };
      })
      .toEqual({ share: expect.closeTo(0.625, 3), gap: 0, y: 0, height: 900 });
  });
}

interface Closing {
  readonly words: string;
  readonly leave: (page: Page, close: string) => Promise<void>;
}

const CLOSINGS: readonly Closing[] = [
  { words: 'the Escape key', leave: (page) => page.keyboard.press('Escape') },
  {
    words: 'its button',
    leave: (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).click(),
  },
  { words: 'a click beside it', leave: (page) => page.mouse.click(50, 450) },
];

for (const { words, leave } of CLOSINGS) {
  test(`${words} closes the drawer`, async ({ page, visit, api, text }) => {
    const item = newsAt(await firstNews(api), 1);
    await visit(NEWS_PATH);
    await newsLink(page, item).click();
    await expectShown(page, item);
    await leave(page, text('ui.close'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(NEWS_PATH);
  });

  test(`once ${words} has closed the drawer, the focus is on its card again`, async ({
    page,
    visit,
    api,
    text,
  }) => {
    const item = newsAt(await firstNews(api), 1);
    await visit(NEWS_PATH);
    await newsLink(page, item).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, item);
    await leave(page, text('ui.close'));
    await expect(newsLink(page, item)).toBeFocused();
  });
}

test('the focus stays in the drawer', async ({ page, visit, api }) => {
  const item = newsAt(await firstNews(api), 1);
  await visit(NEWS_PATH);
  await newsLink(page, item).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, item);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    }
  }
});

test('a click for a new tab opens the page there, and no drawer', async ({ page, visit, api }) => {
  const item = newsAt(await firstNews(api), 1);
  await visit(NEWS_PATH);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    newsLink(page, item).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`${NEWS_PATH}/${item.id}`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(NEWS_PATH);
});

/** The drawer shows an article: its title and its text are there. */
async function expectShown(page: Page, item: NewsItem): Promise<void> {
  const drawer = drawerOf(page, item);
  await expect(drawer.getByRole('heading', { level: 2, name: item.name }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
}

import { expectCalls } from './support/calls.ts';
import {
  type Article,
  allNews,
  findArticle,
  firstNews,
  NEWS_PATH,
  newsAt,
  newsCall,
} from './support/news.ts';
import { cardsOf, SLICE, sideLink } from './support/plants.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { showAll } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';
import { siteName } from './support/texts.ts';

mostlyIn('zh', (language) => {
  test('the list shows picture, date and title of the latest news', async ({
    page,
    visit,
    api,
    menuName,
    calls,
  }) => {
    const items = await firstNews(api);
    await visit(NEWS_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName('reports'));
    await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(
      items.map(({ name }) => name),
    );
    for (const [index, { id, cover, publishedAt }] of items.entries()) {
      const card = cardsOf(page).nth(index);
      await expect(card.locator('img')).toHaveAttribute('src', cover);
      await expect(card.getByText(publishedAt.slice(0, 10), { exact: true })).toBeVisible();
      await expect(card.getByRole('link')).toHaveAttribute('href', `${NEWS_PATH}/${id}`);
    }
    // The first HTML brought all of it.
    expect(calls).toEqual([]);
  });

  test('the list asks for page after page, down to its end', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const items = await allNews(api);
    expect(items.length).toBeGreaterThan(2 * SLICE);
    await visit(NEWS_PATH);
    await showAll(page, items.length);
    await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(
      items.map(({ name }) => name),
    );
    await expect(page.getByRole('link', { name: text('ui.loadMore') })).toHaveCount(0);
    const pages = Math.ceil(items.length / SLICE);
    await expectCalls(
      page,
      calls,
      Array.from({ length: pages - 1 }, (_, index) => ({
        url: newsCall(index + 1),
        method: 'GET',
        language,
      })),
    );
  });

  test('an article has its own page', async ({ page, visit, api, menuName, calls }) => {
    const article = await findArticle(api, hasFiles);
    await visit(`${NEWS_PATH}/${article.id}`);
    await expect(page).toHaveTitle(`${article.name} · ${siteName(language)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.name);
    const shown = page.getByRole('article');
    await expect(shown.locator('img').first()).toHaveAttribute('src', article.cover);
    for (const paragraph of paragraphsOf(article.description)) {
      await expect(shown).toContainText(paragraph);
    }
    await expect(
      shown.getByRole('heading', { level: 2, name: article.attachmentTitle ?? '' }),
    ).toBeVisible();
    for (const { name, url } of article.attachments ?? []) {
      await expect(shown.getByRole('link', { name })).toHaveAttribute('href', url);
    }
    await expect(sideLink(page, await menuName('reports'))).toHaveAttribute('aria-current', 'page');
    expect(calls).toEqual([]);
  });

  test('an article leads back to home, and says so', async ({ page, visit, api, text }) => {
    const { id } = newsAt(await firstNews(api));
    await visit(`${NEWS_PATH}/${id}`);
    await page.getByRole('link', { name: text('ui.backHome'), exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test('an article without attachments has no heading for them', async ({
  page,
  visit,
  api,
  text,
}) => {
  const article = await findArticle(api, (other) => !hasFiles(other));
  await visit(`${NEWS_PATH}/${article.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.name);
  await expect(page.getByRole('heading', { name: text('plants.attachments') })).toHaveCount(0);
});

test('an article that the API does not know is a page that is not there', async ({
  page,
  visit,
  text,
  problems,
}) => {
  problems.allow(/404/);
  await visit(`${NEWS_PATH}/no-such-article`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ui.notFound.title'));
});

test('a page that fails on the way down is told at its place, and trying again goes on', async ({
  page,
  visit,
  api,
  text,
  problems,
}) => {
  problems.allow(/reports/);
  const items = await allNews(api);
  await visit(NEWS_PATH);
  await page.route('**/api/reports?page=1*', (route) => route.fulfill({ status: 500 }));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('ui.failed.http', { status: 500 }));
  await expect(cardsOf(page)).toHaveCount(SLICE);
  await page.unroute('**/api/reports?page=1*');
  await alert.getByRole('button', { name: text('ui.retry') }).click();
  await expect(cardsOf(page).nth(SLICE)).toContainText(newsAt(items, SLICE).name);
});

function hasFiles({ attachments }: Article): boolean {
  return attachments !== undefined && attachments.length > 0;
}

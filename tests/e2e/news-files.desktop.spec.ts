import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Article,
  allNews,
  drawerOf,
  findArticle,
  isPdf,
  NEWS_PATH,
  newsLink,
} from './support/news.ts';
import type { Attachment } from './support/plants.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test('a PDF of an article opens in a window of its own, over the drawer', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { article, file } = await findFile(api, isPdf);
    await visit(NEWS_PATH);
    await newsLink(page, article).click();
    const asked = page.context().waitForEvent('request', (made) => made.url().endsWith(file.url));
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      drawerOf(page, article)
        .getByRole('link', { name: `${file.name} (${text('ui.opensInNewWindow')})` })
        .click(),
    ]);
    await asked;
    await popup.close();
    await expect(drawerOf(page, article)).toBeVisible();
  });

  test('any other file of an article is saved under the name that it is given', async ({
    page,
    visit,
    api,
    request,
  }) => {
    const { article, file } = await findFile(api, (other) => !isPdf(other));
    await visit(NEWS_PATH);
    await newsLink(page, article).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawerOf(page, article).getByRole('link', { name: file.name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    const saved = await readFile(await download.path());
    expect(saved.equals(await (await request.get(file.url)).body())).toBe(true);
    await expect(drawerOf(page, article)).toBeVisible();
  });
});

for (const status of [404, 500, 204, 206]) {
  test(`a file of an article answered with ${status} is not saved, and the drawer says so`, async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    problems.allow(new RegExp(`${status}`));
    const { article, file } = await findFile(api, (other) => !isPdf(other));
    await visit(NEWS_PATH);
    await newsLink(page, article).click();
    await page.route(`**${file.url}`, (route) =>
      status === 204 ? route.fulfill({ status }) : route.fulfill({ status, body: 'no file' }),
    );
    const downloads = countDownloads(page);
    const drawer = drawerOf(page, article);
    await drawer.getByRole('link', { name: file.name, exact: true }).click();
    await expect(drawer.getByText(text('ui.downloadFailed', { name: file.name }))).toBeVisible();
    expect(downloads()).toBe(0);
  });
}

test('every file that the news offer is there', async ({ api, request }) => {
  const files = new Set<string>();
  for (const { id } of await allNews(api)) {
    const { attachments } = await api<Article>(`/reports/${id}`);
    for (const { url } of attachments ?? []) files.add(url);
  }
  expect(files.size).toBeGreaterThan(0);
  for (const url of files) expect((await request.head(url)).status(), url).toBe(200);
});

async function findFile(
  api: <Answer>(path: string) => Promise<Answer>,
  fits: (file: Attachment) => boolean,
): Promise<{ article: Article; file: Attachment }> {
  const article = await findArticle(api, ({ attachments = [] }) => attachments.some(fits));
  const file = article.attachments?.find(fits);
  if (file === undefined) throw new Error(`The article "${article.id}" has no such file`);
  return { article, file };
}

function countDownloads(page: Page): () => number {
  let count = 0;
  page.on('download', () => {
    count += 1;
  });
  return () => count;
}

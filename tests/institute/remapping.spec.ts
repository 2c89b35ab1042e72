import type { Locator, Page } from '@playwright/test';
import { sideLink } from '../e2e/support/plants.ts';
import { type Api, type File, itemAt } from '../e2e/support/programme.ts';
import { paragraphsOf } from '../e2e/support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';
import { siteName } from './support/texts.ts';

const PATH = '/academic-life/remapping';

interface Journal {
  readonly name: string;
  readonly introduction?: string;
  readonly cover?: string;
  readonly chapters: readonly { readonly id: string; readonly name: string }[];
}

interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly content?: string;
  readonly materials?: readonly { readonly name: string; readonly content: string }[];
  readonly attachmentTitle?: string;
  readonly attachments?: readonly File[];
  readonly cover?: string;
}

mostlyIn('zh', (language) => {
  test('the index has name, introduction, cover and the chapters to read on', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const journal = await api<Journal>('/remapping');
    await visit(PATH);
    await expect(page).toHaveTitle(`${journal.name} · ${siteName(language)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(journal.name);
    const article = page.getByRole('article');
    for (const paragraph of paragraphsOf(journal.introduction)) {
      await expect(article).toContainText(paragraph);
    }
    await expect(article.locator('img')).toHaveAttribute('src', journal.cover ?? '');
    await expect(article.locator('img')).toHaveAttribute('alt', journal.name);
    await expect(
      article.getByRole('heading', { name: text('academicLife.openAccess') }),
    ).toHaveCount(1);
    const links = article.getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(journal.chapters.map(({ name }) => name));
    for (const [index, { id }] of journal.chapters.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `${PATH}/${id}`);
    }
    expect(calls).toEqual([]);

    await links.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      itemAt(journal.chapters, -1).name,
    );
  });

  for (const place of [0, -1]) {
    test(`chapter ${place} shows all that the API says of it, beside the list of them`, async ({
      page,
      visit,
      api,
      calls,
      text,
    }) => {
      const { journal, chapter } = await loadChapter(api, place);
      await visit(`${PATH}/${chapter.id}`);
      await expect(page).toHaveTitle(`${chapter.name} · ${siteName(language)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapter.name);
      const article = page.getByRole('article');
      for (const paragraph of paragraphsOf(chapter.content)) {
        await expect(article).toContainText(paragraph);
      }
      await expect(article.locator('img')).toHaveAttribute('src', chapter.cover ?? '');
      const files = chapter.attachments ?? [];
      const title = chapter.attachmentTitle ?? text('people.attachments');
      await expect(article.getByRole('heading', { name: title, exact: true })).toHaveCount(
        files.length === 0 ? 0 : 1,
      );
      for (const { name, url } of files) {
        await expect(article.getByRole('link', { name })).toHaveAttribute('href', url);
      }
      const list = chapterList(page, text('academicLife.openAccess'));
      await expect(list.getByRole('link')).toHaveText(journal.chapters.map(({ name }) => name));
      await expect(list.locator('[aria-current="page"]')).toHaveText(chapter.name);
      expect(calls).toEqual([]);
    });
  }

  for (const { width, isBeside } of [
    { width: 1440, isBeside: true },
    { width: 1025, isBeside: true },
    { width: 1024, isBeside: false },
    { width: 390, isBeside: false },
  ]) {
    test(`the chapters stand ${isBeside ? 'at the left' : 'below'} at ${width} px`, async ({
      page,
      visit,
      api,
      text,
    }) => {
      const { chapter } = await loadChapter(api, 0);
      await page.setViewportSize({ width, height: 900 });
      await visit(`${PATH}/${chapter.id}`);
      const list = await chapterList(page, text('academicLife.openAccess')).boundingBox();
      const article = await page.getByRole('article').boundingBox();
      if (list === null || article === null) throw new Error('The page lacks a part');
      if (isBeside) {
        expect(list.x + list.width).toBeLessThan(article.x);
        expect(Math.abs(list.y - article.y)).toBeLessThan(20);
      } else {
        expect(list.y).toBeGreaterThanOrEqual(article.y + article.height);
      }
      const paragraph = await page.getByRole('article').locator('p').first().boundingBox();
      expect(paragraph?.width).toBeGreaterThan(280);
    });
  }

  test('another chapter of the list is gone to and loaded', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const { chapter: first } = await loadChapter(api, 0);
    const { chapter: next } = await loadChapter(api, 3);
    await visit(`${PATH}/${first.id}`);
    const list = chapterList(page, text('academicLife.openAccess'));
    await list.getByRole('link', { name: next.name, exact: true }).click();
    await expect(page).toHaveURL(`${PATH}/${next.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.name);
    await expect(page).toHaveTitle(`${next.name} · ${siteName(language)}`);
    await expect(page.getByRole('article')).toContainText(itemAt(paragraphsOf(next.content)));
    await expect(list.locator('[aria-current="page"]')).toHaveText(next.name);
    await page.waitForLoadState('networkidle');
    expect(calls).toContainEqual({ url: `/remapping/${next.id}`, method: 'GET', language });
    expect(new Set(calls.map(({ url }) => url)).size).toBe(calls.length);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    await expect(list.locator('[aria-current="page"]')).toHaveText(first.name);
  });

  test('materials to read for free open in a new window', async ({ page, visit, api, text }) => {
    const { chapter } = await loadChapter(api, 0);
    const materials = chapter.materials ?? [];
    expect(materials.length).toBeGreaterThan(0);
    await visit(`${PATH}/${chapter.id}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: text('academicLife.readFree') })).toHaveCount(
      1,
    );
    for (const { name, content } of materials) {
      const link = article.getByRole('link', {
        name: `${name} (${text('ui.opensInNewWindow')})`,
        exact: true,
      });
      await expect(link).toHaveAttribute('href', content);
      await expect(link).toHaveAttribute('target', '_blank');
      const asked = page
        .context()
        .waitForEvent('request', (request) => request.url().endsWith(content));
      const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await asked;
      await popup.close();
    }
    await expect(page).toHaveURL(`${PATH}/${chapter.id}`);
  });

  test('a chapter leads back to the index, as the menu names it', async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const { journal, chapter } = await loadChapter(api, 1);
    const list = await menuName('remapping');
    await visit(`${PATH}/${chapter.id}`);
    await page.getByRole('link', { name: text('ui.backTo', { list }), exact: true }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(journal.name);
  });
});

test("the journal's name is in italics in the menu of the section", async ({
  page,
  visit,
  menuName,
}) => {
  await visit(PATH);
  const name = await menuName('remapping');
  await expect(sideLink(page, name).locator('em')).toHaveText(name);
});

test('a list of chapters that fails leaves the chapter itself, and comes on trying again', async ({
  page,
  visit,
  api,
  text,
  problems,
}) => {
  problems.allow(/api\/remapping/);
  const { journal, chapter } = await loadChapter(api, 0);
  await visit(PATH);
  await page.route('**/api/remapping', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('article').getByRole('link', { name: chapter.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapter.name);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('ui.failed.http', { status: 500 }));
  await page.unroute('**/api/remapping');
  await alert.getByRole('button', { name: text('ui.retry') }).click();
  await expect(chapterList(page, text('academicLife.openAccess')).getByRole('link')).toHaveText(
    journal.chapters.map(({ name }) => name),
  );
});

function chapterList(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('navigation', { name });
}

async function loadChapter(api: Api, place: number) {
  const journal = await api<Journal>('/remapping');
  const chapter = await api<Chapter>(`/remapping/${itemAt(journal.chapters, place).id}`);
  return { journal, chapter };
}

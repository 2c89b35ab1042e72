import { paragraphsOf } from '../e2e/support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';

interface DirectorNote {
  readonly content: string;
  readonly cover: string;
  readonly sign: string;
}

mostlyIn('zh', () => {
  test('the institute introduces itself in full', async ({ page, visit, api, menuName, calls }) => {
    const { introduction } = await api<{ readonly introduction: string }>('/about-us');
    await visit('/about/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName('aboutUs'));
    for (const paragraph of paragraphsOf(introduction)) {
      await expect(page.getByRole('article')).toContainText(paragraph);
    }
    for (const tag of ['h2', 'li', 'td', 'blockquote']) {
      const { length } = introduction.match(new RegExp(`<${tag}[ >]`, 'g')) ?? [];
      await expect(page.getByRole('article').locator(tag), tag).toHaveCount(length);
    }
    // The first HTML brought all of it.
    expect(calls).toEqual([]);
  });

  test("the director's note has portrait, text and signature", async ({
    page,
    visit,
    api,
    menuName,
    text,
    calls,
  }) => {
    const { content, cover, sign } = await api<DirectorNote>('/director-notes');
    await visit('/about/director-note');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      await menuName('directorNote'),
    );
    const article = page.getByRole('article');
    for (const paragraph of paragraphsOf(content)) await expect(article).toContainText(paragraph);
    const signature = article.getByRole('img', { name: text('about.signature') });
    await expect(signature).toHaveAttribute('src', sign);
    const portrait = article.locator(`img[src="${cover}"]`);
    await expect(portrait).toBeVisible();
    for (const image of [portrait, signature]) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
        .toBeGreaterThan(0);
    }
    expect(calls).toEqual([]);
  });
});

test("the director's portrait is beside the text, the signature below it", async ({
  page,
  visit,
  api,
}) => {
  const { content, cover, sign } = await api<DirectorNote>('/director-notes');
  await visit('/about/director-note');
  const article = page.getByRole('article');
  const last = article.getByText(paragraphsOf(content).at(-1) ?? '');
  const [portrait, signature, text] = await Promise.all(
    [article.locator(`img[src="${cover}"]`), article.locator(`img[src="${sign}"]`), last].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(portrait?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  expect(signature?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
});

test('the menu marks each page of the section', async ({ page, visit, menuName }) => {
  for (const [path, code] of [
    ['/about/about-us', 'aboutUs'],
    ['/about/director-note', 'directorNote'],
    ['/about/advisory-committee', 'advisoryCommittee'],
    ['/about/academic-committee', 'academicCommittee'],
    ['/about/news', 'news'],
    ['/about/contact-us', 'contactUs'],
  ] as const) {
    await visit(path);
    const current = page.getByRole('main').getByRole('navigation').locator('[aria-current="page"]');
    await expect(current).toHaveText(await menuName(code));
  }
});

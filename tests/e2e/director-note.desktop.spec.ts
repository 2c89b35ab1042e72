import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test('the note shows that it loads until its data is there', async ({
    page,
    visit,
    text,
    menuName,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/director-notes', async (route) => {
      await held;
      await route.continue();
    });
    await visit('/about/about-us');
    await page
      .getByRole('main')
      .getByRole('link', { name: await menuName('directorNote') })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByText(text('ui.loading'))).toBeAttached();
    await expect(main.getByRole('img', { name: text('about.signature') })).toHaveCount(0);
    answer();
    await expect(main.getByRole('img', { name: text('about.signature') })).toBeAttached();
    await expect(main.getByText(text('ui.loading'))).toHaveCount(0);
  });
});

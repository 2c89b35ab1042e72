import { holdRequests } from '../e2e/support/hold-requests.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test('the note shows that it loads until its data is there', async ({
    page,
    visit,
    text,
    menuName,
  }) => {
    const answer = await holdRequests(page, '**/api/director-notes');
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

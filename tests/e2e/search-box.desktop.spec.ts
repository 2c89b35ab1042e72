import type { Page } from '@playwright/test';
import { expect, mostlyIn, test } from './support/test.ts';

const START = '/plants/houses';

mostlyIn('zh', () => {
  test('the icon opens the box with the cursor in it, and closes it again', async ({
    page,
    visit,
    text,
  }) => {
    await visit(START);
    await page.getByRole('button', { name: text('ui.openSearch') }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', text('ui.searchPlaceholder'));
    await page.getByRole('button', { name: text('ui.closeSearch') }).click();
    await expect(field(page)).toHaveCount(0);
  });

  test('a click elsewhere closes the box and clears it', async ({ page, visit, text }) => {
    await visit(START);
    const open = page.getByRole('button', { name: text('ui.openSearch') });
    await open.click();
    await field(page).fill('silk');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field(page)).toHaveCount(0);
    await open.click();
    await expect(field(page)).toHaveValue('');
  });

  for (const empty of ['', '   ']) {
    test(`"${empty}" is not submitted`, async ({ page, visit, text }) => {
      await visit(START);
      await page.getByRole('button', { name: text('ui.openSearch') }).click();
      await field(page).fill(empty);
      await page.keyboard.press('Enter');
      await page
        .getByRole('search')
        .getByRole('button', { name: text('ui.search'), exact: true })
        .click();
      await expect(field(page)).toBeVisible();
      await expect(page).toHaveURL(START);
    });
  }

  for (const how of ['Enter', 'the icon'] as const) {
    test(`${how} goes to the search page, which is told what was typed`, async ({
      page,
      visit,
      text,
    }) => {
      await visit(START);
      await page.getByRole('button', { name: text('ui.openSearch') }).click();
      await field(page).fill('  丝绸 silk ');
      if (how === 'Enter') await page.keyboard.press('Enter');
      else
        await page
          .getByRole('search')
          .getByRole('button', { name: text('ui.search'), exact: true })
          .click();
      await expect(page).toHaveURL('/search');
      await expect(field(page)).toHaveCount(0);
      expect(await page.evaluate(() => history.state.usr)).toMatchObject({ query: '丝绸 silk' });
    });
  }
});

test('Escape closes the box', async ({ page, visit, text }) => {
  await visit(START);
  await page.getByRole('button', { name: text('ui.openSearch') }).click();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
});

test('the icon loads the search page anew when it is there', async ({ page, visit, text }) => {
  await visit('/search');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: text('ui.openSearch') }).click();
  await reloaded;
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveCount(0);
});

function field(page: Page) {
  return page.getByRole('banner').getByRole('searchbox');
}

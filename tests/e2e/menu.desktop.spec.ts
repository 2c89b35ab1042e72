import { openByPointer, topMenu } from './support/menus.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('the pointer opens the menu, whose items stand in the order of the server', async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    await visit('/plants/houses');
    await openByPointer(page, text, await menuName('plants'));
    const items = page.getByRole('menuitem');
    await expect(items).toHaveText(await publishedNames(api));
    await items.filter({ hasText: await menuName('shrubs') }).click();
    await expect(page).toHaveURL('/plants/shrubs');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('a click opens the menu, and Escape closes it', async ({ page, visit, text, menuName }) => {
    await visit('/plants/houses');
    await topMenu(page, text).hover();
    const group = topMenu(page, text).getByRole('button', { name: await menuName('plants') });
    await group.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('the keyboard opens the menu, walks it and chooses', async ({
    page,
    visit,
    text,
    menuName,
  }) => {
    await visit('/plants/houses');
    await topMenu(page, text)
      .getByRole('link', { name: await menuName('plants') })
      .focus();
    const group = topMenu(page, text).getByRole('button', { name: await menuName('plants') });
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/plants/beds');
  });

  test('a page is marked in the menu and at the side', async ({ page, visit, text, menuName }) => {
    await visit('/plants/houses');
    const name = await menuName('houses');
    const side = page.getByRole('main').getByRole('navigation').first();
    await expect(side.locator('[aria-current="page"]')).toHaveText(name);
    const group = topMenu(page, text).getByText(await menuName('plants'), { exact: true });
    await expect(group).toHaveAttribute('data-active', 'true');
    await openByPointer(page, text, await menuName('plants'));
    await expect(page.getByRole('menu').locator('[aria-current="page"]')).toHaveText(name);
  });
});

test('a pointer that comes to rest on a group opens its menu', async ({
  page,
  visit,
  text,
  menuName,
}) => {
  await visit('/plants/houses');
  await topMenu(page, text)
    .getByText(await menuName('plants'), { exact: true })
    .hover();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('the first Tab leads to the content, past the menus', async ({ page, visit, text }) => {
  await visit('/plants/houses');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('ui.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

async function publishedNames(api: <Answer>(path: string) => Promise<Answer>): Promise<string[]> {
  const entries =
    await api<
      { name: string; parent?: string; state: string; display: boolean; sortValue?: number }[]
    >('/home/navigations');
  return entries
    .filter(
      ({ parent, state, display }) => parent === 'entry-plants' && state === 'PUBLISHED' && display,
    )
    .sort((a, b) => (b.sortValue ?? 0) - (a.sortValue ?? 0))
    .map(({ name }) => name);
}

import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test('the drawer opens with the current group, and holds one group open at a time', async ({
    page,
    visit,
    text,
    menuName,
  }) => {
    await visit('/plants/houses');
    await page.getByRole('button', { name: text('ui.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
    const groups = drawer.getByRole('button', { expanded: true });
    await expect(groups).toHaveText([await menuName('plants')]);
    await expect(drawer.locator('[aria-current="page"]')).toHaveText(await menuName('houses'));

    await groups.tap();
    await expect(groups).toHaveCount(0);
    const names = await drawer.getByRole('button', { expanded: false }).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      await drawer.getByRole('button', { name, exact: true }).tap();
      await expect(groups).toHaveText([name]);
    }
  });

  test('choosing an item goes there and closes the drawer', async ({
    page,
    visit,
    text,
    menuName,
  }) => {
    await visit('/plants/houses');
    await page.getByRole('button', { name: text('ui.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
    await drawer.getByRole('link', { name: await menuName('shrubs') }).tap();
    await expect(page).toHaveURL('/plants/shrubs');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName('shrubs'));
  });

  test('the drawer fills the screen and is left by its button', async ({ page, visit, text }) => {
    await visit('/plants/houses');
    const menu = page.getByRole('button', { name: text('ui.openMenu') });
    await menu.tap();
    const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
    await expect(drawer.getByRole('button', { name: text('ui.closeMenu') })).toBeInViewport();
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return [box?.x, box?.y, box?.width, box?.height].map((side) => Math.round(side ?? -1));
      })
      .toEqual([0, 0, 390, 844]);
    await drawer.getByRole('button', { name: text('ui.closeMenu') }).tap();
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});

test('the search icon leads to the search page', async ({ page, visit, text }) => {
  await visit('/plants/houses');
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('ui.search') })
    .tap();
  await expect(page).toHaveURL('/search');
});

test("the section's tabs lead to its pages and stay in sight", async ({
  page,
  visit,
  menuName,
}) => {
  await visit('/plants/trees');
  const tabs = page.getByRole('main').getByRole('navigation');
  await page.evaluate(() => window.scrollTo({ top: 1500 }));
  await expect(tabs).toBeInViewport();
  await expect.poll(async () => Math.round((await tabs.boundingBox())?.y ?? -1)).toBe(0);
  await tabs.getByRole('link', { name: await menuName('houses') }).tap();
  await expect(page).toHaveURL('/plants/houses');
  await expect(tabs.locator('[aria-current="page"]')).toHaveText(await menuName('houses'));
});

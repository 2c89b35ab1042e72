import type { Locator, Page } from '@playwright/test';
import { menusOf } from './support/menus.ts';
import { expect, inEachLanguage, test } from './support/test.ts';

const START = '/plants/houses';

inEachLanguage(() => {
  test('the menu button opens the whole site at a glance: every group is open', async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const menus = await menusOf(api);
    await visit(START);
    const drawer = await openMenu(page, text);
    await expect(drawer.getByRole('heading')).toHaveText(menus.map(({ name }) => name));
    const names = menus.flatMap(({ items }) => items.map(({ name }) => name));
    await expect(drawer.getByRole('link')).toHaveText(names);
    for (const link of await drawer.getByRole('link').all()) await expect(link).toBeInViewport();
    await expect(drawer.locator('[aria-current="page"]')).toHaveText(await menuName('houses'));
    await expect(drawer.getByRole('button')).toHaveCount(1);
    // The room that is kept for a scrollbar is no part of the page.
    const width = await page.evaluate(() => document.body.offsetWidth);
    await expect
      .poll(async () => Object.values((await drawer.boundingBox()) ?? {}).map(Math.round))
      .toEqual([0, 0, width, 900]);
  });
});

test('a page chosen there is gone to, and the drawer closes', async ({
  page,
  visit,
  text,
  menuName,
}) => {
  await visit(START);
  const drawer = await openMenu(page, text);
  await drawer.getByRole('link', { name: await menuName('walks') }).click();
  await expect(page).toHaveURL('/programme/walks');
  await expect(drawer).toHaveCount(0);
});

for (const key of ['Escape', 'Enter']) {
  test(`the focus is in the drawer until ${key} closes it, then on its button`, async ({
    page,
    visit,
    text,
  }) => {
    await visit(START);
    const button = page.getByRole('button', { name: text('ui.openMenu') });
    await button.press('Enter');
    const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
    await expect(drawer.getByRole('button', { name: text('ui.closeMenu') })).toBeFocused();
    await page.keyboard.press(key);
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('the drawer comes down from the top, in no more than 350 ms', async ({
  page,
  visit,
  text,
}) => {
  await visit(START);
  const drawer = await openMenu(page, text);
  const motions = await drawer.evaluate((surface) =>
    surface.getAnimations().map(({ effect }) => ({
      from: effect instanceof KeyframeEffect ? effect.getKeyframes()[0]?.transform : undefined,
      duration: effect?.getTiming().duration,
    })),
  );
  expect(motions).toEqual([{ from: 'translateY(-100%)', duration: 350 }]);
});

test('a window made narrow folds the groups, but for the one of the page', async ({
  page,
  visit,
  text,
  menuName,
}) => {
  await visit(START);
  const drawer = await openMenu(page, text);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(drawer.getByRole('button', { expanded: true })).toHaveText([
    await menuName('plants'),
  ]);
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(drawer.getByRole('button')).toHaveCount(1);
});

async function openMenu(page: Page, text: (key: string) => string): Promise<Locator> {
  await page.getByRole('button', { name: text('ui.openMenu') }).click();
  const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
  await expect(drawer).toBeVisible();
  return drawer;
}

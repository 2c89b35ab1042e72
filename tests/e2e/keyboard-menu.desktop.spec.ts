import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import { heading, logo, menuStops, sectionStops, skipLink } from './support/keyboard-stops.ts';
import { type MenuGroup, menusOf } from './support/menus.ts';
import { itemAt } from './support/programme.ts';
import { scrollPosition } from './support/scrolling.ts';
import { untilScrolled } from './support/settle.ts';

const START = '/plants/houses';

mostlyIn('en', () => {
  test('a menu is opened by an arrow, walked around and left by Escape', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const button = itemAt(await menuStops(api));
    const items = itemStops(itemAt(await menusOf(api)));
    const [first, last] = [itemAt(items), itemAt(items, -1)];
    await visit(START);
    await walk.along('Tab', [skipLink(text), logo(text), button]);
    await walk.along('ArrowDown', [...items, first]);
    await walk.along('ArrowUp', items.toReversed());
    await walk.press('End', last);
    await walk.press('Home', first);
    await walk.press('Escape', button);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await walk.press('Shift+Tab', logo(text));
  });

  test('Enter and Space open a menu, Tab closes it, and Enter goes to the page chosen', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const groups = await menuStops(api);
    const [before, button, after] = [itemAt(groups), itemAt(groups, 1), itemAt(groups, 2)];
    const group = itemAt(await menusOf(api), 1);
    const [first, chosen] = [itemAt(itemStops(group)), itemAt(itemStops(group), 1)];
    await visit(START);
    await walk.along('Tab', [skipLink(text), logo(text), before, button]);
    await walk.press('Enter', first);
    await walk.press('Tab', after);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await walk.press('Shift+Tab', button);
    await walk.press('Space', first);
    await walk.press('Shift+Tab', before);
    await expect(page.getByRole('menu')).toHaveCount(0);

    await walk.press('Tab', button);
    await walk.along('ArrowDown', [first, chosen]);
    await walk.press('Enter', heading(chosen.name));
    await expect(page.getByRole('menu')).toHaveCount(0);
    await walk.press('Shift+Tab', itemAt(await sectionStops(api, group.code), -1));
  });
});

test('the arrow that opens a menu leaves the page where it is', async ({
  page,
  visit,
  api,
  text,
  walk,
}) => {
  const items = itemStops(itemAt(await menusOf(api)));
  await visit(START);
  await walk.along('Tab', [skipLink(text), logo(text), itemAt(await menuStops(api))]);
  await walk.press('ArrowDown', itemAt(items));
  await untilScrolled(page);
  expect(await scrollPosition(page)).toBe(0);
});

function itemStops({ items }: MenuGroup): Stop[] {
  return items.map(({ name }) => ({ role: 'menuitem', name, within: 'banner' }));
}

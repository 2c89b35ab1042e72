import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import {
  heading,
  languageLink,
  logo,
  MAIN,
  sectionStops,
  skipLink,
} from './support/keyboard-stops.ts';
import { type MenuGroup, menusOf } from './support/menus.ts';
import { itemAt } from './support/programme.ts';

const START = '/plants/houses';
const within = 'dialog';

mostlyIn('zh', (language) => {
  test('the drawer holds the focus, opens one group at a time and gives it back', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const menus = await menusOf(api);
    const opener: Stop = { role: 'button', name: text('ui.openMenu'), within: 'banner' };
    const close: Stop = { role: 'button', name: text('ui.closeMenu'), within };
    const drawer = page.getByRole('dialog', { name: text('ui.mainMenu') });
    await visit(START);
    await walk.along('Tab', [
      skipLink(text),
      logo(text),
      { role: 'link', name: text('ui.search'), within: 'banner' },
      languageLink(text, language),
      opener,
    ]);
    await walk.press('Enter', close);
    // The group of the page is open.
    await walk.around([close, ...drawerStops(menus, 'plants')]);

    const other = itemAt(menus);
    await walk.press('Tab', groupStop(other));
    await walk.press('Space', groupStop(other));
    await expect(drawer.getByRole('button', { expanded: true })).toHaveText([other.name]);
    await walk.press('Escape', opener);
    await expect(drawer).toHaveCount(0);

    await walk.press('Space', close);
    await walk.press('Enter', opener);
  });

  test('a page chosen in the drawer is arrived at, and reading goes on from its heading', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const group = itemAt(await menusOf(api));
    const [first, chosen] = [itemAt(itemStops(group)), itemAt(itemStops(group), 1)];
    const opener: Stop = { role: 'button', name: text('ui.openMenu'), within: 'banner' };
    await visit(START);
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.press('Shift+Tab', opener);
    await walk.press('Enter', { role: 'button', name: text('ui.closeMenu'), within });
    await walk.press('Tab', groupStop(group));
    await walk.press('Enter', groupStop(group));
    await walk.along('Tab', [first, chosen]);
    await walk.press('Enter', heading(chosen.name));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await walk.press('Shift+Tab', itemAt(await sectionStops(api, group.code), -1));
  });
});

test('the tabs of a section come into sight one by one', async ({ visit, api, text, walk }) => {
  const tabs = await sectionStops(api, 'plants');
  await visit(START);
  await walk.press('Tab', skipLink(text));
  await walk.press('Enter', MAIN);
  await walk.along('Tab', tabs);
  await walk.along('Shift+Tab', tabs.toReversed().slice(1));
});

function groupStop({ name }: MenuGroup): Stop {
  return { role: 'button', name, within };
}

/** The groups of the drawer, and the pages of the one that is open. */
function drawerStops(menus: readonly MenuGroup[], open: string): Stop[] {
  return menus.flatMap((group) => [
    groupStop(group),
    ...(group.code === open ? itemStops(group) : []),
  ]);
}

function itemStops({ items }: MenuGroup): Stop[] {
  return items.map(({ name }) => ({ role: 'link', name, within }));
}

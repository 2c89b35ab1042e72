import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import {
  friendLinksButton,
  heading,
  languageLink,
  MAIN,
  menuButton,
  skipLink,
} from './support/keyboard-stops.ts';
import { itemAt } from './support/programme.ts';
import { ALMANAC, AREAS, COMMON, resultCards, resultsOf, searchBox } from './support/search.ts';

mostlyIn('en', (language) => {
  const words = COMMON[language];

  test("words typed in the header's box lead to results that keys walk area by area", async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const found = await Promise.all(AREAS.map((area) => resultsOf(api, area, words)));
    const tabs = AREAS.map(({ title }, place): Stop => {
      const name = `${text(title)} ${itemAt(found, place).length}`;
      return { role: 'tab', name, within: 'main' };
    });
    const [first, almanac] = [itemAt(tabs), itemAt(tabs, AREAS.indexOf(ALMANAC))];
    const resultsIn = (tab: Stop) =>
      itemAt(found, tabs.indexOf(tab)).map(
        ({ name }): Stop => ({ role: 'link', name, within: 'main' }),
      );
    const field: Stop = { role: 'searchbox', name: text('ui.search'), within: 'banner' };
    const submit: Stop = { role: 'button', name: text('ui.search'), within: 'banner' };
    const close: Stop = { role: 'button', name: text('ui.closeSearch'), within: 'banner' };
    const open: Stop = { role: 'button', name: text('ui.openSearch'), within: 'banner' };
    await visit('/plants/houses');
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Shift+Tab', [menuButton(text), languageLink(text, language), open]);
    await walk.press('Space', field);
    await walk.along('Tab', [submit, close]);
    await walk.press('Enter', open);
    await walk.press('Enter', field);
    await walk.type(words, field);
    await walk.press('Enter', heading(text('search.title')));

    await walk.along('Tab', [
      { ...field, within: 'main' },
      { ...submit, within: 'main' },
    ]);
    // Whether it is marked at once is what the swaps are tested for.
    await walk.press('Tab', { ...first, unmarked: true });
    await walk.along('ArrowDown', [...tabs.slice(1), first]);
    await walk.along('ArrowUp', tabs.toReversed());
    await walk.press('End', itemAt(tabs, -1));
    await walk.press('Home', first);
    await walk.along('Tab', [...resultsIn(first), friendLinksButton(text)]);
    await walk.along('Shift+Tab', [...resultsIn(first).toReversed(), first]);
    await walk.along('ArrowDown', tabs.slice(1, tabs.indexOf(almanac) + 1));
    await walk.press('Enter', almanac);
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(almanac.name);
    await walk.along('Tab', resultsIn(almanac));
    const last = itemAt(resultsIn(almanac), -1);
    await walk.press('Enter', heading(last.name));
  });
});

test('Escape gives the focus back to the icon that has opened the box', async ({
  page,
  visit,
  text,
  language,
  walk,
}) => {
  const open: Stop = { role: 'button', name: text('ui.openSearch'), within: 'banner' };
  await visit('/plants/houses');
  await walk.press('Tab', skipLink(text));
  await walk.press('Enter', MAIN);
  await walk.along('Shift+Tab', [menuButton(text), languageLink(text, language), open]);
  await walk.press('Enter', { role: 'searchbox', name: text('ui.search'), within: 'banner' });
  await walk.press('Escape', open);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
});

test("a search with the page's own box leaves the cursor in it", async ({
  page,
  visit,
  text,
  language,
  walk,
}) => {
  const words = COMMON[language];
  const field: Stop = { role: 'searchbox', name: text('ui.search'), within: 'main' };
  await visit('/search');
  await walk.press('Tab', skipLink(text));
  await walk.press('Enter', MAIN);
  await walk.press('Tab', field);
  await walk.type(words, field);
  await walk.press('Enter', field);
  await expect(resultCards(page).first()).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
});

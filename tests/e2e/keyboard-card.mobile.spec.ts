import { plantWith } from './support/choose-plant.ts';
import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import { contactStops, MAIN, sectionStops, skipLink } from './support/keyboard-stops.ts';
import { type Plant, SLICE } from './support/plants.ts';
import { itemAt } from './support/programme.ts';

// So wide that the tabs of the section all stand in it.
test.use({ viewport: { width: 900, height: 844 } });

mostlyIn('zh', () => {
  test("a card's dialog holds the focus and gives it back to the card", async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const plants = await api<Plant[]>('/collection/beds?type=current');
    const plant = plantWith(plants.slice(0, SLICE), 'email');
    const openers = plants
      .slice(0, plants.indexOf(plant) + 1)
      .map(({ name }): Stop => ({ role: 'button', name: `${text('ui.details')} ${name}` }));
    const opener = itemAt(openers, -1);
    const close: Stop = { role: 'button', name: text('ui.close'), within: 'dialog' };
    const dialog = page.getByRole('dialog', { name: plant.name });
    await visit('/plants/beds');
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Tab', [
      ...(await sectionStops(api, 'plants')),
      // Whether it is marked at once is what the swaps are tested for.
      { role: 'tab', name: text('plants.current'), unmarked: true },
      ...openers,
    ]);
    for (const [key, leave] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await walk.press(key, close);
      await expect(dialog).toBeVisible();
      await walk.around([close, ...contactStops(plant, ['email'], text, 'dialog')]);
      await walk.press(leave, opener);
      await expect(dialog).toHaveCount(0);
    }
  });
});

import { itemAt } from './support/academic-life.ts';
import { personWith } from './support/choose-person.ts';
import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import { contactStops, MAIN, sectionStops, skipLink } from './support/keyboard-stops.ts';
import { type Person, SLICE } from './support/people.ts';

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
    const people = await api<Person[]>('/peoples/postdoctoral-fellows?type=current');
    const person = personWith(people.slice(0, SLICE), 'email');
    const openers = people
      .slice(0, people.indexOf(person) + 1)
      .map(({ name }): Stop => ({ role: 'button', name: `${text('ui.details')} ${name}` }));
    const opener = itemAt(openers, -1);
    const close: Stop = { role: 'button', name: text('ui.close'), within: 'dialog' };
    const dialog = page.getByRole('dialog', { name: person.name });
    await visit('/people/postdoctoral-fellows');
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Tab', [
      ...(await sectionStops(api, 'people')),
      // Whether it is marked at once is what the swaps are tested for.
      { role: 'tab', name: text('people.current'), unmarked: true },
      ...openers,
    ]);
    for (const [key, leave] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await walk.press(key, close);
      await expect(dialog).toBeVisible();
      await walk.around([close, ...contactStops(person, ['email'], text, 'dialog')]);
      await walk.press(leave, opener);
      await expect(dialog).toHaveCount(0);
    }
  });
});

import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import { contactStops, MAIN, sectionStops, skipLink } from './support/keyboard-stops.ts';
import type { Plant } from './support/plants.ts';
import { itemAt } from './support/programme.ts';

const PATH = '/plants/beds';

mostlyIn('zh', () => {
  test('arrows walk the tabs, Enter and Space choose, and Tab goes on to what is chosen', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const current: Stop = { role: 'tab', name: text('plants.current'), within: 'main' };
    const past: Stop = { role: 'tab', name: text('plants.past'), within: 'main' };
    const chosen = page.getByRole('tab', { selected: true });
    const section = await sectionStops(api, 'plants');
    await visit(PATH);
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Tab', section);
    // Whether it is marked at once is what the swaps are tested for.
    await walk.press('Tab', { ...current, unmarked: true });
    await walk.press('ArrowRight', past);
    await expect(chosen).toHaveAccessibleName(current.name);
    await walk.press('Enter', past);
    await expect(chosen).toHaveAccessibleName(past.name);
    await expect(page).toHaveURL(`${PATH}?tab=out`);
    await expectShown(await firstContacts('post'));

    await walk.along('Tab', await firstContacts('post'));
    await walk.along('Shift+Tab', [...(await firstContacts('post')).toReversed().slice(1), past]);
    await walk.press('ArrowRight', current);
    await walk.press('ArrowLeft', past);
    await walk.press('Home', current);
    await walk.press('End', past);
    await walk.press('ArrowLeft', current);
    await walk.press('Space', current);
    await expect(page).toHaveURL(PATH);
    await expectShown(await firstContacts('current'));
    await walk.along('Tab', await firstContacts('current'));
    await walk.along('Shift+Tab', [
      ...(await firstContacts('current')).toReversed().slice(1),
      current,
    ]);
    await walk.press('Shift+Tab', itemAt(section, -1));

    // The URL changes before the list has come.
    async function expectShown([first]: readonly Stop[]): Promise<void> {
      await expect(page.getByRole('link', { name: first?.name ?? '', exact: true })).toBeVisible();
    }

    async function firstContacts(type: string): Promise<Stop[]> {
      const plants = await api<Plant[]>(`/collection/beds?type=${type}`);
      return plants.slice(0, 3).flatMap((plant) => contactStops(plant, ['email'], text));
    }
  });
});

test.describe('where introductions are longer than their box', () => {
  test.use({ language: 'en', viewport: { width: 760, height: 900 } });

  test('a committee is walked from one cut introduction to the next', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const members = await api<Plant[]>('/wardens');
    await visit('/garden/wardens');
    const more = page.getByRole('main').locator('[data-read-on]');
    await expect(more.first()).toBeVisible();
    const names = await more.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
    const everybody = members.map(({ name }) => `${text('ui.readOn')}: ${name}`);
    expect(everybody).toEqual(expect.arrayContaining(names));
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Tab', await sectionStops(api, 'garden'));
    for (const name of names) await walk.press('Tab', { role: 'button', name });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
  });
});

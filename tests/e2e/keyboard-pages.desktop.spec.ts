import { stopClock } from './support/clock.ts';
import { expect, mostlyIn, test } from './support/keyboard.ts';
import {
  contactStops,
  fileStops,
  friendLinks,
  friendLinksButton,
  headerStops,
  MAIN,
  sectionStops,
  skipLink,
} from './support/keyboard-stops.ts';
import { cardsOf, type Plant, SLICE } from './support/plants.ts';
import { type Api, itemAt } from './support/programme.ts';
import { stopsOf } from './support/rich-text.ts';

const CONTACT = ['mobile', 'email'] as const;

// A card's contact lines fade in, dozens of times.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

mostlyIn('en', (language) => {
  test('a list is walked from the skip link to the last of the friendly links', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const houses = await api<Plant[]>('/collection/houses');
    const header = await headerStops({ api, text, language });
    const section = await sectionStops(api, 'plants');
    await visit('/plants/houses');
    await walk.along('Tab', [skipLink(text), ...header, ...section]);
    const contacts = houses.map((plant) => contactStops(plant, CONTACT, text));
    await walk.along('Tab', contacts.slice(0, SLICE).flat());
    // The rest has come before the end is reached.
    await expect(cardsOf(page)).toHaveCount(houses.length);
    await walk.along('Tab', contacts.slice(SLICE).flat());

    const links = await friendLinks({ api, text });
    const opener = friendLinksButton(text);
    await walk.press('Tab', opener);
    await walk.press('Enter', opener);
    await walk.along('Tab', links);
    await walk.along('Shift+Tab', [...links.slice(0, -1).toReversed(), opener]);
    await walk.press('Space', opener);
    await walk.leave('Tab');
  });

  test('a detail is walked past the header, back through it and on to the end', async ({
    page,
    visit,
    api,
    text,
    menuName,
    walk,
  }) => {
    const plant = await findPlant(api);
    const list = await menuName('trees');
    const header = await headerStops({ api, text, language });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(`/plants/tree/${plant.id}`);
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Shift+Tab', [...header.toReversed(), skipLink(text)]);
    await walk.along('Tab', [...header, ...(await sectionStops(api, 'plants'))]);
    await walk.press('Tab', { role: 'link', name: text('ui.backTo', { list }), within: 'main' });
    const contacts = contactStops(plant, CONTACT, text);
    await walk.along('Tab', contacts);
    await stopClock(page);
    await walk.press('Enter', itemAt(contacts, -1));
    await expect(page.getByRole('tooltip')).toHaveText(text('ui.copied'));
    await page.clock.resume();
    for (const name of proseStops(plant, text)) await walk.press('Tab', { role: 'link', name });
    await walk.along('Tab', fileStops(plant.attachments, text));
    await walk.press('Tab', friendLinksButton(text));
    await walk.leave('Tab');
  });
});

/** A tree that has an e-mail address and files. */
async function findPlant(api: Api): Promise<Plant> {
  for (const { id } of await api<Plant[]>('/collection/trees')) {
    const plant = await api<Plant>(`/collection/trees/${id}`);
    if (plant.email !== undefined && (plant.attachments ?? []).length > 0) return plant;
  }
  throw new Error('The API has no tree with an e-mail address and files');
}

/** The headings of a tree's page, which lead to themselves, and what they stand above. */
function proseStops(plant: Plant, text: (key: string) => string): string[] {
  const { professional, course, introduction = '', description = '' } = plant;
  const under = (key: string, html: string | undefined) =>
    html === undefined || html === '' ? [] : [text(key), ...stopsOf(html)];
  return [
    ...under('plants.researchInterests', professional),
    ...under('plants.teaching', course),
    ...under('plants.biography', introduction + description),
    plant.attachmentTitle ?? text('plants.attachments'),
  ];
}

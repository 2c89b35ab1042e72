import { type Api, itemAt } from './support/academic-life.ts';
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
import { cardsOf, type Person, SLICE } from './support/people.ts';
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
    const staffs = await api<Person[]>('/peoples/staffs');
    const header = await headerStops({ api, text, language });
    const section = await sectionStops(api, 'people');
    await visit('/people/staffs');
    await walk.along('Tab', [skipLink(text), ...header, ...section]);
    const contacts = staffs.map((person) => contactStops(person, CONTACT, text));
    await walk.along('Tab', contacts.slice(0, SLICE).flat());
    // The rest has come before the end is reached.
    await expect(cardsOf(page)).toHaveCount(staffs.length);
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
    const person = await findPerson(api);
    const list = await menuName('facultyFellows');
    const header = await headerStops({ api, text, language });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(`/people/faculty/${person.id}`);
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Shift+Tab', [...header.toReversed(), skipLink(text)]);
    await walk.along('Tab', [...header, ...(await sectionStops(api, 'people'))]);
    await walk.press('Tab', { role: 'link', name: text('ui.backTo', { list }), within: 'main' });
    const contacts = contactStops(person, CONTACT, text);
    await walk.along('Tab', contacts);
    await stopClock(page);
    await walk.press('Enter', itemAt(contacts, -1));
    await expect(page.getByRole('tooltip')).toHaveText(text('ui.copied'));
    await page.clock.resume();
    for (const name of proseStops(person, text)) await walk.press('Tab', { role: 'link', name });
    await walk.along('Tab', fileStops(person.attachments, text));
    await walk.press('Tab', friendLinksButton(text));
    await walk.leave('Tab');
  });
});

/** A fellow who has an address and files. */
async function findPerson(api: Api): Promise<Person> {
  for (const { id } of await api<Person[]>('/peoples/faculty-fellows')) {
    const person = await api<Person>(`/peoples/faculty-fellows/${id}`);
    if (person.email !== undefined && (person.attachments ?? []).length > 0) return person;
  }
  throw new Error('The API has no fellow with an address and files');
}

/** The headings of a fellow's page, which lead to themselves, and what they stand above. */
function proseStops(person: Person, text: (key: string) => string): string[] {
  const { professional, course, introduction = '', description = '' } = person;
  const under = (key: string, html: string | undefined) =>
    html === undefined || html === '' ? [] : [text(key), ...stopsOf(html)];
  return [
    ...under('people.researchInterests', professional),
    ...under('people.teaching', course),
    ...under('people.biography', introduction + description),
    person.attachmentTitle ?? text('people.attachments'),
  ];
}

import { type Address, type ContactUs, openNames } from './support/contact.ts';
import { expect, mostlyIn, type Stop, test } from './support/keyboard.ts';
import {
  friendLinksButton,
  inNewWindow,
  MAIN,
  sectionStops,
  skipLink,
} from './support/keyboard-stops.ts';
import { itemAt } from './support/programme.ts';
import { linksOf, stopsOf } from './support/rich-text.ts';

mostlyIn('en', () => {
  test('the places are opened by keys, and only what is open is walked', async ({
    page,
    visit,
    api,
    text,
    walk,
  }) => {
    const { introduction, description, addresses } = await api<ContactUs>('/visit');
    const [first, second] = [itemAt(addresses), itemAt(addresses, 1)];
    const others = addresses.slice(1).map(summaryOf);
    const below = stopsOf(description).map(
      (name): Stop => ({ role: 'link', name, within: 'main' }),
    );
    const linesOf = ({ email, mobile, address }: Address): Stop[] => [
      { role: 'link', name: `${text('ui.email')} ${email}`, within: 'main' },
      { role: 'link', name: `${text('ui.phone')} ${mobile}`, within: 'main' },
      inNewWindow(address, text, 'main'),
    ];
    await visit('/garden/visit');
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.along('Tab', await sectionStops(api, 'garden'));
    for (const name of linksOf(introduction)) await walk.press('Tab', { role: 'link', name });
    await walk.along('Tab', [summaryOf(first), ...linesOf(first), ...others]);
    await walk.along('Tab', [...below, friendLinksButton(text)]);

    await walk.along('Shift+Tab', [...others, ...below].toReversed());
    await walk.press('Enter', summaryOf(second));
    await expect.poll(() => openNames(page, addresses)).toEqual([second.name]);
    await walk.along('Tab', [...linesOf(second), ...others.slice(1)]);
    await walk.along('Shift+Tab', [
      ...others.slice(1, -1).toReversed(),
      ...linesOf(second).toReversed(),
      summaryOf(second),
      summaryOf(first),
    ]);
    await walk.press('Space', summaryOf(first));
    await expect.poll(() => openNames(page, addresses)).toEqual([first.name]);
    await walk.press('Space', summaryOf(first));
    await expect.poll(() => openNames(page, addresses)).toEqual([]);
    await walk.along('Tab', others);
  });
});

function summaryOf({ name }: Address): Stop {
  return { role: 'summary', name, within: 'main' };
}

import { mergeTests } from '@playwright/test';
import { test as carouselTest } from './support/carousel.ts';
import type { Situation } from './support/home.ts';
import { mostlyIn, type Stop, test as walkTest } from './support/keyboard.ts';
import { heading, MAIN, skipLink } from './support/keyboard-stops.ts';
import { itemAt } from './support/programme.ts';

const test = mergeTests(carouselTest, walkTest);

mostlyIn('en', () => {
  test('the carousel is stopped, moved and followed by keys, and the focus stays with it', async ({
    page,
    api,
    text,
    walk,
    carousel: { activities, expectSlide },
  }) => {
    const button = (key: string): Stop => ({ role: 'button', name: text(key), within: 'main' });
    const link = (place: number): Stop => ({
      role: 'link',
      name: itemAt(activities, place).name,
      within: 'main',
    });
    const notices = (await api<Situation[]>('/home/latest-situations')).toSorted(
      (a, b) => a.orderValue - b.orderValue,
    );
    await walk.press('Tab', skipLink(text));
    await walk.press('Enter', MAIN);
    await walk.press('Tab', button('ui.pause'));
    await walk.press('Space', button('ui.play'));
    await walk.press('Enter', button('ui.pause'));
    await walk.press('Space', button('ui.play'));

    await walk.press('Tab', button('ui.previous'));
    await walk.press('Enter', button('ui.previous'));
    await expectSlide(activities.length - 1);
    await walk.press('Tab', button('ui.next'));
    for (const [key, place] of [
      ['Enter', 0],
      ['Space', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await walk.press(key, button('ui.next'));
      await expectSlide(place);
    }

    await walk.press('Tab', link(1));
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', activities.length - 1],
      ['ArrowRight', 0],
    ] as const) {
      await walk.press(key, link(place));
      await expectSlide(place);
    }
    const more = notices.map(
      ({ name }): Stop => ({
        role: 'link',
        name: `${text('ui.readMore')}: ${name}`,
      }),
    );
    await walk.along('Tab', more);
    await walk.along('Shift+Tab', [...more.toReversed().slice(1), link(0)]);
    await page.clock.resume();
    await walk.press('Enter', heading(link(0).name));
  });
});

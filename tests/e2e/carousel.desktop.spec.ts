import type { Page } from '@playwright/test';
import { expect, test } from './support/carousel.ts';
import { activitiesBlock } from './support/home.ts';
import { untilSettled } from './support/settle.ts';

/** How long a slide stands, in milliseconds. */
const INTERVAL = 3000;
/** Long enough for several moves. */
const LONG = 5 * INTERVAL;

test('the first slide makes way after three seconds', async ({ carousel }) => {
  await carousel.pass(INTERVAL - 500);
  await carousel.expectSlide(0);
  await carousel.pass(1000);
  await carousel.expectSlide(1);
});

test('each slide stands for three seconds, and the last makes way for the first', async ({
  carousel: { activities, expectSlide, pass, setGoing },
}) => {
  await setGoing();
  for (let place = 1; place <= activities.length + 1; place += 1) {
    await pass(INTERVAL - 500);
    await expectSlide(place % activities.length);
    await pass(500);
    await expectSlide((place + 1) % activities.length);
  }
});

test('it stands still under the pointer, and goes on when that leaves', async ({
  page,
  carousel: { expectSlide, pass, setGoing, linkOf },
}) => {
  await setGoing();
  await linkOf(1).hover();
  await untilSettled(page);
  await pass(LONG);
  await expectSlide(1);
  await page.mouse.move(0, 0);
  await untilSettled(page);
  await pass(INTERVAL);
  await expectSlide(2);
});

test('it stands still while the focus is inside, and goes on when that leaves', async ({
  page,
  carousel: { expectSlide, pass, setGoing, linkOf },
}) => {
  await setGoing();
  await linkOf(1).focus();
  await pass(LONG);
  await expectSlide(1);
  await page.getByRole('banner').locator('a[href^="/"]').first().focus();
  await untilSettled(page);
  await pass(INTERVAL);
  await expectSlide(2);
});

test('nothing of it goes on once its page is left', async ({
  page,
  carousel: { pass, setGoing, linkOf },
}) => {
  await setGoing();
  await linkOf(1).focus();
  // The carousel would go on in a moment, which comes after the page is gone. A menu's link becomes
  // a button when one comes near; a notice's does not.
  await page.getByRole('main').getByRole('region').nth(1).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An error in the page would end the test.
  await pass(INTERVAL);
});

test('a reader who is there before the first move keeps it still', async ({
  page,
  carousel: { expectSlide, pass, linkOf, untilReady },
}) => {
  await linkOf(0).hover();
  await untilReady();
  await pass(LONG);
  await expectSlide(0);
  await page.mouse.move(0, 0);
  await untilSettled(page);
  await pass(INTERVAL);
  await expectSlide(1);
});

test('its button stops it for good, and starts it again', async ({
  page,
  carousel: { expectSlide, pass, setGoing, button },
}) => {
  await setGoing();
  await button('ui.pause').click();
  await page.mouse.move(0, 0);
  await page.getByRole('banner').locator('a[href^="/"]').first().focus();
  await pass(LONG);
  await expectSlide(1);
  await expect(button('ui.pause')).toHaveCount(0);
  await button('ui.play').click();
  await expect(button('ui.pause')).toBeVisible();
  await pass(INTERVAL);
  await expectSlide(2);
});

test('its buttons lead on and back, around either end', async ({
  page,
  carousel: { activities, expectSlide, button },
}) => {
  const { length } = activities;
  for (let place = 1; place <= length; place += 1) {
    await button('ui.next').click();
    await expectSlide(place % length);
    await expect(
      activitiesBlock(page).getByText(`${(place % length) + 1} / ${length}`),
    ).toBeVisible();
  }
  for (const place of [length - 1, length - 2]) {
    await button('ui.previous').click();
    await expectSlide(place);
  }
});

test('presses in quick succession count each', async ({ carousel }) => {
  const next = carousel.button('ui.next');
  await next.click();
  await carousel.expectSlide(1);
  await next.dispatchEvent('click');
  await next.dispatchEvent('click');
  await carousel.expectSlide(3);
});

test('the arrow keys lead on and back, around either end', async ({
  page,
  carousel: { activities, expectSlide, button },
}) => {
  const { length } = activities;
  await button('ui.next').focus();
  for (const [key, place] of [
    ['ArrowLeft', length - 1],
    ['ArrowLeft', length - 2],
    ['ArrowRight', length - 1],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(place);
  }
});

test('the arrow keys lead on from the link of a slide, as often as they are pressed', async ({
  page,
  carousel: { expectSlide, linkOf },
}) => {
  await linkOf(0).focus();
  for (const place of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(place);
  }
});

test('once it has moved, the Tab key reaches the slide in sight and no other', async ({
  page,
  carousel: { expectSlide, button, linkOf },
}) => {
  for (const place of [1, 2]) {
    await button('ui.next').click();
    await expectSlide(place);
  }
  const link = linkOf(2);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(activitiesBlock(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button('ui.next')).toBeFocused();
});

test.describe('for readers who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it does not move by itself, and changes slides at once', async ({
    page,
    carousel: { expectSlide, pass, button },
  }) => {
    const moves = await countMoves(page);
    await pass(LONG);
    await expectSlide(0);
    await expect(button('ui.pause')).toHaveCount(0);
    await expect(button('ui.play')).toHaveCount(0);
    await button('ui.next').click();
    await expectSlide(1);
    await page.keyboard.press('ArrowRight');
    await expectSlide(2);
    await page.mouse.move(0, 0);
    await page.getByRole('banner').locator('a[href^="/"]').first().focus();
    await pass(LONG);
    await expectSlide(2);
    expect(await moves()).toBe(0);
  });
});

/** Counts the slides' gliding moves from now on. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const seen = { moves: 0 };
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof HTMLUListElement) seen.moves += 1;
    });
    return seen;
  });
  return () => counter.evaluate(({ moves }) => moves);
}

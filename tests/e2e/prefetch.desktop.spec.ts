import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { cardsOf, sideLink } from './support/plants.ts';
import { neverNearTheEnd } from './support/scrolling.ts';
import { untilSettled } from './support/settle.ts';
import { expect, test } from './support/test.ts';

const LISTING = '/collection/ferns';
/** Longer than a pointer has to rest on a link, in milliseconds. */
const WHILE = 400;
const HOUR = 3_600_000;

test('a link under the pointer asks for its page, and the visit asks no more', async ({
  page,
  visit,
  calls,
  menuName,
}) => {
  await visit('/plants/houses');
  const link = sideLink(page, await menuName('ferns'));
  await page.mouse.move(1, 1);
  await link.hover();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await expectCalls(page, calls, [{ url: LISTING, method: 'GET', language: 'zh' }]);
  await link.click();
  await expect(page).toHaveURL('/plants/ferns');
  await expect(cardsOf(page).first()).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a link that has the focus asks for its page', async ({ page, visit, calls, menuName }) => {
  await visit('/plants/houses');
  await sideLink(page, await menuName('ferns')).focus();
  await expect.poll(() => calls.map(({ url }) => url)).toEqual([LISTING]);
});

test('a pointer on its way across a link asks for nothing', async ({
  page,
  visit,
  calls,
  menuName,
}) => {
  await page.clock.install();
  await visit('/plants/houses');
  const box = await sideLink(page, await menuName('ferns')).boundingBox();
  if (box === null) throw new Error('The link is out of sight');
  await stopClock(page);
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.move(box.x + 5, 2);
  await page.clock.runFor(WHILE);
  await untilSettled(page);
  expect(calls).toEqual([]);
});

test('the link that shows more of a list asks for nothing under the pointer', async ({
  page,
  visit,
  calls,
  text,
}) => {
  await neverNearTheEnd(page);
  await page.clock.install();
  await visit('/plants/trees');
  await page.mouse.move(1, 1);
  await stopClock(page);
  await page.getByRole('link', { name: text('ui.loadMore') }).hover();
  await page.clock.runFor(WHILE);
  await untilSettled(page);
  expect(calls).toEqual([]);
});

test('readers who save data are asked nothing for', async ({ page, visit, calls, menuName }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await visit('/plants/houses');
  await page.mouse.move(1, 1);
  await stopClock(page);
  await sideLink(page, await menuName('ferns')).hover();
  await page.clock.runFor(WHILE);
  await untilSettled(page);
  expect(calls).toEqual([]);
});

/** From here on, time passes for the page only where the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + HOUR));
}

import type { Page } from '@playwright/test';
import { goHome, linesOf, type Situation, situationsBlock } from './support/home.ts';
import { expect, test } from './support/test.ts';

/** Windows with room enough, and the height of a notice in them. */
const HEIGHTS = [
  [1920, 332],
  [1681, 332],
  [1680, 270],
  [1281, 270],
  [1280, 200],
  [1024, 200],
  [390, 200],
] as const;

/** Windows so low that two notices of that height would not stand below the header. */
const LOW_WINDOWS = [
  [1920, 720],
  [1680, 600],
  [1280, 480],
  [390, 480],
] as const;

test("a notice's height follows the width of the window", async ({ page, visit }) => {
  await visit('/');
  for (const [width, expected] of HEIGHTS) {
    await page.setViewportSize({ width, height: 1200 });
    expect(new Set(await heightsOf(page)), `${width} px`).toEqual(new Set([expected]));
  }
});

test('a low window still holds two notices below the header', async ({ page, visit }) => {
  await visit('/');
  for (const [width, height] of LOW_WINDOWS) {
    await page.setViewportSize({ width, height });
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const most = (height - header) / 2 - 40;
    for (const shown of await heightsOf(page)) {
      expect(Math.abs(shown - most), `${width} × ${height} px`).toBeLessThan(1);
    }
  }
});

test('pictures stand on the left and on the right by turns', async ({ page, visit, api }) => {
  const { length } = await api<Situation[]>('/home/latest-situations');
  await visit('/');
  const sides = await situationsBlock(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const picture = item.querySelector('picture')?.getBoundingClientRect();
        const name = item.querySelector('h3')?.getBoundingClientRect();
        return picture && name && picture.left < name.left ? 'left' : 'right';
      }),
    );
  expect(sides).toEqual(Array.from({ length }, (_, index) => (index % 2 === 0 ? 'left' : 'right')));
});

test('the content takes two lines at most, and is left out where there is no room', async ({
  page,
  visit,
  api,
}) => {
  const situations = await api<Situation[]>('/home/latest-situations');
  await page.setViewportSize({ width: 1281, height: 900 });
  await visit('/');
  const texts = situations.map(({ introduction }) =>
    situationsBlock(page).locator('[data-clamp]', { hasText: introduction }),
  );
  const lines = await Promise.all(texts.map(linesOf));
  for (const { shown } of lines) expect(shown).toBeLessThanOrEqual(2);
  expect(lines, 'one is longer than that').toContainEqual({ shown: 2, cut: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const text of texts) await expect(text).toBeHidden();
});

test('a name of more than three lines is cut after them', async ({ page, visit, api, text }) => {
  const [first, ...others] = await api<Situation[]>('/home/latest-situations');
  const name = 'A name of many words '.repeat(20).trim();
  await visit('/plants/houses');
  await page.route('**/api/home/latest-situations', (route) =>
    route.fulfill({ json: [{ ...first, name }, ...others] }),
  );
  await goHome(page, text('ui.home'));
  const heading = situationsBlock(page).getByRole('heading', { name }).locator('[data-clamp]');
  await expect.poll(() => linesOf(heading)).toEqual({ shown: 3, cut: true });
});

test('the whole of a notice leads to its page', async ({ page, visit, api }) => {
  const [first] = await api<Situation[]>('/home/latest-situations');
  await visit('/');
  await situationsBlock(page)
    .getByRole('listitem')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(first?.path ?? '');
});

async function heightsOf(page: Page): Promise<number[]> {
  return situationsBlock(page)
    .getByRole('article')
    .evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().height * 10) / 10),
    );
}

import type { Page } from '@playwright/test';
import { sideLink } from './support/plants.ts';
import { expect, test } from './support/test.ts';

/** Counts the fades that a page begins from now on. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const begin = document.startViewTransition;
    Reflect.set(window, 'fades', 0);
    document.startViewTransition = function count(this: Document, ...options) {
      Reflect.set(window, 'fades', Number(Reflect.get(window, 'fades')) + 1);
      return begin.apply(this, options);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'fades')));
}

test('one page fades into the next, and into none where only its state changes', async ({
  page,
  visit,
  menuName,
  text,
}) => {
  await visit('/plants/beds');
  const fades = await countFades(page);
  await page.getByRole('link', { name: text('plants.past'), exact: true }).click();
  await expect(page).toHaveURL('/plants/beds?tab=out');
  expect(await fades()).toBe(0);
  await sideLink(page, await menuName('ferns')).click();
  await expect(page).toHaveURL('/plants/ferns');
  await expect.poll(fades).toBe(1);
});

test('who goes on before a fade has ended arrives at the page of the last link', async ({
  page,
  visit,
  menuName,
}) => {
  await visit('/plants/houses');
  const fades = await countFades(page);
  const [ferns, trees] = [await menuName('ferns'), await menuName('trees')];
  await Promise.all([page.waitForURL('/plants/ferns'), sideLink(page, ferns).click()]);
  // By a script, which waits for nothing that moves.
  await sideLink(page, trees).evaluate((link: HTMLElement) => link.click());
  await sideLink(page, ferns).evaluate((link: HTMLElement) => link.click());
  await sideLink(page, trees).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/plants/trees');
  await expect(page.getByRole('heading', { level: 1, name: trees })).toBeVisible();
  expect(await fades()).toBeGreaterThan(0);
});

test('a page that nobody looks at changes without a fade', async ({ page, visit, menuName }) => {
  await visit('/plants/houses');
  const link = sideLink(page, await menuName('ferns'));
  const other = await page.context().newPage();
  await other.bringToFront();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/plants/ferns');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName('ferns'));
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves from one page to the next', async ({ page, visit, menuName }) => {
    await visit('/plants/houses');
    const moved = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let most = 0;
          const begin = performance.now();
          const look = () => {
            const moving = document
              .getAnimations()
              .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0);
            most = Math.max(most, moving.length);
            if (performance.now() - begin < 1500) requestAnimationFrame(look);
            else resolve(most);
          };
          look();
        }),
    );
    const name = await menuName('ferns');
    await sideLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await moved).toBe(0);
  });
});

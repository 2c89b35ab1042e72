import type { Page } from '@playwright/test';
import { findHiddenFocus } from './support/focus-sight.ts';
import { expect, test, type Walk } from './support/keyboard.ts';
import { logo, MAIN, sectionStops, skipLink } from './support/keyboard-stops.ts';
import type { Api } from './support/programme.ts';
import { untilShown } from './support/settle.ts';

type Text = (key: string) => string;

/** Links that become something else once the focus is on one of them. */
interface Place {
  readonly what: string;
  readonly path: string;
  /** Walks to the stop before the link. */
  readonly approach: (walk: Walk, text: Text, api: Api) => Promise<void>;
  /** What the link becomes. */
  readonly becomes: 'button' | 'tab';
}

const PLACES: readonly Place[] = [
  {
    what: 'a group of the menu becomes a button',
    path: '/plants/houses',
    approach: (walk, text) => walk.along('Tab', [skipLink(text), logo(text)]),
    becomes: 'button',
  },
  {
    what: 'a link of the tabs becomes a tab',
    path: '/plants/beds',
    approach: async (walk, text, api) => {
      await walk.press('Tab', skipLink(text));
      await walk.press('Enter', MAIN);
      await walk.along('Tab', await sectionStops(api, 'plants'));
    },
    becomes: 'tab',
  },
];

for (const { what, path, approach, becomes } of PLACES) {
  test(`the focus is not lost while ${what}`, async ({ page, visit, api, text, walk }) => {
    await visit(path);
    await approach(walk, text, api);
    const losses = await watchLoss(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole(becomes);
    await untilShown(page);
    expect(await losses()).toBe(0);
  });

  test(`the focus is marked once ${what}`, async ({ page, visit, api, text, walk }) => {
    await visit(path);
    await approach(walk, text, api);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole(becomes);
    await expect.poll(() => findHiddenFocus(page, true)).toEqual([]);
  });
}

/** Counts the frames from now on that are shown while nothing has the focus. */
async function watchLoss(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { frames: 0 };
    const look = () => {
      if (document.activeElement === document.body) seen.frames += 1;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => watch.evaluate(({ frames }) => frames);
}

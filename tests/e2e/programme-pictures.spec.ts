import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { sideLink } from './support/plants.ts';
import { EVENT_LISTS } from './support/programme.ts';
import { untilShown } from './support/settle.ts';
import { expect, runWidely, test } from './support/test.ts';
import { measureColumns, tilesOf } from './support/tile-columns.ts';

const PAGE_SIZE = 20;

for (const [place, list] of EVENT_LISTS.entries()) {
  test(
    `${list.path} keeps a place for each picture that is on its way`,
    runWidely(place > 1),
    async ({ page, visit, menuName }) => {
      const release = await startWithoutPictures(page, visit);
      await sideLink(page, await menuName(list.code)).click();
      await expect(page).toHaveURL(list.path);
      await expect(tilesOf(page).nth(PAGE_SIZE - 1)).toBeVisible();
      const heights = await tilesOf(page).evaluateAll((tiles) =>
        tiles.map(
          (tile) => tile.querySelector('[data-ratio]')?.getBoundingClientRect().height ?? 0,
        ),
      );
      expect(Math.min(...heights)).toBeGreaterThan(100);
      expect((await measureColumns(page)).widthSpread).toBe(0);
      release();
    },
  );

  test(
    `${list.path} shows no second page because pictures are on their way`,
    runWidely(place > 1),
    async ({ page, visit, menuName }) => {
      // So high that only tiles without their pictures would leave room for more.
      await page.setViewportSize({ width: 1440, height: 1200 });
      const release = await startWithoutPictures(page, visit);
      await sideLink(page, await menuName(list.code)).click();
      await expect(page).toHaveURL(list.path);
      await expect(tilesOf(page).nth(PAGE_SIZE - 1)).toBeVisible();
      await untilShown(page);
      await expect(tilesOf(page)).toHaveCount(PAGE_SIZE);
      release();
    },
  );
}

/** Opens a page of the section; the pictures of the pages after it wait to be released. */
async function startWithoutPictures(
  page: Page,
  visit: (path: string) => Promise<void>,
): Promise<() => void> {
  await visit('/programme/almanac');
  return holdRequests(page, '**/media/**');
}

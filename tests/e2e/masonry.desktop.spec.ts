import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { allActivities, COURSES } from './support/programme.ts';
import { expect, test } from './support/test.ts';
import { measureColumns, readAcross, tilesOf } from './support/tile-columns.ts';

const SCRIPTS = ['first-paint', 'distribute-columns'].map((name) =>
  readFileSync(path.resolve(import.meta.dirname, `../../src/app/boot/${name}.js`), 'utf8'),
);

for (const { width, columns } of [
  { width: 390, columns: 1 },
  { width: 1440, columns: 2 },
  { width: 1920, columns: 3 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a masonry stands in its columns before the scripts come, which take its tiles over', async ({
      page,
      api,
    }) => {
      const activities = await allActivities(api, COURSES);
      const letGo = await holdRequests(page, '**/*.js');
      await page.goto(COURSES.path, { waitUntil: 'commit' });
      await expect(tilesOf(page).nth(19)).toBeAttached();
      // What is out of sight is laid out once a reader scrolls.
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await expect(page.locator('html')).not.toHaveClass(/first-screen|fonts-loading/);
      const distributed = await measureColumns(page);
      expect(distributed.titles).toHaveLength(columns);
      expect(readAcross(distributed)).toEqual(activities.slice(0, 20).map(({ name }) => name));
      expect(await widestRowGap(page)).toBe(distributed.rowGap);
      const tiles = await tilesOf(page).elementHandles();
      expect(tiles).toHaveLength(20);
      letGo();
      await expect(page.locator('#root[data-reactive]')).toBeAttached();
      const same = await Promise.all(
        tiles.map((tile) => tile.evaluate((node) => node.isConnected)),
      );
      expect(same).toEqual(tiles.map(() => true));
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

/** Tiles as the server sends them, in one column whose parts hold two. */
const TILES = Array.from({ length: 13 }, (_, index) => String(index));

const HTML = `<!doctype html><div class="row" data-part-length="2"><div class="column">${[
  0, 2, 4, 6, 8, 10, 12,
]
  .map((first) => {
    const tiles = TILES.slice(first, first + 2).map((tile) => `<div><b>${tile}</b></div>`);
    return `<div class="part${first > 0 ? ' further' : ''}">${tiles.join('')}</div>`;
  })
  .join('')}</div></div>`;

for (const { columns, distributed } of [
  { columns: 1, distributed: ['0 1|2 3|4 5|6 7|8 9|10 11|12'] },
  { columns: 2, distributed: ['0 2|4 6|8 10|12', '1 3|5 7|9 11'] },
  { columns: 3, distributed: ['0 3|6 9|12', '1 4|7 10', '2 5|8 11'] },
]) {
  for (const { pace, styles } of [
    { pace: 1, styles: 'before' },
    { pace: 64, styles: 'before' },
    { pace: 64, styles: 'after' },
  ]) {
    test(`${columns} columns are distributed while ${pace} characters arrive at a time, styles ${styles} them`, async ({
      page,
    }) => {
      await page.goto('about:blank');
      await page.evaluate(
        async ([scripts, count, isStyled]) => {
          document.open();
          const style = `data:text/css,.row{--columns:${count}}`;
          const link = `<link rel="stylesheet" href="${style}">`;
          document.write(scripts.map((text) => `<script>${text}</script>`).join('') + link);
          if (!isStyled) return;
          const { sheet } = document.querySelector('link') ?? {};
          if (sheet) return;
          await new Promise((resolve) => document.addEventListener('load', resolve, true));
        },
        [SCRIPTS, columns, styles === 'before'] as const,
      );
      await page.evaluate(
        async ([html, step]) => {
          for (let at = 0; at < html.length; at += step) {
            document.write(html.slice(at, at + step));
            await Promise.resolve();
          }
          document.close();
        },
        [HTML, pace] as const,
      );
      await page.waitForLoadState();
      const parts = await page
        .locator('.column')
        .evaluateAll((all) =>
          all.map((column) =>
            Array.from(column.children, (part) =>
              Array.from(part.children, ({ textContent }) => textContent).join(' '),
            ).join('|'),
          ),
        );
      expect(parts).toEqual(distributed);
      const further = await page
        .locator('.column')
        .evaluateAll((all) =>
          all.map((column) =>
            Array.from(column.children, ({ className }) => className.endsWith('further')),
          ),
        );
      expect(further).toEqual(
        distributed.map((column) => column.split('|').map((_, index) => index > 0)),
      );
    });
  }
}

/** The most pixels between two tiles of a column; as many as the fewest where it is packed. */
async function widestRowGap(page: Page): Promise<number> {
  const gaps = await tilesOf(page).evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    return boxes.flatMap(({ left, bottom }) => {
      const below = boxes.filter((box) => box.left === left && box.top > bottom);
      return below.length === 0 ? [] : [Math.min(...below.map(({ top }) => top)) - bottom];
    });
  });
  return Math.round(Math.max(...gaps));
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(total))));
      }),
  );
}

import type { Page } from '@playwright/test';
import { allActivities, COURSES, EVENT_LISTS } from './support/programme.ts';
import { expect, runWidely, test } from './support/test.ts';
import { measureColumns, readAcross, tilesOf } from './support/tile-columns.ts';

/** A grid has one column up to 750 px and two up to 1680 px, a masonry two and three from there. */
const WIDTHS = [
  { width: 320, grid: 1, masonry: 1 },
  { width: 749, grid: 1, masonry: 1 },
  { width: 750, grid: 1, masonry: 2 },
  { width: 751, grid: 2, masonry: 2 },
  { width: 1679, grid: 2, masonry: 2 },
  { width: 1680, grid: 2, masonry: 3 },
  { width: 1681, grid: 3, masonry: 3 },
  { width: 2200, grid: 3, masonry: 3 },
] as const;

// The usual run takes each width of every other list, one that is a masonry among them.
for (const [place, list] of EVENT_LISTS.entries()) {
  for (const [index, { width, [list.layout]: columns }] of WIDTHS.entries()) {
    test.describe(`at ${width} px`, runWidely((place + index) % 2 === 1), () => {
      test.use({ viewport: { width, height: 900 } });

      test(`${list.path} has ${columns} in a row`, async ({ page, visit, api }) => {
        const activities = await allActivities(api, list);
        await visit(list.path);
        await expectColumns(page, columns);
        const names = readAcross(await measureColumns(page));
        expect(names).toEqual(activities.slice(0, names.length).map(({ name }) => name));
      });
    });
  }

  test(
    `${list.path} distributes its tiles anew when the window is resized`,
    runWidely(place > 1),
    async ({ page, visit, api }) => {
      const activities = await allActivities(api, list);
      await visit(list.path);
      for (const { width, [list.layout]: columns } of [...WIDTHS, ...WIDTHS.toReversed()]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => (await measureColumns(page)).titles.length).toBe(columns);
        // A frame may be seen between two arrangements.
        await expect(async () => {
          const names = readAcross(await measureColumns(page));
          expect(names.length).toBeGreaterThanOrEqual(20);
          expect(names).toEqual(activities.slice(0, names.length).map(({ name }) => name));
        }).toPass({ timeout: 2000 });
      }
    },
  );
}

test('a masonry is read in the order of its data, whatever column a tile stands in', async ({
  page,
  visit,
  api,
}) => {
  const activities = await allActivities(api, COURSES);
  await visit(COURSES.path);
  await expectColumns(page, 2);
  const owned = await page.locator('main [role="list"]').evaluate((list) =>
    (list.getAttribute('aria-owns') ?? '').split(' ').map((id) => {
      const tile = document.getElementById(id);
      return { role: tile?.role, title: tile?.querySelector('h2')?.textContent };
    }),
  );
  expect(owned.length).toBeGreaterThanOrEqual(20);
  const wanted = activities.slice(0, owned.length);
  expect(owned).toEqual(wanted.map(({ name }) => ({ role: 'listitem', title: name })));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // A browser without scripts refuses to preload them, as it should.
  test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

  for (const [place, list] of EVENT_LISTS.entries()) {
    test(
      `${list.path} has as many in a row as with them`,
      runWidely(place > 1),
      async ({ page, visit, api }) => {
        const activities = await allActivities(api, list);
        await visit(list.path);
        for (const { width, [list.layout]: columns } of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectColumns(page, columns);
          expect(readAcross(await measureColumns(page))).toEqual(
            activities.slice(0, 20).map(({ name }) => name),
          );
        }
      },
    );
  }
});

async function expectColumns(page: Page, columns: number): Promise<void> {
  await expect(tilesOf(page).nth(19)).toBeVisible();
  const { titles, columnGap, rowGap } = await measureColumns(page);
  expect({ columns: titles.length, columnGap, rowGap }).toEqual({
    columns,
    columnGap: columns === 1 ? undefined : 40,
    rowGap: columns === 1 ? 20 : 40,
  });
}

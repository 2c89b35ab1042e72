import { expect, type Locator, type Page } from '@playwright/test';
import { FACTS } from './facts.ts';

/** How many columns a list has from the width of a breakpoint on, by the breakpoint's name. */
export type Columns = Readonly<Record<string, number>>;

/** The scripts of the build, which take over what the server has sent. */
export const SCRIPTS = /\/assets\/[^?]*\.js(?:\?|$)/;
/** So many items are looked at. */
const SAMPLED = 12;
const HEIGHT = 900;

/**
 * Expects that a list stands in the columns that its manifest says, on both sides of each width where their
 * number changes, and that at that very width nothing moves when the scripts take over.
 *
 * @param count how many items there are
 * @param together of a list in groups, how many items the largest group of these has
 */
export async function expectColumns(
  page: Page,
  url: string,
  items: Locator,
  {
    columns,
    count,
    together = Math.min(count, SAMPLED),
  }: { readonly columns: Columns; readonly count: number; readonly together?: number },
): Promise<void> {
  const steps = Object.entries(FACTS.breakpoints).sort(([, a], [, b]) => a - b);
  const sampled = Math.min(count, SAMPLED);
  for (const [index, [name, width]] of steps.entries()) {
    const [narrow = 1, wide = 1] = [columns[steps[index - 1]?.[0] ?? ''], columns[name]];
    if (index === 0 || narrow === wide) continue;
    await page.setViewportSize({ width, height: HEIGHT });
    await page.route(SCRIPTS, (route) => route.abort('aborted'));
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expect(items.first()).toBeVisible();
    const before = await items.evaluateAll(placesOf, sampled);
    await page.unroute(SCRIPTS);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root[data-reactive]')).toBeAttached();
    const names = new Set(before.map(([name]) => name));
    // A list whose end is in sight has read on by now.
    const sameNow = async () =>
      (await items.evaluateAll(placesOf, Infinity)).filter(([name]) => names.has(name));
    await expect.poll(sameNow, `at ${width} px, as before the scripts`).toEqual(before);
    for (const [own, number] of [
      [width - 1, narrow],
      [width + 1, wide],
    ] as const) {
      await page.setViewportSize({ width: own, height: HEIGHT });
      const columnsNow = async () =>
        new Set((await items.evaluateAll(placesOf, count)).map(([, left]) => left)).size;
      await expect.poll(columnsNow, `columns at ${own} px`).toBe(Math.min(number, together));
    }
  }
}

/** A window's width, in pixels, just above a breakpoint. */
export function widthFrom(breakpoint: string): number {
  return (FACTS.breakpoints[breakpoint] ?? 0) + 1;
}

/** Expects that tiles stand as far apart below one another as beside one another. */
export async function expectOneDistance(tiles: Locator): Promise<void> {
  const distances = async () => [...new Set(await tiles.evaluateAll(distancesOf))];
  await expect.poll(async () => (await distances()).length, 'how many distances').toBeLessThan(2);
  expect(Math.min(...(await distances()))).toBeGreaterThan(0);
}

/** Runs in the page: the distances between neighbours among tiles, but for those with a heading between them. */
function distancesOf(tiles: readonly Element[]): readonly number[] {
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)')]
    .filter((heading) => !tiles.some((tile) => tile.contains(heading)))
    .map((heading) => heading.getBoundingClientRect());
  const columns = new Map<number, DOMRect[]>();
  for (const box of boxes) {
    const left = Math.round(box.left);
    columns.set(left, [...(columns.get(left) ?? []), box]);
  }
  const between = (all: readonly DOMRect[], distance: (one: DOMRect, next: DOMRect) => number) =>
    all.slice(1).map((next, index) => distance(all[index] ?? next, next));
  const below = [...columns.values()].flatMap((column) =>
    between(
      column.toSorted((a, b) => a.top - b.top),
      (one, next) => {
        const isParted = headings.some(
          ({ top, bottom }) => top >= one.bottom - 1 && bottom <= next.top + 1,
        );
        return isParted ? Number.NaN : next.top - one.bottom;
      },
    ),
  );
  const firsts = [...columns.values()].flatMap(([first]) => first ?? []);
  const beside = between(
    firsts.toSorted((a, b) => a.left - b.left),
    (one, next) => next.left - one.right,
  );
  return [...below, ...beside].filter((distance) => !Number.isNaN(distance)).map(Math.round);
}

/** Runs in the page: the names of the first items, where they begin and how wide they are, by their names. */
function placesOf(
  items: readonly Element[],
  most: number,
): readonly (readonly [string, number, number])[] {
  return items
    .map((item) => {
      const { left, width } = item.getBoundingClientRect();
      // A picture without words is known by its URL.
      const words = item.querySelector('h2, h3, h4, a')?.textContent ?? '';
      const name = words || (item.querySelector('img')?.getAttribute('src') ?? '');
      return [name, Math.round(left), Math.round(width)] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, most);
}

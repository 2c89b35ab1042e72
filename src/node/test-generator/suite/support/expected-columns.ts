import { expect, type Locator, type Page } from '@playwright/test';
import { FACTS } from './facts.ts';

/** How many columns a list has from the width of a breakpoint on, by the breakpoint's name. */
export type Columns = Readonly<Record<string, number>>;

/** The scripts of the build, which take over what the server has sent. */
const SCRIPTS = /\/assets\/[^?]*\.js(?:\?|$)/;
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

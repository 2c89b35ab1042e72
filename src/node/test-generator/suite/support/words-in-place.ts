import { expect, type Page } from '@playwright/test';
import { type Line, type Measured, measure } from './measure-in-page.ts';
import { findOutOfStyle } from './words-in-page.ts';

/** Nobody sets words closer to the edge of a window, in pixels. */
const MARGIN = 4;

/** Expects that no words of the page stand on others, are cut, or stand at the edge of the window or beyond it. */
export async function expectWordsInPlace(page: Page, note: string): Promise<void> {
  const body = page.locator('body');
  const misplaced = async () => findMisplaced(await body.evaluateAll(measure));
  await expect.poll(misplaced, `${note}: words cut, or on others`).toEqual([]);
}

/** Expects that the words of a page stand in the letters of the site, upright where nothing asks for others. */
export async function expectInStyle(page: Page, note: string): Promise<void> {
  expect(await page.locator('body').evaluate(findOutOfStyle), note).toEqual([]);
}

/** Says which lines of words stand where nobody can read them, or read them well. */
export function findMisplaced({ lines, width }: Measured): readonly string[] {
  const found = lines.flatMap(({ words, left, right, isMovable, cutAcross, shownDown }) => {
    const isCut =
      (cutAcross > 3 && cutAcross < right - left - 3) || (shownDown > 0.3 && shownDown < 0.7);
    const isOut = !isMovable && (left < MARGIN || right > width - MARGIN);
    return [
      ...(isCut ? [`cut in the middle: ${words}`] : []),
      ...(isOut ? [`out of the window, or at its very edge: ${words}`] : []),
    ];
  });
  return [...new Set([...found, ...findOnEachOther(lines)])];
}

/** Lines that lie over each other. */
function findOnEachOther(lines: readonly Line[]): readonly string[] {
  return pairsByHeight(lines).flatMap(([one, other]) => {
    const { across, down } = overlapOf(one, other);
    // Of a line that ends in an ellipsis, browsers name what is left out as well.
    const isOne = one.box === other.box && Math.abs(one.top - other.top) < 2;
    const isOver = across > 2 && down > 0.4 && !isOne && one.layer === other.layer;
    return isOver ? [`over one another: ${one.words} | ${other.words}`] : [];
  });
}

/** Each two lines of which one begins before the other ends, from above. */
export function pairsByHeight(lines: readonly Line[]): readonly (readonly [Line, Line])[] {
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((one, index) => {
    const end = sorted.findIndex((other, place) => place > index && other.top >= one.bottom);
    const others = sorted.slice(index + 1, end === -1 ? undefined : end);
    return others.map((other) => [one, other] as const);
  });
}

/** How much two lines overlap: across in pixels, less than none where they stand apart, and as a share of the lower height. */
export function overlapOf(one: Line, other: Line): { across: number; down: number } {
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return {
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) / height,
  };
}

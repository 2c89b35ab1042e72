import { expect, type Page } from '@playwright/test';
import { findOutOfStyle, type LineOfWords, readWords } from './words-in-page.ts';

/** Pixels by which letters reach over the edge of their box. */
const SLACK = 3;
/** The share of a line's height that may be under another one, or behind an edge. */
const SHARE = 0.3;
/** Nobody sets words closer to the edge of a window, in pixels. */
const MARGIN = 4;

/** Expects that no words of the page stand on others, are cut, or stand at the edge of the window or beyond it. */
export async function expectWordsInPlace(page: Page, note: string): Promise<void> {
  const body = page.locator('body');
  const misplaced = async () => {
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    return findMisplaced(await body.evaluate(readWords), width);
  };
  await expect.poll(misplaced, `${note}: words cut, or on others`).toEqual([]);
}

/** Expects that the words of a page stand in the letters of the site, upright where nothing asks for others. */
export async function expectInStyle(page: Page, note: string): Promise<void> {
  expect(await page.locator('body').evaluate(findOutOfStyle), note).toEqual([]);
}

/** Says which lines of words stand where nobody can read them, or read them well. */
export function findMisplaced(lines: readonly LineOfWords[], width: number): readonly string[] {
  const seen = lines.filter(isInFrame);
  const out = seen.filter(
    ({ left, right, mayBeCut }) => !mayBeCut && (left < MARGIN || right > width - MARGIN),
  );
  return [
    ...new Set([
      ...seen.filter(isCut).map(({ words }) => `“${words}” is cut`),
      ...out.map(({ words }) => `“${words}” stands at the edge of the window or beyond`),
      ...findOverlapping(seen),
    ]),
  ];
}

/** Whether the boxes around a line leave its middle in sight. */
export function isInFrame({ left, right, top, bottom, frame }: LineOfWords): boolean {
  const across = (left + right) / 2;
  const down = (top + bottom) / 2;
  return across > frame.left && across < frame.right && down > frame.top && down < frame.bottom;
}

function isCut({ left, right, top, bottom, frame, mayBeCut }: LineOfWords): boolean {
  if (mayBeCut) return false;
  const above = Math.max(frame.top - top, bottom - frame.bottom);
  const beside = Math.max(frame.left - left, right - frame.right);
  return above > SHARE * (bottom - top) || beside > SLACK;
}

function findOverlapping(lines: readonly LineOfWords[]): readonly string[] {
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((line, index) => {
    const end = sorted.findIndex((other, place) => place > index && other.top >= line.bottom);
    return sorted
      .slice(index + 1, end === -1 ? undefined : end)
      .filter((other) => isOn(line, other))
      .map((other) => `“${line.words}” and “${other.words}” stand on each other`);
  });
}

function isOn(one: LineOfWords, other: LineOfWords): boolean {
  if (one.layer !== other.layer) return false;
  // The lines that are cut off a text stand anywhere.
  if (one.mayBeCut && one.words === other.words) return false;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return across > SLACK && down > SHARE * height;
}

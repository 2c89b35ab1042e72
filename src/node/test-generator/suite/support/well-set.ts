import { expect, type Locator } from '@playwright/test';
import { findCovered } from './covered-in-page.ts';
import { expectMarksSeen, expectShowsLinks } from './marks.ts';
import { type Line, type Measured, measure, type Place, type Shape } from './measure-in-page.ts';
import { scaled } from './timeouts.ts';
import { findMisplaced, overlapOf, pairsByHeight } from './words-in-place.ts';

/**
 * Expects that what stands in a part of a page can be read and pressed as it stands: no words lie over others or
 * over a picture, none run into what is beside them, are cut in the middle, out of the window or slanted of
 * themselves, and nothing covers them.
 *
 * @param items those of a list, which stand apart from each other as well; or the one thing that is shown
 */
export async function expectWellSet(area: Locator, items: Locator): Promise<void> {
  await area.page().evaluate(scrollBack);
  // What moves comes to rest.
  await expect(async () => {
    const [whole, each] = [await area.evaluateAll(measure), await items.evaluateAll(measure)];
    const crowded = findCrowded(each).map((words) => `too near to each other: ${words}`);
    const small = findSmallTitles(each).map((words) => `a title smaller than its words: ${words}`);
    const aside = each.lines.filter(({ isAside }) => isAside).map(({ words }) => words);
    const covered = await items.evaluateAll(findCovered);
    expect(
      [
        ...findIllSet(whole),
        ...crowded,
        ...small,
        ...aside.map((words) => `begins elsewhere than at the start of its line: ${words}`),
        ...covered.map((words) => `covered: ${words}`),
      ],
      'what cannot be read or pressed as it stands',
    ).toEqual([]);
  }).toPass({ timeout: scaled(10_000) });
  await expectMarksSeen(items);
  await expectShowsLinks(items);
}

/**
 * Runs in the page: what stays in sight lies over others only as the page is scrolled; and what a test has moved in a
 * box that no reader can scroll is back in its place.
 */
function scrollBack(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const box of document.querySelectorAll('main *')) {
    if (box.scrollLeft !== 0 && getComputedStyle(box).overflowX === 'hidden') {
      box.scrollTo({ left: 0, behavior: 'instant' });
    }
  }
}

/** The least distance, in pixels, of words from a picture, from the edge of what they stand on, and of items. */
const APART = { picture: 4, icon: 2, edge: 3, items: 6 };
/** The smallest letters, in pixels, and the longest lines of a text of several, in sizes of its letters. */
const LETTERS = { least: 9, longest: 52 };

/** What is wrong with the lines of a page, in words. */
export function findIllSet(measured: Measured): readonly string[] {
  const { lines, shapes, width } = measured;
  return [
    ...findMisplaced(measured),
    ...lines.flatMap(findIll),
    ...findLong(lines),
    ...findRunTogether(lines),
    ...lines.flatMap((line) => shapes.flatMap((shape) => findNear(line, shape))),
    ...shapes
      .filter(({ left, right }) => left < -1 || right > width + 1)
      .map(({ name }) => `out of the window: ${name}`),
  ];
}

/** What is wrong with a line by itself, wherever it stands. */
function findIll({ words, left, right, size, isSlanted, isMovable, edges }: Line): string[] {
  const isAtEdge = !isMovable && (left < edges[0] + APART.edge || right > edges[1] - APART.edge);
  const found = {
    'slanted of itself': isSlanted,
    'too small': size < LETTERS.least,
    'at the very edge of what it stands on': isAtEdge,
  };
  return Object.entries(found).flatMap(([what, isSo]) => (isSo ? [`${what}: ${words}`] : []));
}

/** Texts of several lines whose lines are so long that the next one is hard to find. */
function findLong(lines: readonly Line[]): readonly string[] {
  const texts = Map.groupBy(lines, ({ box }) => box);
  return [...texts.values()].flatMap((text) => {
    const [left, right] = [
      Math.min(...text.map((line) => line.left)),
      Math.max(...text.map((line) => line.right)),
    ];
    const [{ size, words } = { size: 16, words: '' }] = text;
    return countRows(text) > 2 && right - left > LETTERS.longest * size
      ? [`lines of ${Math.round((right - left) / size)} letters: ${words}`]
      : [];
  });
}

/** How many rows some lines stand in: letters of several sizes may share one. */
function countRows(lines: readonly Line[]): number {
  const middles = lines
    .map(({ top, bottom }) => (top + bottom) / 2)
    .toSorted((one, other) => one - other);
  const least = Math.max(...lines.map(({ size }) => size)) / 2;
  return middles.filter((middle, place) => middle - (middles[place - 1] ?? -1e6) > least).length;
}

/** Lines that go on where another box's words end. */
function findRunTogether(lines: readonly Line[]): readonly string[] {
  return pairsByHeight(lines).flatMap(([one, other]) => {
    const { across, down } = overlapOf(one, other);
    const isBeside = across <= 1 && across > -2 && down > 0.5;
    return isBeside && one.box !== other.box ? [`run together: ${one.words} | ${other.words}`] : [];
  });
}

/** Words over a picture without a ground of their own, or right beside it. */
function findNear(line: Line, shape: Shape): readonly string[] {
  const hasGround = line.grounds.some((ground) => !shape.grounds.includes(ground));
  if (line.box === shape.box || hasGround) return [];
  const across = Math.max(shape.left - line.right, line.left - shape.right);
  const down = Math.max(shape.top - line.bottom, line.top - shape.bottom);
  const least = shape.isIcon ? APART.icon : APART.picture;
  const isOver = across < -3 && down < -6;
  if (isOver) return [`over ${shape.name}: ${line.words}`];
  const isNear =
    (down < -6 && across >= -3 && across < least) ||
    (!shape.isIcon && across < -3 && down >= -6 && down < least && line.top > shape.top);
  return isNear ? [`at the very edge of ${shape.name}: ${line.words}`] : [];
}

/** Parts whose headings are all smaller than other words of them. */
export function findSmallTitles({ lines }: Measured): readonly string[] {
  return [...Map.groupBy(lines, ({ part }) => part).values()].flatMap((own) => {
    const titles = own.filter(({ level }) => level > 0);
    const largest = Math.max(...titles.map(({ size }) => size));
    const larger = own.find(({ level, size }) => level === 0 && size > largest + 1);
    return titles.length === 0 || larger === undefined
      ? []
      : [`${titles[0]?.words}: ${larger.words}`];
  });
}

/** Items whose words and pictures touch or cover those of another one. */
export function findCrowded({ lines, shapes }: Measured): readonly string[] {
  const places = new Map<number, Place & { readonly words: string }>();
  for (const thing of [...lines, ...shapes]) {
    const { part, left, right, top, bottom } = thing;
    const words = 'words' in thing ? thing.words : '';
    const place = places.get(part);
    places.set(part, {
      left: Math.min(left, place?.left ?? left),
      right: Math.max(right, place?.right ?? right),
      top: Math.min(top, place?.top ?? top),
      bottom: Math.max(bottom, place?.bottom ?? bottom),
      words: place?.words || words,
    });
  }
  const all = [...places.values()];
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const across = Math.max(one.left - other.right, other.left - one.right);
      const down = Math.max(one.top - other.bottom, other.top - one.bottom);
      return Math.max(across, down) < APART.items ? [`${one.words} | ${other.words}`] : [];
    }),
  );
}

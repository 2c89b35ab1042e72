import { expect, type Locator } from '@playwright/test';

/** Where two parts of a page stand: how far the second begins after the first ends, down and along the line. */
interface Distance {
  readonly down: number;
  readonly along: number;
}

/** Pixels by which a part may reach into the next one, as letters do at their edges. */
const SLACK = 2;

/**
 * Expects that two parts of a page stand one beside the other, in the direction of the line, or one below the other.
 *
 * @param isBeside whether they stand beside each other
 */
export async function expectBeside(
  first: Locator,
  second: Locator,
  isBeside: boolean,
): Promise<void> {
  const between = async (): Promise<Distance> => {
    const [one, other] = [await first.boundingBox(), await second.boundingBox()];
    if (one === null || other === null) return { down: Number.NaN, along: Number.NaN };
    const isFromRight = await first.evaluate(
      () => getComputedStyle(document.documentElement).direction === 'rtl',
    );
    return {
      down: other.y - (one.y + one.height),
      along: isFromRight ? one.x - (other.x + other.width) : other.x - (one.x + one.width),
    };
  };
  const isSo = async () => {
    const { down, along } = await between();
    return isBeside ? along >= -SLACK && down < 0 : down >= -SLACK && along < 0;
  };
  const where = isBeside ? 'one part stands beside the other' : 'one part stands below the other';
  await expect.poll(isSo, where).toBe(true);
}

/** Expects that what opens over a page stands at the end of the window's line, from its top to its bottom. */
export async function expectAtEnd(opened: Locator): Promise<void> {
  const gaps = () =>
    opened.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isFromRight = getComputedStyle(document.documentElement).direction === 'rtl';
      return [isFromRight ? left : window.innerWidth - right, top, window.innerHeight - bottom];
    });
  // A bar to scroll by may stand beside it.
  const isThere = async () => (await gaps()).every((gap) => Math.abs(gap) <= 20);
  await expect.poll(isThere, 'at the end of the line, as high as the window').toBe(true);
}

/** Scrolls so that something stands a little below the header, which may stay at the top. */
export async function scrollBelowHeader(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const covered = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const top = element.getBoundingClientRect().top + window.scrollY - covered - 20;
    window.scrollTo({ top, behavior: 'instant' });
  });
}

/**
 * Expects that what is pressed stays under the pointer though something above it closes.
 *
 * @param press presses it, and sees to it that all has opened and closed
 */
export async function expectStays(pressed: Locator, press: () => Promise<void>): Promise<void> {
  const page = pressed.page();
  // In a window so low there is room to scroll.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 300 });
  await scrollBelowHeader(pressed);
  const before = await pressed.boundingBox();
  const pointer = (before?.y ?? 0) + (before?.height ?? 0) / 2;
  await press();
  const isBelow = async () => {
    const { y = 0, height = 0 } = (await pressed.boundingBox()) ?? {};
    return pointer > y && pointer < y + height;
  };
  await expect.poll(isBelow, 'it is under the pointer still').toBe(true);
}

/** How far, in pixels, what is said of a thing stands from it at the most. */
const SAID_WITHIN = 40;

/**
 * Expects that words which say what has become of a thing are seen beside it, on a page whose clock stands still.
 *
 * @returns what says so
 */
export async function expectSaidBeside(thing: Locator, words: string): Promise<Locator> {
  const page = thing.page();
  // Who listens has the same words for themselves. What opens over a page comes after it.
  const seen = page.getByText(words, { exact: true }).and(page.locator(':not(.visually-hidden)'));
  const gap = async () => {
    // It finds its place as time passes, of which the words themselves have not much.
    await page.clock.runFor(20);
    if ((await seen.count()) === 0) return Number.POSITIVE_INFINITY;
    return gapBetween(await thing.boundingBox(), await seen.last().boundingBox());
  };
  const note = `“${words}” is seen beside it`;
  await expect.poll(gap, { message: note, intervals: [100] }).toBeLessThan(SAID_WITHIN);
  return seen;
}

/** Expects that something stands where another part of the page stood before. */
export async function expectSamePlace(part: Locator, before: Box): Promise<void> {
  const moved = async () => {
    const now = await part.boundingBox();
    if (now === null || before === null) return Number.POSITIVE_INFINITY;
    return Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y));
  };
  // A bar to scroll by may have stood beside it, and the edges of a phone be closer; a finger need not move.
  await expect.poll(moved, 'pixels between two parts of one place').toBeLessThan(30);
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** The distance between two boxes, along the line or across it; endless where one has none. */
function gapBetween(one: Box, other: Box): number {
  if (one === null || other === null) return Number.POSITIVE_INFINITY;
  const along = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width));
  const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height));
  return Math.max(along, down);
}

import { expect, type Locator } from '@playwright/test';

/** Where something stands across the window, and its size, in pixels. */
interface Box {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The share of a picture and its place that both cover. */
const SAME = 0.5;

/** The boxes of all that is shown in the place of a list that loads. */
export async function reservedPlaces(area: Locator): Promise<readonly Box[]> {
  const busy = area.locator('[aria-busy="true"]').first();
  await expect(busy).toBeAttached();
  return busy.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map((leaf) => leaf.getBoundingClientRect().toJSON()),
  );
}

/**
 * Expects that a picture has a place that was reserved while its list was loading. It may stand further down:
 * headings of groups and what filters a list come with its data.
 */
export async function expectPictureAmong(picture: Locator, places: readonly Box[]): Promise<void> {
  const covered = async () => {
    const box = await picture.boundingBox();
    return box === null ? 0 : Math.max(0, ...places.map((place) => sharedBy(box, place)));
  };
  await expect.poll(covered, 'of the picture in its place').toBeGreaterThan(SAME);
}

/** What two boxes at one height share of all that they cover, from 0 to 1. */
function sharedBy(one: Box, other: Box): number {
  const from = Math.max(one.x, other.x);
  const to = Math.min(one.x + one.width, other.x + other.width);
  const shared = Math.max(0, to - from) * Math.min(one.height, other.height);
  const all = one.width * one.height + other.width * other.height - shared;
  return all === 0 ? 0 : shared / all;
}

import { expect, type Locator } from '@playwright/test';

/** Where something stands in the window, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The share of a picture and its place that both cover. */
const SAME = 0.5;

/** What is shown in the place of a list that loads. */
export async function reservedPlaces(area: Locator): Promise<readonly Box[]> {
  const busy = area.locator('[aria-busy="true"]').first();
  await expect(busy).toBeAttached();
  return busy.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map((leaf) => leaf.getBoundingClientRect().toJSON()),
  );
}

/** Expects that a picture stands where a place was reserved while its list was loading. */
export async function expectPictureAmong(picture: Locator, places: readonly Box[]): Promise<void> {
  const covered = async () => {
    const box = await picture.boundingBox();
    return box === null ? 0 : Math.max(0, ...places.map((place) => sharedBy(box, place)));
  };
  await expect.poll(covered, 'of the picture in its place').toBeGreaterThan(SAME);
}

/** What two boxes share of all that they cover, from 0 to 1. */
function sharedBy(one: Box, other: Box): number {
  const along = (side: 'x' | 'y', length: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(one[side] + one[length], other[side] + other[length]) -
        Math.max(one[side], other[side]),
    );
  const shared = along('x', 'width') * along('y', 'height');
  const all = one.width * one.height + other.width * other.height - shared;
  return all === 0 ? 0 : shared / all;
}

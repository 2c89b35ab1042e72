import { expect, test } from 'vitest';
import { findUnfit } from '../../src/node/test-generator/suite/support/picture-sizes.ts';

const OFFERED = [480, 960, 1920];

/** A picture offered in three widths, of which a browser has taken one for a place of so many pixels. */
function pictureIn(place: number, taken: number): HTMLImageElement {
  const image = document.createElement('img');
  image.srcset = OFFERED.map((width) => `/picture-${width}.webp ${width}w`).join(', ');
  const url = new URL(`/picture-${taken}.webp`, document.baseURI).href;
  for (const [name, value] of Object.entries({
    currentSrc: url,
    clientWidth: place,
    clientHeight: place / 2,
    naturalWidth: place,
    naturalHeight: place / 2,
  })) {
    Object.defineProperty(image, name, { value });
  }
  return image;
}

test.each([
  [300, 480],
  [440, 960],
  [900, 960],
  [1400, 1920],
  [3000, 1920],
])('a place of %i pixels may have a picture of %i', (place, taken) => {
  expect(findUnfit(pictureIn(place, taken))).toBe('');
});

test.each([
  [300, 1920],
  [1400, 480],
])('a place of %i pixels has no use for a picture of %i', (place, taken) => {
  expect(findUnfit(pictureIn(place, taken))).toContain(`${taken} pixels of 480, 960, 1920`);
});

test('a picture that is offered in no sizes fits any place', () => {
  expect(findUnfit(document.createElement('img'))).toBe('');
});

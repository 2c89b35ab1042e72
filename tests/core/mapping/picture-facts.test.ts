import { describe, expect, test } from 'vitest';
import {
  findPicture,
  nameRendition,
  type PictureIndex,
} from '../../../src/core/mapping/picture-facts.ts';

const INDEX: PictureIndex = {
  '/media/lake.jpg': [400, 300, '#336699', [320]],
  '/media/lake one.jpg': [1, 2, null],
  '/media/lake%20two.jpg': [3, 4, '#000000'],
};

describe('what is known of a picture', () => {
  test.each([
    ['/media/lake.jpg', 400],
    // As the URL of a file with a blank in its name has to be written.
    ['/media/lake%20one.jpg', 1],
    ['/media/lake one.jpg', 1],
    // As an index may have written it.
    ['/media/lake%20two.jpg', 3],
    ['/media/l%61ke.jpg', 400],
    ['/media/none.jpg', undefined],
    ['/media/100%.jpg', undefined],
    ['constructor', undefined],
  ])('at %s', (src, width) => {
    expect(findPicture(INDEX, src)?.[0]).toBe(width);
  });
});

test('renditions of two formats of a picture have two names', () => {
  expect(nameRendition('/media/lake.jpg', 480, 'avif')).toBe('/media/lake.jpg.480.avif');
  expect(nameRendition('/media/lake.png', 480, 'avif')).toBe('/media/lake.png.480.avif');
});

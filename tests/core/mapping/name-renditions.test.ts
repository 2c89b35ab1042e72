import { expect, test } from 'vitest';
import { fullPicture, nameRenditions } from '../../../src/core/mapping/name-renditions.ts';

const IMAGES = [{ path: '/media/prepared/', widths: [480, 960] }];

test.each([
  [
    'what was made of it',
    '/a b.jpg',
    [400, 300, null, [320, 400]],
    {
      avif: '/a%20b.jpg.320.avif 320w, /a%20b.jpg.400.avif 400w',
      webp: '/a%20b.jpg.320.webp 320w, /a%20b.jpg.400.webp 400w',
    },
  ],
  [
    'what is encoded already',
    '/a%20b.jpg',
    [400, 300, null, [320]],
    {
      avif: '/a%20b.jpg.320.avif 320w',
      webp: '/a%20b.jpg.320.webp 320w',
    },
  ],
  [
    'what its owner has prepared',
    '/media/prepared/a.JPG',
    [400, 300, null],
    {
      avif: '/media/prepared/a-480.avif 480w, /media/prepared/a-960.avif 960w',
      webp: '/media/prepared/a-480.webp 480w, /media/prepared/a.JPG 960w',
    },
  ],
  ['nothing, where none was made', '/media/prepared/a.jpg', [400, 300, null, []], undefined],
  ['nothing, where none is prepared', '/a.jpg', undefined, undefined],
] as const)('the renditions of a picture are %s', (_, src, facts, renditions) => {
  expect(nameRenditions(src, facts, IMAGES)).toEqual(renditions);
});

test.each([
  [[1, 1, null, [320, 400]], '/a%20b.jpg.400.webp'],
  [[1, 1, null, []], '/a b.jpg'],
  [[1, 1, null], '/a b.jpg'],
  [undefined, '/a b.jpg'],
] as const)('a picture with the facts %j is shown in full as %s', (facts, url) => {
  const image = { src: '/a b.jpg', alt: '', ...(facts && { facts }) };
  expect(fullPicture(image)).toBe(url);
});

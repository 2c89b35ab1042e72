import { expect, test } from 'vitest';
import { compileSite, replaceIn } from './small-site.ts';

const IMAGES = '"widths": [240, 480] }]';
const site = replaceIn('site.json', IMAGES, `${IMAGES},\n  "imageIndex": "media/pictures.json"`);

test('what a project knows of its pictures is theirs, where it is all there', () => {
  const index = {
    '/media/lake.webp': { width: 1200, height: 800, colour: '#a0b1c2' },
    '/media/door.webp': { width: 1200, height: 800 },
    '/media/hall.webp': { width: 1200, height: 800, colour: 7 },
    '/media/roof.webp': { width: 1200, height: 800, colour: 'grey' },
    '/media/wall.webp': { width: '1200', height: 800, colour: '#a0b1c2' },
    '/media/tree.webp': 'green',
  };
  const { compiled } = compileSite({
    'site.json': site,
    'media/pictures.json': JSON.stringify(index),
  });
  expect(compiled?.pictures).toEqual({ '/media/lake.webp': [1200, 800, '#a0b1c2'] });
});

test.each([
  ['that is not there', null],
  ['that is a list', '[]'],
  ['that is no JSON', '{'],
])('an index of pictures %s is told', (_, text) => {
  const { findings } = compileSite({ 'site.json': site, 'media/pictures.json': text });
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'M009 media/pictures.json is missing or no JSON object; write it or remove the line',
  ]);
});

import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

test('a picture has the size that is known of it, and words', () => {
  const field = { src: '/media/sign.png', alt: 'A signature', facts: [120, 40, '#fff'] } as const;
  const image = show(<Block block={{ field }} />).getByRole('img');
  expect(['alt', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual([
    'A signature',
    '120',
    '40',
    'lazy',
  ]);
});

test('a picture of which nothing is known has no size of its own', () => {
  const field = { src: '/media/sign.png', alt: 'A signature' };
  const image = show(<Block block={{ field }} />).getByRole('img');
  expect(image.getAttribute('src')).toBe('/media/sign.png');
  expect([image.hasAttribute('width'), image.hasAttribute('height')]).toEqual([false, false]);
});

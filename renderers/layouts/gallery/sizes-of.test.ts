import { expect, test } from 'vitest';
import { sizesOf } from './sizes-of.ts';

const BREAKPOINTS = { xs: 0, sm: 450, tile: 750, md: 1024, lg: 1680, xl: 1920 };

test('pictures are as wide as their column at each width, and stop with the page', () => {
  const columns = { xs: 2, sm: 2, tile: 2, md: 3, lg: 4, xl: 4 };
  expect(sizesOf(columns, BREAKPOINTS).split(', ')).toEqual([
    '(min-width: 1920px) 360px',
    '(min-width: 1680px) 360px',
    '(min-width: 1440px) 480px',
    '(min-width: 1024px) 33vw',
    '(min-width: 750px) 50vw',
    '(min-width: 450px) 50vw',
    '50vw',
  ]);
});

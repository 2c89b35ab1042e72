import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { columnClasses, useColumnCount } from '../../../src/react/index.ts';
import { show, siteAround } from '../../renderers/show.tsx';

const COLUMNS = { xs: 1, sm: 1, tile: 2, md: 3, lg: 4, xl: 6 };

function Count() {
  return <p>{useColumnCount(COLUMNS, () => 7)}</p>;
}

const resize = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

afterEach(() => {
  window.innerWidth = 1024;
});

test('each width has a class for its number of columns, which holds above it or from it on', () => {
  expect(columnClasses(COLUMNS)).toBe(
    'columns-above-xs-1 columns-above-sm-1 columns-above-tile-2 columns-above-md-3 columns-above-lg-4 columns-above-xl-6',
  );
  expect(columnClasses(COLUMNS, 'from')).toMatch(/^columns-from-xs-1 .* columns-from-xl-6$/);
});

test('there are as many columns as the window is wide enough for, and others once it changes', () => {
  show(<Count />);
  const counts = [300, 749, 750, 1023, 1024, 1679, 1680, 1920, 320].map((width) => {
    resize(width);
    return screen.getByRole('paragraph').textContent;
  });
  expect(counts).toEqual(['1', '1', '2', '2', '3', '3', '4', '6', '1']);
});

test('in the HTML there are as many as that was made with', () => {
  expect(renderToString(siteAround(<Count />))).toContain('>7<');
});

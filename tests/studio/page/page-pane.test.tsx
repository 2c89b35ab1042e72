import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PagePane } from '../../../src/studio/page/page-pane.tsx';
import { openWindow } from '../open-window.tsx';

test('the page is on its way before the site is known', () => {
  openWindow(<PagePane site={undefined} />, {});
  expect(screen.getByTitle('The page as readers see it').getAttribute('src')).toBe('/');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../open-page.tsx';

test.each([
  ['a page of its own', '/plants/houses', 'Glasshouses'],
  ['the list that an item is in', '/plants/fern/ferns-1', 'Ferns'],
])('the menu of a section marks as current %s', async (_, url, title) => {
  await openPage(url);
  const side = within(screen.getByRole('navigation', { name: 'Plants pages' }));
  const current = side.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  const marks = current.map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marks).toEqual([[title, 'page']]);
});

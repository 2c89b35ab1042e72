import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../tests/react/open-page.tsx';

const { openPage } = openSite('tests/sites/museum');

/** More pictures than the page begins with. */
const PICTURES = Array.from({ length: 24 }, (_, index) => ({
  id: `shot-${index}`,
  name: `Shot ${index}`,
  picture: '/media/photographs/coast-1.jpg',
}));

test('a URL leads to a picture that is further down in the list than the page begins with', async () => {
  await openPage('/collection/photographs#picture-shot-23', {
    language: 'en',
    change: ({ pathname }) =>
      pathname === '/api/photographs' ? Response.json(PICTURES) : undefined,
  });
  expect(await screen.findByRole('dialog', { name: 'Shot 23' })).toBeDefined();
});

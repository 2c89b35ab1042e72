import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSite } from '../../../tests/react/open-page.tsx';

const { openPage } = openSite('tests/sites/museum');

/** More pictures than the page begins with. */
const PICTURES = Array.from({ length: 24 }, (_, index) => ({
  id: `shot-${index}`,
  name: `Shot ${index}`,
  picture: '/media/photographs/coast-1.jpg',
}));

const change = ({ pathname }: { readonly pathname: string }) =>
  pathname === '/api/photographs' ? Response.json(PICTURES) : undefined;

test('who opens a picture is told of all in the list, and goes through them', async () => {
  const { router } = await openPage('/collection/photographs', { language: 'en', change });
  const [first] = await screen.findAllByRole('link', { name: /Shot 0/ });
  if (first === undefined) throw new Error('There is no picture');
  await userEvent.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Shot 0' });
  // What is below stays where it is.
  expect(router.state.preventScrollReset).toBe(true);
  await waitFor(() =>
    expect(within(dialog).getByRole('status').textContent).toMatch(/\b1\b.*\b24\b/),
  );
});

test('a URL leads to a picture that is further down in the list than the page begins with', async () => {
  await openPage('/collection/photographs#picture-shot-23', {
    language: 'en',
    change,
  });
  expect(await screen.findByRole('dialog', { name: 'Shot 23' })).toBeDefined();
});

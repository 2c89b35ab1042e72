import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../open-page.tsx';

/** Two slices of twenty, and a part of a third. */
const SHRUBS = Array.from({ length: 45 }, (_, index) => ({
  id: `shrub-${index}`,
  name: `Shrub ${index}`,
}));

test('a list that grows announces by how many items, until it has all', async () => {
  const { main } = await openPage('/plants/shrubs', {
    change: ({ pathname }) =>
      pathname.endsWith('/collection/shrubs') ? Response.json(SHRUBS) : undefined,
  });
  const items = () => main().querySelectorAll('li h2').length;
  const more = () => within(main()).queryByRole('link', { name: 'Load more' });
  const status = () => within(main()).getByRole('status').textContent;
  const press = () => userEvent.click(within(main()).getByRole('link', { name: 'Load more' }));

  await waitFor(() => expect(items()).toBe(20));
  expect(status()).toBe('');
  await press();
  await waitFor(() => expect(items()).toBe(40));
  expect(status()).toBe('Loaded 20 more');
  await press();
  await waitFor(() => expect(items()).toBe(45));
  expect(status()).toBe('Loaded 5 more');
  expect(more()).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../open-page.tsx';

test('a list that takes longer than its page waits says that it is loading, until it is there', async () => {
  const answer = Promise.withResolvers<Response>();
  const { main } = await openPage('/plants/shrubs', {
    change: ({ pathname }) =>
      pathname.endsWith('/collection/shrubs') ? answer.promise : undefined,
  });
  const busy = main().querySelector<HTMLElement>('[aria-busy="true"]');
  if (busy === null) throw new Error('Nothing says that the list is loading');
  expect(within(busy).getByRole('status').textContent).toBe('Loading');
  // What stands in the place of the items is for the eye alone.
  expect(busy.querySelector('[aria-hidden="true"]')?.childElementCount).toBeGreaterThan(0);
  expect(main().textContent).not.toContain('There is nothing here yet.');
  expect(within(main()).queryByRole('link', { name: 'Load more' })).toBeNull();
  // Without scripts the page says what can be done.
  expect(main().querySelector('noscript')).not.toBeNull();
  await act(async () => answer.resolve(Response.json([{ id: 'a', name: 'Box' }])));
  await waitFor(() => expect(main().querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.getByRole('heading', { level: 2, name: 'Box' })).toBeDefined();
});

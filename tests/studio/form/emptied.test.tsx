import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openForm } from './open-form.tsx';

const LIST = {
  manifestVersion: 2,
  route: '/people/everybody',
  view: {
    source: { endpoint: '/people', paging: 'client' },
    layout: { type: 'card-list', columns: { lg: 2 }, item: { title: 'name' } },
  },
};
const LAYOUT = ['view', 'layout'];

test('an object goes with its last value, once its form is left', async () => {
  const form = openForm(LIST, LAYOUT);
  const user = userEvent.setup();
  const columns = await screen.findByRole('spinbutton', { name: 'Lg' });
  await user.clear(columns);
  await waitFor(() => expect(form.said().view.layout.columns).toEqual({}));
  // Who has cleared an input may write something else into it.
  expect(screen.getByRole('spinbutton', { name: 'Lg' })).toBe(columns);
  await user.click(document.body);
  await waitFor(() => expect(form.said().view.layout).not.toHaveProperty('columns'));
  expect(form.said().view.layout).toEqual({ type: 'card-list', item: { title: 'name' } });
});

test('what is cleared and written anew stays where it was', async () => {
  const form = openForm(LIST, LAYOUT);
  const user = userEvent.setup();
  const columns = await screen.findByRole('spinbutton', { name: 'Lg' });
  await user.clear(columns);
  await waitFor(() => expect(form.said().view.layout.columns).toEqual({}));
  await user.type(columns, '3');
  await user.tab();
  await waitFor(() => expect(form.said().view.layout.columns).toEqual({ lg: 3 }));
  await user.click(document.body);
  expect(form.said().view.layout.columns).toEqual({ lg: 3 });
});

test('an object in whose form somebody goes on stays until that is left', async () => {
  const form = openForm(LIST, [...LAYOUT, 'columns']);
  const user = userEvent.setup();
  const columns = await screen.findByRole('spinbutton', { name: 'Lg' });
  await user.clear(columns);
  await waitFor(() => expect(form.said().view.layout.columns).toEqual({}));
  expect(document.activeElement).toBe(columns);
  form.select(['route']);
  await waitFor(() => expect(form.said().view.layout).not.toHaveProperty('columns'));
});

test.each([0, 600])(
  'an input that is cleared and left after %i ms takes its object along',
  async (ms) => {
    const form = openForm(LIST, LAYOUT);
    const user = userEvent.setup();
    await user.clear(await screen.findByRole('spinbutton', { name: 'Lg' }));
    await new Promise((resolve) => setTimeout(resolve, ms));
    await user.click(document.body);
    await waitFor(() => expect(form.said().view.layout).not.toHaveProperty('columns'));
  },
);

test('the one slot of an item stays an item, which is required', async () => {
  const form = openForm(LIST, [...LAYOUT, 'item', 'title']);
  const user = userEvent.setup();
  const title = await screen.findByRole('combobox', { name: 'Title' });
  await user.clear(title);
  await user.tab();
  await waitFor(() => expect(form.said().view.layout.item).toEqual({}));
  form.select(['route']);
  expect(within(document.body).queryAllByRole('combobox', { name: 'Title' })).toEqual([]);
  expect(form.said().view.layout.item).toEqual({});
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openForm } from './open-form.tsx';

const PAGE = {
  manifestVersion: 2,
  route: '/people/everybody',
  menu: { title: { en: 'Everybody', de: 'Alle' }, italic: true },
  view: {
    source: { endpoint: '/people/{id}' },
    layout: { type: 'detail', blocks: [{ type: 'email', field: 'email', copy: true }] },
  },
};

test.each([
  ['Copy', ['view', 'layout', 'blocks', 0]],
  ['Italic', ['menu']],
])('the switch %s has a name, and what the schemas say of it', async (name, path) => {
  const form = openForm(PAGE, path);
  const user = userEvent.setup();
  const own = await screen.findByRole('switch', { name });
  expect(own).toHaveProperty('checked', true);
  const field = within(own.closest<HTMLElement>('[data-path]') ?? document.body);
  expect(field.getByText(name)).toBeDefined();
  expect(field.getByRole('button', { name: `${name} information` })).toBeDefined();
  await user.click(own);
  await waitFor(() => expect(form.text()).toContain(`"${name.toLowerCase()}": false`));
});

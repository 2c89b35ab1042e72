import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openForm } from './open-form.tsx';

/** Written as nobody's printer would. */
const PAGE = `{
  "manifestVersion": 2,
  "route": "/people/everybody",
  "view": {
    "source": { "endpoint": "/people", "paging": "client" },
    "layout": {
      "type": "card-list",
      "item": {
        "title": "name", "subtitle": "title",
        "summary": { "field":   "introduction" }
      }
    }
  }
}
`;

async function choose(name: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change the layout' }));
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^${name}`), hidden: true }),
  );
}

test('a layout that is chosen again is written as it was', async () => {
  const form = openForm(PAGE, ['view', 'layout']);
  for (const name of ['table', 'grid']) {
    await choose(name);
    await waitFor(() => expect(form.said().view.layout.type).toBe(name));
  }
  await choose('card-list');
  await waitFor(() => expect(form.said().view.layout.type).toBe('card-list'));
  expect(form.text()).toBe(PAGE);
});

test('what has been changed meanwhile is changed in it, and nothing else', async () => {
  const form = openForm(PAGE, ['view', 'layout']);
  await choose('grid');
  const user = userEvent.setup();
  const title = await screen.findByRole('combobox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'title{Tab}');
  await waitFor(() => expect(form.said().view.layout.item.title).toBe('title'));
  await choose('card-list');
  await waitFor(() => expect(form.said().view.layout.type).toBe('card-list'));
  expect(form.text()).toBe(PAGE.replace('"title": "name"', '"title": "title"'));
});

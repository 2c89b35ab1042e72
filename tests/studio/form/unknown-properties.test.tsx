import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioFinding } from '../../../src/core/studio/data.ts';
import type { JsonPath } from '../../../src/studio/model/json-path.ts';
import { FILE, openForm } from './open-form.tsx';

const PAGE = {
  manifestVersion: 2,
  route: '/people/everybody',
  color: 'red',
  view: {
    source: { endpoint: '/people' },
    layout: {
      type: 'card-list',
      item: { title: { field: 'name', shout: true }, headline: 'title' },
    },
  },
  extensions: { note: 'ours' },
};

test.each<[name: string, at: JsonPath, path: JsonPath]>([
  ['color', [], ['color']],
  ['headline', ['view', 'layout'], ['view', 'layout', 'item', 'headline']],
])(
  'a property that is not known, %s, is shown with what is said of it, and removed',
  async (name, at, path) => {
    const finding: StudioFinding = {
      file: FILE,
      line: 1,
      column: 1,
      path,
      code: 'M100',
      severity: 'error',
      message: `unknown property "${name}"`,
    };
    const form = openForm(PAGE, at, [finding]);
    const list = await screen.findByRole('group', { name: /not known/ });
    expect(within(list).getByText(`unknown property "${name}"`)).toBeDefined();
    await userEvent.setup().click(within(list).getByRole('button', { name: `Remove ${name}` }));
    await waitFor(() => expect(form.edits).toHaveLength(1));
    const removed = JSON.stringify(PAGE, (key, value) => (key === name ? undefined : value));
    expect(JSON.stringify(form.said())).toBe(removed);
    expect(screen.queryByRole('group', { name: /not known/ })).toBeNull();
  },
);

test('one among the options of a slot is removed there', async () => {
  const form = openForm(PAGE, ['view', 'layout']);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options of Title: 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove shout' }));
  await waitFor(() => expect(form.said().view.layout.item.title).toBe('name'));
});

test('what every file may have is none of them', async () => {
  openForm({ ...PAGE, $schema: '../../schemas/page.schema.json', color: undefined }, []);
  await screen.findByText('Route');
  expect(
    screen.queryByRole('button', { name: /^Remove (\$schema|extensions|manifestVersion)/ }),
  ).toBeNull();
});

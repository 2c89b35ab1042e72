import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FILE, openForm } from './open-form.tsx';

const LIST = {
  manifestVersion: 2,
  route: '/people/everybody',
  menu: { title: { en: 'Everybody', de: 'Alle' } },
  view: {
    source: { endpoint: '/people', paging: 'client' },
    layout: {
      type: 'card-list',
      item: { title: 'name', summary: { field: 'introduction', clamp: 2 } },
    },
  },
  extensions: { note: 'ours' },
};
const BLOCKS = [
  { type: 'text', field: 'title' },
  { type: 'email', field: 'email' },
  { type: 'rich-text', field: 'introduction' },
];
const DETAIL = {
  ...LIST,
  view: { source: { endpoint: '/people/{id}' }, layout: { type: 'detail', blocks: BLOCKS } },
};

test('a slot is filled with a field of the answer, and its options stay', async () => {
  const form = openForm(LIST, ['view', 'layout', 'item', 'title']);
  const user = userEvent.setup();
  const slot = await screen.findByRole('combobox', { name: 'Summary' });
  expect(slot).toHaveProperty('value', 'introduction');
  await user.clear(slot);
  await user.type(slot, 'title{Tab}');
  await waitFor(() => expect(form.edits).toHaveLength(1));
  expect(form.said().view.layout.item.summary).toEqual({ field: 'title', clamp: 2 });
  expect(form.edits[0]?.changes[0]?.file).toBe(FILE);
  expect({ ...form.said(), view: undefined }).toEqual({ ...LIST, view: undefined });
});

test('a slot that is emptied goes, and one that was empty is there to be filled', async () => {
  const form = openForm(LIST, ['view', 'layout', 'item', 'title']);
  const user = userEvent.setup();
  const subtitle = await screen.findByRole('combobox', { name: 'Subtitle' });
  await user.type(subtitle, 'title{Tab}');
  await waitFor(() => expect(form.said().view.layout.item.subtitle).toBe('title'));
  await user.clear(screen.getByRole('combobox', { name: 'Summary' }));
  await user.tab();
  await waitFor(() => expect(form.said().view.layout.item).not.toHaveProperty('summary'));
});

test.each(['{Tab}', '{Enter}'])(
  'what is emptied in an open list of values is no value of it, by %s',
  async (key) => {
    const form = openForm(LIST, ['view', 'layout', 'item', 'title']);
    const user = userEvent.setup();
    const summary = await screen.findByRole('combobox', { name: 'Summary' });
    await user.click(summary);
    await screen.findByRole('option', { name: /^name/ });
    await user.clear(summary);
    await user.keyboard(key);
    await waitFor(() => expect(form.said().view.layout.item).toEqual({ title: 'name' }));
  },
);

test('the beginning of a value is what was typed, unless one goes to the value', async () => {
  const form = openForm(LIST, ['view', 'layout', 'item', 'title']);
  const user = userEvent.setup();
  const subtitle = await screen.findByRole('combobox', { name: 'Subtitle' });
  await user.type(subtitle, 'ti{Tab}');
  await waitFor(() => expect(form.said().view.layout.item.subtitle).toBe('ti'));
  await user.type(screen.getByRole('combobox', { name: 'Note' }), 'ti{ArrowDown}{Tab}');
  await waitFor(() => expect(form.said().view.layout.item.note).toBe('title'));
});

test('what is wrong is said once, in the words of the check', async () => {
  const path = ['view', 'layout', 'columns', 'lg'];
  const layout = { ...LIST.view.layout, columns: { lg: 99 } };
  openForm({ ...LIST, view: { ...LIST.view, layout } }, path, [
    {
      file: FILE,
      line: 1,
      column: 1,
      path,
      code: 'M106',
      severity: 'error',
      message: '"lg" is 99',
    },
  ]);
  expect((await screen.findByText('"lg" is 99')).textContent).toBe('"lg" is 99');
});

test('a route that is changed by itself leaves links behind, and what moves them is named', async () => {
  const form = openForm(LIST, []);
  const user = userEvent.setup();
  const route = await screen.findByRole('textbox', { name: 'Route' });
  await user.clear(route);
  await user.type(route, '/people/all{Tab}');
  await waitFor(() => expect(form.said().route).toBe('/people/all'));
  expect(form.noticed()).toContain('“Move the page, or change its route”');
});

test('a warning is no error', async () => {
  const route = { file: FILE, line: 1, column: 1, path: ['route'], code: 'M238' };
  openForm(LIST, [], [{ ...route, severity: 'warning', message: 'leads nowhere yet' }]);
  expect(await screen.findByText('leads nowhere yet')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Route' }).getAttribute('aria-invalid')).toBeNull();
});

test('what fills a slot is exchanged with the next one by Alt with an arrow key', async () => {
  const form = openForm(LIST, ['view', 'layout', 'item', 'title']);
  await screen.findByRole('combobox', { name: 'Summary' });
  const handle = screen.getByRole('button', { name: 'Exchange Summary with another slot' });
  fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true });
  await waitFor(() =>
    expect(form.said().view.layout.item).toEqual({
      title: 'name',
      note: { field: 'introduction', clamp: 2 },
    }),
  );
  expect(form.edits).toHaveLength(1);
});

test('the buttons that open lists are named after their fields', async () => {
  openForm({ ...LIST, menu: { title: 'menu.everybody' } }, []);
  await screen.findByRole('combobox', { name: 'Key of Title' });
  expect(screen.getByRole('button', { name: 'Values for Key of Title' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

test('another layout keeps the slots that it has too', async () => {
  const form = openForm(LIST, ['view', 'layout']);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change the layout' }));
  await user.click(await screen.findByRole('button', { name: /^masonry/, hidden: true }));
  await waitFor(() => expect(form.said().view.layout.type).toBe('masonry'));
  expect(form.said().view.layout.item).toEqual(LIST.view.layout.item);
});

test('paging is changed to one of its values, with the schema’s own words beside it', async () => {
  const form = openForm(LIST, ['view', 'source', 'paging']);
  const user = userEvent.setup();
  const paging = await screen.findByRole('combobox', { name: /^Paging/ });
  const values = within(paging).getAllByRole('option');
  expect(values.map((option) => option.getAttribute('value'))).toEqual([
    '',
    'none',
    'client',
    'server',
  ]);
  // What stands for nothing said is told from what says the same.
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'By default: none',
    'none',
    'client',
    'server',
  ]);
  await user.selectOptions(paging, 'server');
  await waitFor(() => expect(form.said().view.source.paging).toBe('server'));
});

test('what is typed in one input is one step, and each choice is a step of its own', async () => {
  const form = openForm(LIST, ['view', 'source', 'paging']);
  const user = userEvent.setup();
  for (const paging of ['server', 'client', 'server']) {
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Paging/ }), paging);
    await waitFor(() => expect(form.said().view.source.paging).toBe(paging));
  }
  form.select(['menu', 'title']);
  const title = (language: string) =>
    screen.findByRole('textbox', { name: `Title in ${language}` });
  for (const [language, words] of [
    ['Deutsch', ' A'],
    ['Deutsch', 'B'],
    ['English', ' C'],
  ] as const) {
    await user.type(await title(language), `${words}{Tab}`);
    await waitFor(() => expect(form.text()).toContain(words));
  }
  const merges = form.edits.map(({ merge }) => merge);
  expect(merges.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  // The keys of one input share a step, whenever they were typed.
  const typed = merges.slice(3);
  const steps = typed.filter((key, index) => key !== typed[index - 1]);
  expect(steps).toHaveLength(2);
  expect(steps).not.toContain(undefined);
});

test('a text is written in each language, and a language that is emptied goes', async () => {
  const form = openForm(LIST, ['menu', 'title']);
  const user = userEvent.setup();
  const german = await screen.findByRole('textbox', { name: 'Title in Deutsch' });
  await user.clear(german);
  await user.type(german, 'Alle Leute{Tab}');
  await waitFor(() => expect(form.said().menu.title.de).toBe('Alle Leute'));
  await user.clear(screen.getByRole('textbox', { name: 'Title in English' }));
  await user.tab();
  await waitFor(() => expect(form.said().menu.title).toEqual({ de: 'Alle Leute' }));
});

test('blocks are moved by Alt with an arrow key, removed and opened', async () => {
  const form = openForm(DETAIL, ['view', 'layout']);
  const user = userEvent.setup();
  const list = await screen.findByRole('group', { name: 'Blocks' });
  const rows = () => within(list).getAllByRole('listitem');
  const [first] = rows();
  expect(first).toBeDefined();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown', altKey: true });
  await waitFor(() =>
    expect(form.said().view.layout.blocks).toEqual([BLOCKS[1], BLOCKS[0], BLOCKS[2]]),
  );
  await user.click(within(list).getByRole('button', { name: 'Remove rich-text · introduction' }));
  await waitFor(() => expect(form.said().view.layout.blocks).toEqual([BLOCKS[1], BLOCKS[0]]));
  await user.click(within(list).getByRole('button', { name: /^text · title/ }));
  expect(form.selected()).toEqual(['view', 'layout', 'blocks', 1]);
});

test('what the checks have found stands at the part that it is about', async () => {
  openForm(
    LIST,
    ['view', 'layout'],
    [
      {
        file: FILE,
        line: 12,
        column: 9,
        path: ['view', 'layout', 'item', 'title'],
        code: 'M204',
        severity: 'error',
        message: 'unknown field "name"',
      },
    ],
  );
  const slot = await screen.findByRole('combobox', { name: 'Title' });
  await waitFor(() => expect(slot.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('unknown field "name"')).toBeDefined();
});

test('a form without a change changes nothing of the file', async () => {
  const form = openForm(LIST, []);
  await screen.findByRole('textbox', { name: 'Title in Deutsch' });
  const before = form.text();
  const user = userEvent.setup();
  for (let pressed = 0; pressed < 25; pressed += 1) await user.tab();
  expect(form.edits).toEqual([]);
  expect(form.text()).toBe(before);
});

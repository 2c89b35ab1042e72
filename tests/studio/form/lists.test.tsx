import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openForm } from './open-form.tsx';

const TEXT = { type: 'text', field: 'title' };
const EMAIL = { type: 'email', field: 'email', copy: true };
const HISTORY = { type: 'rich-text', field: 'introduction', heading: { en: 'About', de: 'Über' } };
const PLACE = { type: 'text', field: 'place', label: { en: 'Place', de: 'Ort' } };
const DETAIL = {
  manifestVersion: 2,
  route: '/people/everybody',
  view: {
    source: { endpoint: '/people/{id}' },
    layout: { type: 'detail', title: 'name', blocks: [TEXT, EMAIL, HISTORY, PLACE] },
  },
};
const LAYOUT = ['view', 'layout'];

type Form = ReturnType<typeof openForm>;

const blocksOf = (form: Form) => form.said().view.layout.blocks;

async function listOf(name: string) {
  const list = await screen.findByRole('group', { name });
  const rows = () => within(list).getAllByRole('listitem');
  return { list, rows, rowAt: (index: number) => rows()[index] as HTMLElement };
}

test('an entry is moved by keys as often as one presses, and the focus goes with it', async () => {
  const form = openForm(DETAIL, LAYOUT);
  const user = userEvent.setup();
  const { list, rowAt } = await listOf('Blocks');
  const last = within(list).getByRole('button', { name: /^text · place/ });
  last.focus();
  for (const [index, blocks] of [
    [2, [TEXT, EMAIL, PLACE, HISTORY]],
    [1, [TEXT, PLACE, EMAIL, HISTORY]],
    [0, [PLACE, TEXT, EMAIL, HISTORY]],
    [0, [PLACE, TEXT, EMAIL, HISTORY]],
  ] as const) {
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(blocksOf(form)).toEqual(blocks));
    const [own] = within(rowAt(index)).getAllByRole('button');
    expect(document.activeElement).toBe(own);
    expect(own?.textContent).toContain('place');
  }
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await waitFor(() => expect(blocksOf(form)).toEqual([TEXT, EMAIL, PLACE, HISTORY]));
  expect(document.activeElement?.textContent).toContain('place');
  expect(form.edits).toHaveLength(5);
});

test('entries are moved by pointer one after the other, and each stays as it was written', async () => {
  const form = openForm(DETAIL, LAYOUT);
  const { rowAt } = await listOf('Blocks');
  const lines = form.text().split('\n').toSorted();
  for (const blocks of [
    [HISTORY, TEXT, EMAIL, PLACE],
    [EMAIL, HISTORY, TEXT, PLACE],
    [TEXT, EMAIL, HISTORY, PLACE],
    [HISTORY, TEXT, EMAIL, PLACE],
  ]) {
    drag(rowAt(2), rowAt(0));
    await waitFor(() => expect(blocksOf(form)).toEqual(blocks));
  }
  expect(form.text().split('\n').toSorted()).toEqual(lines);
});

test('what is edited after a move is edited where it stands by then', async () => {
  const form = openForm(DETAIL, LAYOUT);
  const user = userEvent.setup();
  const { list, rowAt } = await listOf('Blocks');
  fireEvent.keyDown(rowAt(0), { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(rowAt(3), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(blocksOf(form)).toEqual([EMAIL, TEXT, PLACE, HISTORY]));
  await user.click(within(list).getByRole('button', { name: /^Remove text · title/ }));
  await waitFor(() => expect(blocksOf(form)).toEqual([EMAIL, PLACE, HISTORY]));
  const title = screen.getByRole('combobox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'title{Tab}');
  await waitFor(() => expect(form.said().view.layout.title).toBe('title'));
  expect(blocksOf(form)).toEqual([EMAIL, PLACE, HISTORY]);
});

test('another frame takes the views in the order that they were moved to', async () => {
  const view = {
    source: { endpoint: '/people' },
    layout: { type: 'grid', item: { title: 'name' } },
  };
  const tab = (id: string) => ({ id, title: { en: id, de: id }, view });
  const tabs = ['a', 'b', 'c'].map(tab);
  const form = openForm(
    { ...DETAIL, view: undefined, frame: { type: 'tabs', label: 'home.all', tabs } },
    ['frame'],
  );
  const user = userEvent.setup();
  const { rowAt } = await listOf('Tabs');
  const ids = (): string[] => form.said().frame.tabs.map(({ id }: { id: string }) => id);
  for (const [index, order] of [
    [2, ['a', 'c', 'b']],
    [1, ['c', 'a', 'b']],
    [2, ['c', 'b', 'a']],
  ] as const) {
    fireEvent.keyDown(rowAt(index), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(ids()).toEqual(order));
  }
  await user.click(screen.getByRole('button', { name: 'Change the frame' }));
  await user.click(await screen.findByRole('button', { name: /^stack/, hidden: true }));
  const parts = ['c', 'b', 'a'].map((id) => ({ type: 'view', ...tab(id) }));
  await waitFor(() => expect(form.said().frame.parts).toEqual(parts));
});

test('what is typed in an entry is moved with it', async () => {
  const form = openForm({ ...DETAIL, aliases: ['/one', '/two', '/three'] }, []);
  const user = userEvent.setup();
  const { list } = await listOf('Aliases');
  const first = within(list).getByRole('textbox', { name: /1$/ });
  await user.type(first, '-more');
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await waitFor(() => expect(form.said().aliases).toEqual(['/two', '/three', '/one-more']));
  expect(document.activeElement).toHaveProperty('value', '/one-more');
});

test('notes of guesses go where another entry stands in their place, and stay elsewhere', async () => {
  const note = (index: number) => `view.layout.blocks.${index} (text): name, because it is short`;
  const noted = { ...DETAIL, extensions: { 'x-review': [note(0), note(1), note(3)] } };
  const form = openForm(noted, LAYOUT);
  const { rowAt } = await listOf('Blocks');
  fireEvent.keyDown(rowAt(1), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(blocksOf(form)).toEqual([TEXT, HISTORY, EMAIL, PLACE]));
  expect(form.said().extensions).toEqual({ 'x-review': [note(0), note(3)] });
  expect(form.edits).toHaveLength(1);
});

test('a line shows at which side of an entry what is dragged comes to stand', async () => {
  openForm(DETAIL, LAYOUT);
  const { rowAt } = await listOf('Blocks');
  drag(rowAt(1), rowAt(2), false);
  expect(rowAt(2).dataset.over).toBe('after');
  drag(rowAt(1), rowAt(0), false);
  expect([rowAt(0).dataset.over, rowAt(2).dataset.over]).toEqual(['before', undefined]);
  drag(rowAt(1), rowAt(1), false);
  expect(rowAt(1).dataset.over).toBeUndefined();
});

function drag(from: HTMLElement, to: HTMLElement, isDropped = true): void {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
    effectAllowed: 'move',
  };
  for (const [act, target] of [
    ['dragStart', from],
    ['dragOver', to],
    ...(isDropped ? [['drop', to] as const] : []),
  ] as const) {
    const event = createEvent[act](target);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(target, event);
  }
}

test('a view that is added shows what another one of the page does, by which it has no error', async () => {
  const view = {
    source: { endpoint: '/publications', paging: 'client' },
    layout: { type: 'card-list', item: { title: 'heading' } },
  };
  const part = { type: 'view', id: 'topics', title: 'home.topics', view };
  const text = { type: 'markdown', id: 'theses', title: 'home.theses', file: 'join/theses' };
  const form = openForm(
    { manifestVersion: 2, route: '/join', frame: { type: 'stack', parts: [part, text] } },
    ['frame'],
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add to parts' }));
  await user.click(await screen.findByRole('button', { name: /^view ?A view/, hidden: true }));
  await waitFor(() => expect(form.said().frame.parts).toHaveLength(3));
  const added = form.said().frame.parts[2];
  expect(added).toMatchObject({ type: 'view', view });
  expect(added.id).not.toBe('topics');
});

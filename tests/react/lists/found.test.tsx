import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  type ListFacts,
  type ListModel,
  type ListState,
  startList,
} from '../../../src/core/index.ts';
import { listComponents } from '../../../src/react/lists/index.ts';
import { FILTERS, listOf, SORT } from '../../core/lists/list-of.ts';
import { show, siteAround } from '../../renderers/show.tsx';

const { Controls, Items } = listComponents;
const words = { remove: { en: 'Remove {{filter}}' } };
const LIST: ListModel = { ...listOf({ filters: FILTERS }), words };
const TIMED: ListModel = {
  ...listOf({ time: { field: 'date', end: undefined, parameter: 'time' } }),
  words: { upcoming: { en: 'Upcoming' }, past: { en: 'Past' } },
};
const FACTS: ListFacts = {
  total: 7,
  values: { kind: [{ value: 'book', count: 2 }] },
  years: {},
  without: {},
  times: undefined,
  groups: undefined,
};

const controls = (list = LIST, state: Partial<ListState> = {}) => (
  <Controls list={list} state={{ ...startList(0), status: 'ready', facts: FACTS, ...state }}>
    {null}
  </Controls>
);
const status = () => screen.getByRole('status');

test('how many there are is said, and nothing while a list is loading', () => {
  show(controls());
  expect(status().textContent).toBe('ui.results');
});

test('while a list is loading its number is not that of the one before', () => {
  show(controls(LIST, { status: 'loading' }));
  expect(status().textContent).toBe('');
});

test('the form keeps the values that were known while another list is loading', () => {
  const { rerender } = show(controls());
  const options = () => screen.getByLabelText('Kind').querySelectorAll('option').length;
  expect(options()).toBe(2);
  rerender(siteAround(controls(LIST, { status: 'loading', facts: undefined })));
  expect(options()).toBe(2);
});

test('the focus comes to the number where the link that dropped a choice is gone', async () => {
  show(controls(), '/talks?kind=book');
  expect(status().tabIndex).toBe(-1);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('link', { name: 'Remove Kind: book' }));
  await act(async () => undefined);
  expect(document.activeElement).toBe(status());
});

test('it stays where the reader has it', async () => {
  show(controls(), '/talks?kind=book&words=oak');
  screen.getByLabelText('Words').focus();
  const link = screen.getByRole('link', { name: 'Remove Kind: book' });
  await act(async () => link.click());
  expect(document.activeElement).toBe(screen.getByLabelText('Words'));
});

test('it stays on the page where nothing else is chosen', async () => {
  const { rerender } = show(controls(), '/talks?kind=book');
  rerender(siteAround(controls(LIST, { status: 'loading' }), '/talks?kind=book'));
  expect(document.activeElement).toBe(document.body);
});

test('where upcoming and past say their numbers it is said to those who listen alone', () => {
  const isHidden = () => status().className === 'visually-hidden';
  const { unmount } = show(
    controls(TIMED, { facts: { ...FACTS, times: { upcoming: 7, past: 3 } } }),
  );
  expect(isHidden()).toBe(true);
  unmount();
  const { unmount: close } = show(controls(TIMED));
  expect(isHidden()).toBe(false);
  close();
  show(
    controls(
      { ...TIMED, filters: FILTERS },
      { facts: { ...FACTS, times: { upcoming: 1, past: 3 } } },
    ),
  );
  expect(isHidden()).toBe(false);
});

test('what is upcoming and what is past can be chosen before anything is known of the list', () => {
  show(controls(TIMED, { status: 'loading', facts: undefined }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Upcoming',
    'Past',
  ]);
  expect(status().className).not.toBe('visually-hidden');
});

test('what is worked with on a page about the list is named by its words alone', () => {
  show(controls({ ...LIST, words: { ...words, filters: { en: 'Filters' } } }));
  const form = screen.getByRole('form', { name: 'Filters' });
  expect([form.id, form.getAttribute('aria-labelledby')]).toEqual(['', null]);
});

test('of a list of which nothing is known yet a choice can be dropped', () => {
  show(
    <Items list={LIST} state={startList(0)} pageSize={20} empty={null}>
      {() => null}
    </Items>,
    '/talks?kind=book',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/talks?lang=en');
});

test('a list with one order, which has no field, is worked with as others are', async () => {
  const [newest] = SORT.options;
  const sort = { ...SORT, options: newest === undefined ? [] : [newest] };
  show(controls({ ...LIST, sort }), '/talks?kind=book');
  await userEvent.click(screen.getByRole('link', { name: 'Remove Kind: book' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('');
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ListFacts, ListModel } from '../../../src/core/index.ts';
import { startList } from '../../../src/core/index.ts';
import { listComponents } from '../../../src/react/lists/index.ts';
import { FILTERS, listOf, SORT } from '../../core/lists/list-of.ts';
import { show } from '../../renderers/show.tsx';

const { Controls, Items } = listComponents;
const NAMES = {
  all: 'All',
  from: 'From',
  to: 'To',
  sort: 'Sort by',
  apply: 'Show',
  chosen: 'Chosen',
  remove: 'Remove {{filter}}',
  removeAll: 'Remove all',
  nothing: 'Nothing matches',
  nothingWithout: 'Show without {{filter}}',
  noneUpcoming: 'Nothing to come',
  nonePast: 'Nothing is over',
  filters: 'Filters',
};
const words = Object.fromEntries(Object.entries(NAMES).map(([name, en]) => [name, { en }]));
const KINDS = { paper: { en: 'Papers' }, book: { en: 'Books' } };
const [kind, ...others] = FILTERS;
const LIST: ListModel = {
  ...listOf({ filters: [{ ...kind, words: KINDS } as (typeof FILTERS)[0], ...others], sort: SORT }),
  words,
};
const FACTS: ListFacts = {
  total: 7,
  values: {
    kind: [
      { value: 'talk', count: 1 },
      { value: 'book', count: 2 },
      { value: 'paper', count: 4 },
    ],
    person: [{ value: 'An', count: 3 }],
  },
  years: { year: { first: 1999, last: 2024 } },
  without: {},
  times: undefined,
  groups: undefined,
};

/** Shows what a list is worked with by. */
function showControls(at = '/talks', list = LIST, facts: ListFacts | null = FACTS) {
  const state = { ...startList(0), status: 'ready', ...(facts && { facts }) } as const;
  return show(
    <Controls list={list} state={state}>
      <p>The list</p>
    </Controls>,
    at,
  );
}

const optionsOf = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent, value }) => [value, textContent]);
const chosenIn = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const hidden = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
    name,
    value,
  ]);

describe('a form', () => {
  test('offers values in the order of their words, with their numbers, and others after those', () => {
    showControls();
    expect(optionsOf('Kind')).toEqual([
      ['', 'All'],
      ['paper', 'Papers (4)'],
      ['book', 'Books (2)'],
      ['talk', 'talk (1)'],
    ]);
    expect(optionsOf('Person')).toEqual([
      ['', 'All'],
      ['An', 'An (3)'],
    ]);
  });

  test('offers what the URL names, though no item has it', () => {
    showControls('/talks?kind=film');
    expect(optionsOf('Kind').at(-1)).toEqual(['film', 'film (0)']);
    expect(chosenIn('Kind')).toBe('film');
    expect(optionsOf('Person')).toHaveLength(2);
  });

  test('offers a value once that is chosen, and all alone before any are known', () => {
    showControls('/talks?kind=book');
    expect(optionsOf('Kind')).toHaveLength(4);
    expect(chosenIn('Kind')).toBe('book');
  });

  test('offers nothing but all before the values are known', () => {
    showControls('/talks', LIST, null);
    expect(optionsOf('Kind')).toEqual([['', 'All']]);
    expect(screen.getByLabelText('From').getAttribute('placeholder')).toBeNull();
  });

  test('asks for years as numbers of four digits, and hints at the first and the last', () => {
    const { container } = showControls('/talks?year-from=2001');
    expect([chosenIn('From'), chosenIn('To')]).toEqual(['2001', '']);
    const fields = ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
    expect(fields.map(({ name, placeholder }) => [name, placeholder])).toEqual([
      ['year-from', '1999'],
      ['year-to', '2024'],
    ]);
    for (const field of fields) {
      expect([field.inputMode, field.maxLength, field.pattern]).toEqual([
        'numeric',
        4,
        '[0-9]{1,4}',
      ]);
    }
    expect(container.querySelector('fieldset legend')?.textContent).toBe('Year');
  });

  test('has its orders, of which the first holds where none is chosen', () => {
    showControls();
    expect(optionsOf('Sort by')).toEqual([
      ['newest', 'Newest'],
      ['title', 'Title'],
    ]);
    expect(chosenIn('Sort by')).toBe('newest');
  });

  test('has no field for the one order that there is, and is not there without any field', () => {
    const sort = { ...SORT, options: SORT.options.slice(0, 1) };
    const { container } = showControls('/talks', { ...LIST, sort });
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    expect(container.querySelector('form')).not.toBeNull();
  });

  test('is not there where there is one order and nothing to filter by', () => {
    const sort = { ...SORT, options: SORT.options.slice(0, 1) };
    const { container } = showControls('/talks', { ...LIST, filters: [], sort });
    expect(container.querySelector('search')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(container.textContent).toBe('The list');
  });

  test('without scripts keeps the language, as it is not the site’s first', () => {
    expect(hidden(showControls('/talks?kind=book&a=b').container)).toEqual([['lang', 'en']]);
  });
});

describe('what is chosen', () => {
  test('is listed, each with a link that removes it, and one that removes all', () => {
    showControls('/talks?kind=book&year-from=2001&year-to=2004&words=oak&a=b');
    const list = within(screen.getByRole('list', { name: 'Chosen' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
      'Remove Kind: Books',
      'Remove Year: 2001–2004',
      'Remove Words: oak',
      'Remove all',
    ]);
    expect(links[0]?.textContent).toBe('Kind: Books ×');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/talks?a=b&year-from=2001&year-to=2004&words=oak&lang=en',
      '/talks?a=b&kind=book&words=oak&lang=en',
      '/talks?a=b&kind=book&year-from=2001&year-to=2004&lang=en',
      '/talks?a=b&lang=en',
    ]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual(links.map(() => 'nofollow'));
  });

  test.each([
    ['?year-from=2001', 'Year: 2001–'],
    ['?year-to=2004', 'Year: –2004'],
    ['?year-from=2001&year-to=2001', 'Year: 2001'],
    ['?kind=talk', 'Kind: talk'],
  ])('is said in words: %s', (query, name) => {
    showControls(`/talks${query}`);
    const list = within(screen.getByRole('list', { name: 'Chosen' }));
    // One alone is removed by its own link.
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      `Remove ${name}`,
    ]);
  });

  test('is not listed where nothing is', () => {
    showControls('/talks?sort=title');
    expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull();
  });

  test('is followed by its form', async () => {
    showControls('/talks?kind=book&sort=title');
    await userEvent.click(screen.getByRole('link', { name: 'Remove Kind: Books' }));
    expect([chosenIn('Kind'), chosenIn('Sort by')]).toEqual(['', 'title']);
  });
});

describe('where nothing is left', () => {
  const showNone = (at: string, list = LIST, facts: ListFacts | undefined = FACTS) =>
    show(
      <Items list={list} state={{ ...startList(0), facts }} pageSize={20} empty="Empty">
        {() => 'Items'}
      </Items>,
      at,
    );
  const read = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('and nothing is chosen, the list says so itself', () => {
    expect(showNone('/talks').container.textContent).toBe('Empty');
  });

  test('a filter without which there are items is named, with how many', () => {
    showNone('/talks?kind=book', LIST, { ...FACTS, without: { kind: 4 } });
    expect(read()).toEqual(['Show without Kind: Books (4)']);
  });

  test('of several, each is, and all can be removed at once', () => {
    showNone('/talks?kind=book&words=x', LIST, { ...FACTS, without: { kind: 4, words: 2 } });
    expect(read()).toEqual([
      'Show without Kind: Books (4)',
      'Show without Words: x (2)',
      'Remove all',
    ]);
  });

  test('one without which there is nothing either is not', () => {
    showNone('/talks?kind=book&words=x', LIST, { ...FACTS, without: { kind: 0, words: 0 } });
    expect(read()).toEqual(['Remove all']);
  });

  test('each is where the API does not say how many there are', () => {
    showNone('/talks?kind=book', LIST, FACTS);
    expect(read()).toEqual(['Show without Kind: Books']);
  });

  test('of what is to come or over, that is said', () => {
    const time = { field: 'date', end: undefined, parameter: 'time' };
    const timed: ListModel = { ...listOf({ filters: FILTERS, time }), words };
    expect(showNone('/talks', timed).container.textContent).toBe('Nothing to come');
  });

  test('of what is over, that is said', () => {
    const time = { field: 'date', end: undefined, parameter: 'time' };
    const timed: ListModel = { ...listOf({ filters: FILTERS, time }), words };
    expect(showNone('/talks?time=past', timed).container.textContent).toBe('Nothing is over');
  });
});
